import { Admin, type AuthProvider, type I18nProvider, Resource, type Store } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FirebaseContext } from './components/firebase-context.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import type { Firebase } from './firebase.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { LoginPage } from './layout/login-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import type { BackofficeDataProvider } from './providers/data-provider.ts';
import { queryClient } from './query-client.ts';
import { applicants } from './resources/applicants/index.ts';
import { bookings } from './resources/bookings/index.ts';
import { mail } from './resources/mail/index.ts';
import { sitters } from './resources/sitters/index.ts';
import { userRoles } from './resources/team/index.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

interface Props {
  i18nProvider: I18nProvider;
  authProvider: AuthProvider;
  dataProvider: BackofficeDataProvider;
  firebase: Firebase;
  store: Store;
}

/** The back office: every screen needs an admin who is signed in. */
export function App({ firebase, ...providers }: Props) {
  const admin = (
    <Admin
      {...providers}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme={window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}
      layout={AppLayout}
      loginPage={LoginPage}
      catchAll={NotFoundPage}
      dashboard={Dashboard}
      requireAuth
      disableTelemetry
    >
      <Resource {...applicants} />
      <Resource {...sitters} />
      <Resource {...bookings} />
      <Resource {...mail} />
      <Resource {...userRoles} />
      <Resource name="services" />
      <Resource name="users" />
      <Resource name="sitterCalendars" />
      <Resource name="bookingEvents" />
      <Resource name="bookingPrivate" />
      <Resource name="messages" />
    </Admin>
  );
  return (
    <FirebaseContext value={firebase}>
      <RouterProvider router={router(admin)} />
    </FirebaseContext>
  );
}

let made: ReturnType<typeof createBrowserRouter> | undefined;

/** One router for the page's life; a data router, so that forms can warn before typed text is lost. */
function router(admin: React.ReactElement) {
  made ??= createBrowserRouter([{ path: '*', element: admin }]);
  return made;
}
