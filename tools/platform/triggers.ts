/** Where the running platform's hub is: `host:port`, as the environment of {@link ./config.ts} says. */
const hubOf = (env: Readonly<Record<string, string | undefined>>): string => {
  const hub = env.FIREBASE_EMULATOR_HUB;
  if (!hub) throw new Error('FIREBASE_EMULATOR_HUB is not set. Run "npm start" first.');
  return hub;
};

async function set(hub: string, action: 'disable' | 'enable'): Promise<void> {
  const answer = await fetch(`http://${hub}/functions/${action}BackgroundTriggers`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulators refused to ${action} triggers: ${await answer.text()}`);
}

/**
 * Does work whose writes no function should answer, and switches the triggers on again whatever happens: thousands of
 * documents for measuring, tests of rules, the emptying of the database.
 */
export async function withoutTriggers<T>(
  work: () => Promise<T>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<T> {
  const hub = hubOf(env);
  await set(hub, 'disable');
  try {
    return await work();
  } finally {
    await set(hub, 'enable');
  }
}
