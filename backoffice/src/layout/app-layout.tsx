import { Layout, type LayoutProps } from 'react-admin';
import { AppTopBar } from './app-top-bar.tsx';
import { MainMenu } from './main-menu.tsx';
import { SessionGuard } from './session-guard.tsx';

/** Every page of a signed-in admin. */
export const AppLayout = ({ children }: LayoutProps) => (
  <Layout appBar={AppTopBar} menu={MainMenu}>
    <SessionGuard />
    {children}
  </Layout>
);
