import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '@patas/shared/local/ports';
import { emulatorEnv, origins } from '../platform/config.ts';

/** The operator asked for something that cannot be done; the message says what to do instead. */
export class OpsError extends Error {}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** An operators' command: help, options, and what it does. What `run` returns is printed. */
export type OpsCommand<T extends Options> = {
  help: string;
  options: T;
  run(args: ReturnType<typeof parseArgs<{ options: T & typeof COMMON; allowPositionals: true }>>): Promise<string>;
};

const COMMON = { help: { type: 'boolean', short: 'h', default: false } } as const;

/** Runs a command with `process.argv` and ends the process: 0 done, 1 could not be done, 2 not understood. */
export async function runOps<T extends Options>(command: OpsCommand<T>): Promise<never> {
  let args: Parameters<typeof command.run>[0];
  try {
    args = parseArgs({ options: { ...command.options, ...COMMON }, allowPositionals: true });
  } catch (error) {
    process.stderr.write(`${message(error)}\n\n${command.help}`);
    process.exit(2);
  }
  if ((args.values as { help?: boolean }).help) {
    process.stdout.write(command.help);
    process.exit(0);
  }
  try {
    process.stdout.write(`${await command.run(args)}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(error instanceof OpsError ? `${error.message}\n` : `That did not work: ${message(error)}\n`);
    process.exit(1);
  }
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Points the Admin SDK at the running local platform. Throws when none runs. */
export async function useLocalPlatform(offset: number): Promise<void> {
  const { hub } = origins(offset);
  const answers = await fetch(`${hub}/emulators`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers)
    throw new OpsError(`The platform isn't running (nothing answers at ${hub}): start it with "npm start".`);
  Object.assign(process.env, emulatorEnv(offset));
}

/** Points the Admin SDK at a project in the cloud, with the operator's own credentials. */
export function useCloudProject(project: string): void {
  if (project === LOCAL_PROJECT_ID) throw new OpsError('The local project needs no --project.');
  for (const name of Object.keys(emulatorEnv())) delete process.env[name];
  process.env.GCLOUD_PROJECT = project;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: project });
}
