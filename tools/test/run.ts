import { parseArgs, styleText } from 'node:util';
import { type Log, openLog } from '../platform/log.ts';
import { logDir } from '../platform/paths.ts';
import { onStopSignals } from '../platform/signals.ts';
import { type Stack, startStack } from '../platform/stack.ts';
import { single } from './outcome.ts';
import { STAGES, type Stage } from './stages.ts';
import { line, type Result, summary } from './summary.ts';

const HELP = `npm test [-- options]      everything, from nothing; nothing is skipped
npm run validate           lint, types, units and build only

  --only a,b    only these stages: ${STAGES.map(({ name }) => name).join(', ')}
  --offset N    ports of the test platform (default 10000)
  --official    Google's emulators (JARs) instead of hidane and our rules runtime
  --help        this text
`;

type Options = { stages: readonly Stage[]; offset: number; official: boolean };

/** Reads the command line; throws one sentence about what it cannot use, answers `null` for --help. */
function readOptions(args: string[]): Options | null {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      validate: flag,
      official: flag,
      help: flag,
      only: { type: 'string' },
      offset: { type: 'string', default: '10000' },
    },
  });
  if (values.help) return null;
  const names = values.only?.split(',');
  const unknown = names?.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}".`);
  const wanted = (stage: Stage) => (names ? names.includes(stage.name) : !(values.validate && stage.onPlatform));
  return { stages: STAGES.filter(wanted), offset: Number(values.offset), official: values.official };
}

async function main({ stages, offset, official }: Options): Promise<number> {
  const log = openLog(logDir(offset), { name: 'test' });
  const quiet: Log = { ...openLog(logDir(offset), { quiet: true }), progress: log.progress };
  let starting: Promise<Stack> | undefined;
  let stack: Stack | undefined;
  const abort = () => {
    stack?.kill();
    process.exit(130);
  };
  onStopSignals(abort, abort);
  const results: Result[] = [];
  for (const stage of stages) {
    const from = Date.now();
    log.progress(`  ${stage.name} …`);
    const outcome = await attempt(async () => {
      if (stage.onPlatform) {
        log.progress('  starting the emulators …');
        starting ??= startStack({ offset, official, log: quiet }).then((started) => {
          void started.crashed.then((sentence) => log.line('platform', 'error', sentence));
          return started;
        });
        stack = await starting;
      }
      return stage.run({ log, quiet, offset, env: stack?.env ?? {} });
    });
    const result = { name: stage.name, outcome, milliseconds: Date.now() - from };
    results.push(result);
    log.say(line(result));
    if (outcome.detail) log.say(outcome.detail);
  }
  await stack?.stop();
  await quiet.close();
  log.say(summary(results));
  await log.close();
  return results.some(({ outcome }) => outcome.failed > 0) ? 1 : 0;
}

/** A stage that throws has failed, in the words of its error. */
async function attempt(work: () => ReturnType<Stage['run']>) {
  try {
    return await work();
  } catch (error) {
    return single(false, styleText('red', error instanceof Error ? error.message : String(error)));
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exit(await main(options));
  process.stdout.write(HELP);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  process.exit(2);
}
