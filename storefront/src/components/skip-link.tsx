import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.link} href="#main">
      {t('skipToContent')}
    </a>
  );
}
