import { parseArgs } from 'node:util';
import { BUILD_TARGETS, build } from '../../tools/platform/build.ts';
import { openLog } from '../../tools/platform/log.ts';
import { logDir } from '../../tools/platform/paths.ts';
import { startStack } from '../../tools/platform/stack.ts';
import { connect, type Platform } from '../../tools/seed/connect.ts';
import { findChromium } from '../../tools/test/chromium.ts';
import type { Figures } from './figures.ts';

const HELP = `npm run bench [-- options]      figures of this machine, printed; nothing passes or fails

  --only a,b      memory, pages, race, search (default: all)
  --runs N        visits per page (default 5)
  --sitters N     sitters in the search figures (default 10000)
  --offset N      ports of its own platform (default 20000)`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'memory,pages,race,search' },
    runs: { type: 'string', default: '5' },
    sitters: { type: 'string', default: '10000' },
    offset: { type: 'string', default: '20000' },
    help: { type: 'boolean', default: false },
  },
});

/** In this order: the large set comes last, it changes what pages show. */
const SECTIONS: Record<
  string,
  () => Promise<(setting: { runs: number; sitters: number; platform: Platform }) => Promise<Figures>>
> = {
  memory: async () => (await import('./memory.ts')).memory,
  pages: async () => (await import('./pages.ts')).pages,
  race: async () => (await import('./race.ts')).race,
  search: async () => (await import('./search.ts')).search,
};

if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const offset = Number(values.offset);
const wanted = values.only.split(',');
const unknown = wanted.find((name) => !(name in SECTIONS));
if (unknown !== undefined) {
  console.error(`There is no section "${unknown}".\n\n${HELP}`);
  process.exit(2);
}
const log = openLog(logDir(offset), { quiet: true, name: 'bench' });
for (const target of BUILD_TARGETS) await build(target);
console.log('starting a platform with demo data …');
const stack = await startStack({ offset, seed: true, log });
try {
  Object.assign(process.env, stack.env, { CHROMIUM: (await findChromium()).path });
  const setting = { runs: Number(values.runs), sitters: Number(values.sitters), platform: connect() };
  for (const [name, load] of Object.entries(SECTIONS)) {
    if (!wanted.includes(name)) continue;
    console.log(`\n${name}`);
    const section = await load();
    for (const line of await section(setting)) console.log(`  ${line}`);
  }
} finally {
  await stack.stop();
}
process.exit(0);
