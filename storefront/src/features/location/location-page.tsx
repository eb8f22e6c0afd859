import { isTown, TOWNS, type Town } from '@patas/shared/town';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../components/button/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { TownCard } from '../../components/town-card.tsx';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head.tsx';
import classes from './location-page.module.css';

function UnknownLocation() {
  const { t } = useTranslation('landing');
  return (
    <>
      <PageHead title={t('location.notFound')} noindex />
      <EmptyState
        order={1}
        title={t('location.notFound')}
        text={t('location.notFoundText')}
        action={<LinkButton to={paths.home.getHref()}>{t('location.returnHome')}</LinkButton>}
      />
    </>
  );
}

function TownPage({ town }: { town: Town }) {
  const { t } = useTranslation(['landing', 'domain']);
  const name = t(`location.${town}`, { ns: 'domain' });
  const text = t(`location.${town}`);
  return (
    <div className={classes.page}>
      <PageHead title={t('location.metaTitle', { town: name })} description={text} />
      <div className={classes.hero}>
        <Drawing name={town} className={classes.picture} />
        <div>
          <p className={classes.eyebrow}>{t('location.eyebrow')}</p>
          <h1 className={classes.title}>{name}</h1>
          <p className={classes.text}>{text}</p>
          <LinkButton to={paths.search.getHref({ town })} size="lg">
            {t('location.sitters', { town: name })}
          </LinkButton>
        </div>
      </div>
      <h2 className={classes.others}>{t('location.others')}</h2>
      <ul className={classes.list}>
        {TOWNS.filter((other) => other !== town).map((other) => (
          <li key={other}>
            <TownCard town={other} text={t(`towns.${other}`)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A town of spec §2: what it is like there, its sitters, and the way to the other towns. */
export default function LocationPage() {
  const { town = '' } = useParams();
  return isTown(town) ? <TownPage town={town} /> : <UnknownLocation />;
}
