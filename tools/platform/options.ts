import { parseArgs } from 'node:util';
import { OFFSET_STEP } from '@patas/shared/local/ports';

/** Beyond it, ports would pass 65535. */
const MAX_OFFSET = 50_000;

export const HELP = `npm start [-- options]     the marketplace on this machine, with demo data
npm run dev [-- options]   the same with hot reload of both sites and the functions

  --fresh       begin anew: forget accounts, data, files and mail
  --ui          also the Emulator UI (downloaded by firebase-tools)
  --official    Google's emulators (JARs) instead of hidane and our rules runtime; Java 21 or newer
  --offset N    add N (whole thousands) to every port, to run beside another platform
  --help        this text
`;

export type StartOptions = {
  fresh: boolean;
  ui: boolean;
  official: boolean;
  dev: boolean;
  help: boolean;
  offset: number;
};

/** Reads the command line. Throws with one sentence on an unknown option or a bad offset. */
export function readOptions(args: readonly string[]): StartOptions {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { fresh: flag, ui: flag, official: flag, dev: flag, help: flag, offset: { type: 'string', default: '0' } },
  });
  const offset = Number(values.offset);
  if (!Number.isInteger(offset / OFFSET_STEP) || offset < 0 || offset > MAX_OFFSET) {
    throw new Error(`--offset takes whole thousands from 0 to ${MAX_OFFSET}, not "${values.offset}".`);
  }
  return { ...values, offset };
}
