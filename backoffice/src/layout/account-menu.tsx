import { UserMenu, useGetIdentity, useTranslate } from 'react-admin';

/** The account's menu; its accessible name says whose it is. */
export function AccountMenu() {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  return <UserMenu label={`${translate('ra.auth.user_menu')}: ${identity?.fullName ?? ''}`} />;
}
