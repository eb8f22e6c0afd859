import type { DirectoryPage } from '@patas/shared/directory/card';
import type { Location } from '@patas/shared/town';
import { useCallback, useEffect, useState } from 'react';
import { knownDirectory, loadDirectory } from './load-directory.ts';

export interface Directory {
  /** null until they are there. */
  pages: DirectoryPage[] | null;
  failed: boolean;
  retry: () => void;
}

/** A town's pages (all towns' without one), loaded once `wanted`; what is in memory is there at once. */
export function useDirectory(town: Location | undefined, wanted: boolean): Directory {
  const [attempt, setAttempt] = useState(0);
  const asked = `${town ?? 'all'}#${attempt}`;
  const [answer, setAnswer] = useState<{ asked: string; pages: DirectoryPage[] | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    loadDirectory(town).then(
      (pages) => open && setAnswer({ asked, pages }),
      () => open && setAnswer({ asked, pages: null }),
    );
    return () => {
      open = false;
    };
  }, [town, wanted, asked]);
  const mine = answer?.asked === asked ? answer : null;
  const pages = wanted ? (mine?.pages ?? knownDirectory(town)) : null;
  return {
    pages,
    failed: mine !== null && pages === null,
    retry: useCallback(() => setAttempt((number) => number + 1), []),
  };
}
