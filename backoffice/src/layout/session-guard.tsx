import { useEffect } from 'react';
import { useAuthProvider, useLogout, useNotify } from 'react-admin';
import { SESSION_CHECK_MS } from '../providers/auth-provider.ts';

/**
 * Leaves for the sign-in page, saying why, when the session ends elsewhere or the admin role is taken away. Looks every 30
 * seconds and when the page comes back into view.
 */
export function SessionGuard() {
  const authProvider = useAuthProvider();
  const logout = useLogout();
  const notify = useNotify();

  useEffect(() => {
    let open = true;
    const look = () =>
      authProvider?.checkAuth({}).catch((error: Error) => {
        if (!open) return;
        open = false;
        notify(error.message, { type: 'error', autoHideDuration: 10_000 });
        void logout();
      });
    const lookWhenSeen = () => document.visibilityState === 'visible' && look();
    const timer = setInterval(look, SESSION_CHECK_MS);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      open = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [authProvider, logout, notify]);
  return null;
}
