import { useTranslation } from 'react-i18next';
import classes from './page-skeleton.module.css';

/** A page that is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} aria-busy="true">
      <p className={classes.words} role="status">
        {t('loading')}
      </p>
      <div className={classes.title} />
      <div className={classes.line} />
      <div className={classes.block} />
      <div className={classes.block} />
    </div>
  );
}
