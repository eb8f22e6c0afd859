import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session/store.ts';
import { Disclosure } from '../disclosure.tsx';
import { Logo } from '../logo.tsx';
import classes from './header.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MemberLinks, SitterLink, VisitorLinks } from './nav-links.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** Spec §2: the logo, the way to the sitters, languages, and what the person may do here; one menu on small screens. */
export function Header() {
  const { t } = useTranslation();
  const session = useSession();
  const member = session.status === 'signed-in' ? session : null;
  const links = member ? <MemberLinks admin={member.claims.admin} /> : <VisitorLinks />;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link className={classes.home} to={paths.home.getHref()} aria-label={t('brandHome')}>
          <Logo />
        </Link>
        <nav className={classes.wide} aria-label={t('nav.main')}>
          <SitterLink />
          <span className={classes.space} />
          {links}
        </nav>
        <LanguageSwitcher />
        {member && <ProfileMenu user={member.user} />}
        <Disclosure
          className={classes.narrow}
          summaryClassName={classes.menuButton}
          label={t('nav.menu')}
          summary={<span className={classes.lines} aria-hidden="true" />}
        >
          <nav className={classes.panel} aria-label={t('nav.main')}>
            <SitterLink />
            {links}
          </nav>
        </Disclosure>
      </div>
    </header>
  );
}
