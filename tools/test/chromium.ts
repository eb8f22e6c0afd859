import { findProgram } from '../emulators/find-program.ts';
import { run } from '../platform/build.ts';

/** A browser the journeys can use, and where it comes from. */
export type FoundChromium = { path: string; source: string };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Ways to a Chromium, the nearest first; each answers a path or `null`. */
const WAYS: readonly { source: string; find: () => Promise<string | null> | string | null }[] = [
  { source: 'CHROMIUM', find: () => process.env.CHROMIUM ?? null },
  { source: 'the system', find: () => systemChromium() },
  { source: 'the npm package @sparticuz/chromium', find: packagedChromium },
  { source: 'apt, installed now', find: installChromium },
];

/** Finds a Chromium that starts here, or installs one. Throws one sentence that says what to do. */
export async function findChromium(): Promise<FoundChromium> {
  const tried: string[] = [];
  for (const { source, find } of WAYS) {
    const path = await find();
    if (path === null) continue;
    const { code, output } = await run(path, ['--version', '--no-sandbox']);
    if (code === 0) return { path, source: `${source} (${output.match(/[A-Z][\w ]* [\d.]+/)?.[0] ?? path})` };
    tried.push(`${source}: ${output.trim().split('\n').at(-1) ?? `exit code ${code}`}`);
  }
  const reasons = tried.length > 0 ? ` Tried ${tried.join('; ')}.` : '';
  throw new Error(`No Chromium starts here: install one, or name its program in CHROMIUM.${reasons}`);
}

function systemChromium(): string | null {
  for (const name of NAMES) {
    const path = findProgram(name);
    if (path) return path;
  }
  return findProgram(MAC.split('/').at(-1) ?? '', [MAC.slice(0, MAC.lastIndexOf('/'))]);
}

/** The package carries a Linux build for x64 only. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return null;
  }
}

async function installChromium(): Promise<string | null> {
  if (!findProgram('apt-get') || process.getuid?.() !== 0) return null;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return systemChromium();
}
