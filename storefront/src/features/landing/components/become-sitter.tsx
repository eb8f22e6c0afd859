import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/button/button.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './become-sitter.module.css';

/** The invitation to apply: for visitors only (spec §2). */
export function BecomeSitter() {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.section}>
      <div className={classes.card}>
        <div>
          <h2 className={classes.title}>{t('become.title')}</h2>
          <p className={classes.text}>{t('become.text')}</p>
        </div>
        <LinkButton className={classes.action} to={paths.becomeSitter.getHref()} size="lg" look="sun">
          {t('become.action')}
        </LinkButton>
      </div>
    </section>
  );
}
