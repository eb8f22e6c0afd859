import { useEffect } from 'react';
import { useAuthProvider, useLogout } from 'react-admin';
import { SESSION_CHECK_MS } from '../providers/auth-provider.ts';

/**
 * Leaves for the sign-in page, which says why, when the session ends elsewhere or the admin role is taken away. Looks every 30
 * seconds and when the page comes back into view.
 */
export function SessionGuard() {
  const authProvider = useAuthProvider();
  const logout = useLogout();

  useEffect(() => {
    let open = true;
    const look = () =>
      authProvider?.checkAuth({}).catch(() => {
        if (!open) return;
        open = false;
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
  }, [authProvider, logout]);
  return null;
}
