import { join } from 'node:path';
import { BUILD_TARGETS, type BuildTarget, build, run } from '../platform/build.ts';
import { emptyPlatform } from '../platform/empty.ts';
import type { Log } from '../platform/log.ts';
import { ROOT } from '../platform/paths.ts';
import { loadSeed } from '../platform/seed.ts';
import { withoutTriggers } from '../platform/triggers.ts';
import { findChromium } from './chromium.ts';
import { functionsAlone } from './functions-alone.ts';
import { type Outcome, single, sum } from './outcome.ts';
import { runVitest } from './vitest-stage.ts';

/** What a stage is given. `quiet` writes to a file only; `env` tells where the platform is, if one runs. */
export type Context = { log: Log; quiet: Log; env: Record<string, string>; offset: number };

export type Stage = {
  name: string;
  /** Needs the emulators, which start before the first such stage. */
  onPlatform: boolean;
  run(context: Context): Promise<Outcome>;
};

/** One of the programs that `npm ci` installs. */
async function command(name: string, args: string[]): Promise<Outcome> {
  const { code, output } = await run(join(ROOT, 'node_modules/.bin', name), args);
  return single(code === 0, output);
}

async function buildOne(target: BuildTarget, log: Log): Promise<Outcome> {
  log.progress(`  building the ${target.name} …`);
  return build(target).then(
    () => single(true, ''),
    (error: Error) => single(false, error.message),
  );
}

async function buildEverything({ log }: Context): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const target of BUILD_TARGETS) outcomes.push(await buildOne(target, log));
  log.progress('  installing and importing the functions alone …');
  const built = outcomes.at(-1)?.failed === 0;
  outcomes.push(built ? await functionsAlone() : single(false, 'functions/ alone: not built'));
  return sum(outcomes);
}

const vitest = (project: string) => (context: Context) =>
  runVitest(project, context.env, (line) => context.log.progress(`  ${line}`));

/** Tests of the database itself: nothing of ours needs to answer their writes. */
const database = (project: string) => (context: Context) =>
  withoutTriggers(() => vitest(project)(context), context.env);

/** The journeys run over the demo data and nothing else, as a newcomer's first look does. */
async function journeys(context: Context): Promise<Outcome> {
  const { path, source } = await findChromium();
  context.log.say(`  Chromium from ${source}`);
  context.log.progress('  loading the demo data …');
  await emptyPlatform(context.offset, context.env);
  await loadSeed(context.offset, context.quiet);
  return vitest('e2e')({ ...context, env: { ...context.env, CHROMIUM: path } });
}

/** All stages in the order in which they tell most, soonest. */
export const STAGES: readonly Stage[] = [
  { name: 'lint', onPlatform: false, run: () => command('biome', ['check', '.']) },
  { name: 'types', onPlatform: false, run: () => command('tsc', ['-b']) },
  { name: 'unit', onPlatform: false, run: vitest('unit') },
  { name: 'build', onPlatform: false, run: buildEverything },
  { name: 'rules', onPlatform: true, run: database('rules') },
  { name: 'provider', onPlatform: true, run: database('provider') },
  { name: 'functions', onPlatform: true, run: vitest('functions') },
  { name: 'e2e', onPlatform: true, run: journeys },
];
