/** Pauses or resumes the emulator's background functions through its hub. Throws when the hub refuses. */
async function triggers(action: 'disableBackgroundTriggers' | 'enableBackgroundTriggers'): Promise<void> {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  if (!hub) throw new Error('FIREBASE_EMULATOR_HUB is not set. Run "npm start" first.');
  const answer = await fetch(`http://${hub}/functions/${action}`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`the emulator hub answered ${answer.status} to ${action}`);
}

/** Runs something that writes thousands of documents without a function call for each of them. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await triggers('disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await triggers('enableBackgroundTriggers');
  }
}
