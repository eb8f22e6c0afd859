import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
        <Button className={classes.action} component={Link} to={paths.becomeSitter.getHref()} size="lg" color="sun.3">
          {t('become.action')}
        </Button>
      </div>
    </section>
  );
}
