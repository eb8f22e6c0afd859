import { paths } from '@patas/shared/paths';
import { useEffect } from 'react';
import { useDocument } from '../firebase/use-live-query.ts';
import { refreshSession } from './session.ts';
import { useSession } from './store.ts';

/** Fetches a new token when the record of somebody's roles says other than their token does: roles are claims (design §3). */
export function useRoleRefresh(uid: string): void {
  const { claims } = useSession();
  const { data } = useDocument(paths.userRole(uid), (snapshot) => ({
    admin: (snapshot.get('roles') as string[] | undefined)?.includes('admin') ?? false,
    sitterId: (snapshot.get('sitterId') as string | undefined) ?? null,
  }));
  const differs = data && claims && (data.admin !== claims.admin || data.sitterId !== claims.sitterId);
  useEffect(() => {
    if (differs) refreshSession().catch(() => {});
  }, [differs]);
}
