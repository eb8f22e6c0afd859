import { Menu } from 'react-admin';

/** Resources of the menu, in its order. */
const RESOURCES = ['applicants', 'sitters', 'bookings', 'mail', 'userRoles'] as const;

export const MainMenu = () => (
  <Menu>
    <Menu.DashboardItem />
    {RESOURCES.map((name) => (
      <Menu.ResourceItem key={name} name={name} />
    ))}
  </Menu>
);
