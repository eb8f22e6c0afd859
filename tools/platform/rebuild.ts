import { watch } from 'node:fs';
import { join } from 'node:path';
import { run } from './build.ts';
import type { Log } from './log.ts';
import { ROOT } from './paths.ts';

const SOURCES = ['functions/src', 'shared/src'];
const SETTLE_MS = 300;

/**
 * Builds the functions again whenever their sources change; firebase-tools then loads the new bundle by itself.
 * Returns what ends it.
 */
export function rebuildFunctions(log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  let building = false;
  let again = false;
  const build = async () => {
    if (building) {
      again = true;
      return;
    }
    building = true;
    const { code, output } = await run('npm', ['run', '--silent', 'build', '-w', '@patas/functions']);
    log.line('functions', code === 0 ? 'info' : 'error', code === 0 ? 'built again' : output.trimEnd());
    building = false;
    if (again) {
      again = false;
      await build();
    }
  };
  const watchers = SOURCES.map((source) =>
    watch(join(ROOT, source), { recursive: true }, (_, file) => {
      if (file?.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void build(), SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
