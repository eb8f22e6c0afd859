import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { origins } from '../platform/config.ts';
import { exchange, hasData } from '../platform/data.ts';
import { dataDir } from '../platform/paths.ts';
import { OpsError, runOps } from './ops.ts';

const HELP = `npm run data:import -- <folder> [options]     makes an export the data that "npm start" begins with

  --offset N      the data of a platform whose ports are moved by N
  --help          this text

The platform must not be running: it would write its own data over it when it stops.
`;

await runOps({
  help: HELP,
  options: { offset: { type: 'string', default: process.env.PLATFORM_OFFSET ?? '0' } },
  async run({ values, positionals }) {
    const offset = Number(values.offset);
    const [folder, ...rest] = positionals;
    if (!folder || rest.length > 0) throw new OpsError(`One folder is needed.\n\n${HELP}`);
    const from = resolve(process.env.INIT_CWD ?? '.', folder);
    if (!hasData(from))
      throw new OpsError(`${from} holds no export: make one with "npm run data:export -- ${folder}".`);
    const runs = await fetch(`${origins(offset).hub}/emulators`).then(
      () => true,
      () => false,
    );
    if (runs) throw new OpsError('The platform is running: stop it with Ctrl-C first.');
    const dir = dataDir(offset);
    const fresh = `${dir}.new`;
    rmSync(fresh, { recursive: true, force: true });
    cpSync(from, fresh, { recursive: true });
    exchange(fresh, dir);
    return `"npm start" now begins with the data of ${from}`;
  },
});
