import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../platform/paths.ts';

type Jar = { downloadPathRelativeToCacheDir: string; remoteUrl: string };

const DOWNLOAD_PATIENCE_MS = 5_000;

/** Google's JARs that firebase-tools would download: the Firestore emulator and the Storage rules runtime. */
function neededJars(): Jar[] {
  const list = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const all = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Jar>;
  return ['firestore', 'storage'].flatMap((name) => all[name] ?? []);
}

function cacheDir(): string {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
}

/** 'cached', 'downloadable' or 'unreachable' for the two JARs together. */
export async function jarState(): Promise<'cached' | 'downloadable' | 'unreachable'> {
  const missing = neededJars().filter((jar) => !existsSync(join(cacheDir(), jar.downloadPathRelativeToCacheDir)));
  if (missing.length === 0) return 'cached';
  const reachable = await Promise.all(missing.map((jar) => answers(jar.remoteUrl)));
  return reachable.every(Boolean) ? 'downloadable' : 'unreachable';
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(DOWNLOAD_PATIENCE_MS) });
    return response.ok;
  } catch {
    return false;
  }
}
