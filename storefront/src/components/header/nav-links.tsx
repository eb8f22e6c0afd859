import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import classes from './header.module.css';

/** NavLink takes no undefined class. */
const link = classes.link ?? '';

export function SitterLink() {
  const { t } = useTranslation();
  return (
    <NavLink className={link} to={paths.search.getHref()}>
      {t('nav.knowOurSitters')}
    </NavLink>
  );
}

/** For somebody who is not signed in, or of whom we don't know it yet. */
export function VisitorLinks() {
  const { t } = useTranslation();
  return (
    <Button className={classes.visitor} component={Link} to={paths.auth.getHref()} variant="light">
      {t('nav.enter')}
    </Button>
  );
}

export function MemberLinks({ admin }: { admin: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {admin && (
        <NavLink className={link} to={paths.admin.getHref()}>
          {t('nav.admin')}
        </NavLink>
      )}
      <NavLink className={link} to={paths.dashboard.getHref()}>
        {t('nav.dashboard')}
      </NavLink>
      <Button component={Link} to={paths.bookNow.getHref()}>
        {t('nav.bookNow')}
      </Button>
    </>
  );
}
