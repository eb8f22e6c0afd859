import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/button/button.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './hero.module.css';

/** The promise of spec §1, and the two ways in. */
export function Hero({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('landing');
  const bookNow = paths.bookNow.getHref();
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{t('hero.eyebrow')}</p>
        <h1 className={classes.title}>{t('hero.title')}</h1>
        <p className={classes.text}>{t('hero.text')}</p>
        <div className={classes.actions}>
          <LinkButton to={signedIn ? bookNow : paths.auth.getHref({ next: bookNow })} size="lg">
            {t('hero.bookNow')}
          </LinkButton>
          <LinkButton to={paths.search.getHref()} size="lg" look="default">
            {t('hero.knowOurSitters')}
          </LinkButton>
        </div>
      </div>
      <Drawing name="coast" className={classes.picture} />
    </section>
  );
}
