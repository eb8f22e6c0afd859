import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { LinkButton } from '../button/button.tsx';
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
    <LinkButton className={classes.visitor} to={paths.auth.getHref()} look="light">
      {t('nav.enter')}
    </LinkButton>
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
      <LinkButton to={paths.bookNow.getHref()}>{t('nav.bookNow')}</LinkButton>
    </>
  );
}
