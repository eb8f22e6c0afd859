import type { DirectoryCard } from '@patas/shared/directory/card';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { notify } from '../../../lib/notify.ts';
import { useSession } from '../../../lib/session/store.ts';
import { loadFavorites, saveFavorite } from './favorites.ts';

const NONE: ReadonlySet<string> = new Set();

const changed = (favorites: ReadonlySet<string>, id: string, favorite: boolean): ReadonlySet<string> => {
  const next = new Set(favorites);
  if (favorite) next.add(id);
  else next.delete(id);
  return next;
};

export interface Favorites {
  /** What the hearts show. */
  ids: ReadonlySet<string>;
  /** What the order goes by: a card must not run away from the finger that marked it. */
  sortedBy: ReadonlySet<string>;
  toggle: (card: DirectoryCard) => void;
}

/** Somebody's favourites: set at once, taken back with a message when the server refuses. */
export function useFavorites(): Favorites {
  const { t } = useTranslation('search');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const signIn = useHref(paths.auth.getHref({ next: pathname + search }));
  const uid = user?.uid ?? null;
  const [ids, setIds] = useState(NONE);
  const [sortedBy, setSortedBy] = useState(NONE);
  const saving = useRef(new Set<string>());
  useEffect(() => {
    setIds(NONE);
    setSortedBy(NONE);
    if (!uid) return;
    notify.prepare();
    let open = true;
    loadFavorites(uid).then(
      (loaded) => {
        if (!open) return;
        setIds(loaded);
        setSortedBy(loaded);
      },
      // The list does without hearts; a heart that is pressed says whether the server can be reached.
      (error: unknown) => console.error(error),
    );
    return () => {
      open = false;
    };
  }, [uid]);
  const toggle = useCallback(
    async ({ id }: DirectoryCard) => {
      if (!uid) return notify.error(t('favorites.signIn'), { label: t('favorites.signInAction'), href: signIn });
      if (saving.current.has(id)) return;
      saving.current.add(id);
      const favorite = !ids.has(id);
      setIds((before) => changed(before, id, favorite));
      try {
        await saveFavorite(uid, id, favorite);
        notify.success(t(favorite ? 'favorites.added' : 'favorites.removed'));
      } catch (error) {
        console.error(error);
        setIds((before) => changed(before, id, !favorite));
        notify.error(t('favorites.failed'));
      } finally {
        saving.current.delete(id);
      }
    },
    [uid, ids, t, signIn],
  );
  return { ids, sortedBy, toggle };
}
