import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
          <Button component={Link} to={signedIn ? bookNow : paths.auth.getHref({ next: bookNow })} size="lg">
            {t('hero.bookNow')}
          </Button>
          <Button component={Link} to={paths.search.getHref()} size="lg" variant="default">
            {t('hero.knowOurSitters')}
          </Button>
        </div>
      </div>
      <Drawing name="coast" className={classes.picture} />
    </section>
  );
}
