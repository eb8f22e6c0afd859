import { TOWNS } from '@patas/shared/town';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session/store.ts';
import { Logo } from '../logo.tsx';
import { ColorSchemeSelect } from './color-scheme-select.tsx';
import classes from './footer.module.css';

export function Footer() {
  const { t } = useTranslation(['common', 'domain']);
  const { status } = useSession();
  const pages = [
    { to: paths.search.getHref(), text: t('nav.knowOurSitters') },
    { to: paths.bookNow.getHref(), text: t('nav.bookNow') },
    // Spec §2: only while nobody is signed in.
    ...(status === 'signed-in' ? [] : [{ to: paths.becomeSitter.getHref(), text: t('nav.becomeSitter') }]),
  ];
  const towns = TOWNS.map((town) => ({
    to: paths.location.getHref(town),
    text: t(`location.${town}`, { ns: 'domain' }),
  }));
  return (
    <footer className={classes.footer}>
      <svg className={classes.wave} viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 20q75-30 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v21H0Z" />
      </svg>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <div className={classes.brand}>
            <Logo />
            <p>{t('footer.promise')}</p>
          </div>
          {[
            { title: t('footer.explore'), links: pages },
            { title: t('footer.towns'), links: towns },
          ].map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul className={classes.links}>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link className={classes.link} to={to}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={classes.end}>
          <p>{t('footer.coast')}</p>
          <ColorSchemeSelect />
        </div>
      </div>
    </footer>
  );
}
