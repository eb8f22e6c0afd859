import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { signOut } from '../../lib/session/session.ts';
import type { SessionUser } from '../../lib/session/store.ts';
import { Disclosure } from '../disclosure.tsx';
import classes from './header.module.css';

export function ProfileMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = user.name || user.email;
  const leave = () =>
    signOut().then(
      () => navigate(paths.home.getHref()),
      () => notify.error(t('signOutFailed')),
    );
  return (
    <Disclosure
      className={classes.drop}
      summaryClassName={classes.avatar}
      label={t('nav.profile')}
      summary={<span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>}
    >
      <div className={classes.dropPanel}>
        <p className={classes.who}>{name}</p>
        <Link className={classes.item} to={paths.dashboard.getHref()}>
          {t('nav.myBookings')}
        </Link>
        <Link className={classes.item} to={paths.sitterDashboard.getHref()}>
          {t('nav.sitterDashboard')}
        </Link>
        <button className={classes.item} type="button" onClick={leave}>
          {t('nav.signOut')}
        </button>
      </div>
    </Disclosure>
  );
}
