import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportData, hasData } from '../platform/data.ts';
import { OpsError, runOps, useLocalPlatform } from './ops.ts';

const HELP = `npm run data:export -- <folder> [options]     copies a running platform's accounts, documents and files

  --offset N      a local platform whose ports are moved by N
  --help          this text

An earlier export in the folder is replaced once the new one is whole.
`;

await runOps({
  help: HELP,
  options: { offset: { type: 'string', default: process.env.PLATFORM_OFFSET ?? '0' } },
  async run({ values: { offset }, positionals }) {
    const [folder, ...rest] = positionals;
    if (!folder || rest.length > 0) throw new OpsError(`One folder is needed.\n\n${HELP}`);
    // npm runs scripts at the repository's root; the operator's own folder is in INIT_CWD.
    const dir = resolve(process.env.INIT_CWD ?? '.', folder);
    if (existsSync(dir) && readdirSync(dir).length > 0 && !hasData(dir)) {
      throw new OpsError(`${dir} holds something else than an export: name an empty or a new folder.`);
    }
    await useLocalPlatform(Number(offset));
    await exportData(dir, Number(offset));
    return `The data is in ${dir}`;
  },
});
