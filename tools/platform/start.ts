import { banner } from './banner.ts';
import { BUILD_TARGETS, build } from './build.ts';
import { forgetData } from './data.ts';
import { startDevServers } from './dev-servers.ts';
import { type Log, openLog } from './log.ts';
import { HELP, readOptions, type StartOptions } from './options.ts';
import type { Part } from './part.ts';
import { dataDir, logDir, mailDir } from './paths.ts';
import { rebuildFunctions } from './rebuild.ts';
import { demoAccounts } from './seed.ts';
import { onStopSignals } from './signals.ts';
import { type Stack, startStack, takePlace } from './stack.ts';

/** Builds what changed, one line each. */
async function buildAll(log: Log): Promise<void> {
  for (const target of BUILD_TARGETS) {
    const from = Date.now();
    log.progress(`Building the ${target.name} …`);
    const result = await build(target);
    log.say(result === 'fresh' ? `✓ ${target.name}: unchanged` : `✓ ${target.name}: built in ${seconds(from)}`);
  }
}

const seconds = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

async function main(options: StartOptions): Promise<number> {
  const { offset, dev, ui, official } = options;
  const log = openLog(logDir(offset));
  const data = dataDir(offset);
  const mail = mailDir(offset);
  let stack: Stack | undefined;
  const servers: Part[] = [];
  let stopRebuilding = () => {};
  const stopped = new Promise<void>((resolve) => {
    const force = () => {
      log.say(stack ? 'Stopped at once; the data of this session was not saved.' : 'Stopped.');
      for (const part of servers) part.kill();
      stack?.kill();
      process.exit(130);
    };
    onStopSignals(() => {
      if (!stack) force();
      log.say('\nSaving the data and stopping … (Ctrl-C again stops at once)');
      resolve();
    }, force);
  });
  try {
    await takePlace(offset, [...(ui ? ['ui'] : []), ...(dev ? ['storefrontDev', 'backofficeDev'] : [])]);
    await buildAll(log);
    if (options.fresh) for (const dir of [data, mail]) forgetData(dir);
    const from = Date.now();
    log.progress('Starting the emulators …');
    stack = await startStack({ offset, dataDir: data, mailDir: mail, seed: true, official, ui, clock: true, log });
    log.say(`✓ emulators: ${stack.description}, up in ${seconds(from)}`);
    if (dev) {
      servers.push(...(await startDevServers(offset, log)));
      stopRebuilding = rebuildFunctions(log);
    }
    log.say(banner({ offset, ui, dev, accounts: await demoAccounts() }));
    const crash = await Promise.race([stopped.then(() => null), stack.crashed, ...servers.map(crashOf)]);
    if (crash) log.line('platform', 'error', `${crash} Everything else is stopped too.`);
    stopRebuilding();
    await Promise.all(servers.map((part) => part.stop(2_000)));
    await stack.stop();
    log.say(crash ? 'Stopped.' : `Stopped. The data is in ${data}`);
    return crash ? 1 : 0;
  } catch (error) {
    log.line('platform', 'error', error instanceof Error ? error.message : String(error));
    for (const part of servers) part.kill();
    await stack?.stop({ save: false });
    return 1;
  } finally {
    await log.close();
  }
}

async function crashOf(part: Part): Promise<string> {
  const { code, signal } = await part.ended;
  return `The ${part.name} ended unexpectedly (${signal ?? `exit code ${code}`}).`;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(HELP);
  else process.exit(await main(options));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  process.exit(2);
}
