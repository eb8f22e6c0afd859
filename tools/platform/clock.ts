import { LOCAL_PROJECT_ID, origins } from './config.ts';

/** A function the emulator knows; scheduled ones carry their schedule. */
type Definition = { id: string; name: string; region?: string; schedule?: { schedule?: string } };

type Backends = { backends: { functionTriggers: Definition[] }[] };

const MINUTE_MS = 60_000;

/** Names of the scheduled functions a running platform has. */
export async function scheduledFunctions(offset = 0): Promise<Definition[]> {
  const response = await fetch(`${origins(offset).functions}/backends`);
  if (!response.ok) throw new Error(`The functions emulator answered ${response.status}.`);
  const { backends } = (await response.json()) as Backends;
  return backends.flatMap((backend) => backend.functionTriggers).filter((definition) => definition.schedule);
}

/**
 * Runs every scheduled function once, one after the other. The emulator knows them but has no scheduler of its own;
 * it calls a trigger by its id and the generation of its last reload.
 * @returns the names of those that answered.
 */
export async function tick(offset = 0): Promise<string[]> {
  const done: string[] = [];
  for (const { id, name } of await scheduledFunctions(offset)) {
    if (await call(offset, `${id}-0`)) done.push(name);
  }
  return done;
}

async function call(offset: number, trigger: string): Promise<boolean> {
  const address = `${origins(offset).functions}/functions/projects/${LOCAL_PROJECT_ID}/triggers/`;
  const post = (key: string) =>
    fetch(address + key, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const response = await post(trigger);
  if (response.status !== 404) return response.ok;
  const stem = trigger.replace(/-\d+$/, '');
  const known = (await response.text()).split(/[\s,]+/).filter((key) => key.startsWith(`${stem}-`));
  const latest = known.at(-1);
  return latest ? (await post(latest)).ok : false;
}

/** Ticks every minute until the returned function is called; a tick that fails is reported, and the next one comes. */
export function startClock(offset: number, onError: (message: string) => void): () => void {
  const timer = setInterval(() => {
    tick(offset).catch((error: unknown) => onError(error instanceof Error ? error.message : String(error)));
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
