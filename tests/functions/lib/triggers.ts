import './env.ts';

/** Does something without the platform's triggers, and switches them on again whatever happens. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  const set = async (action: 'disable' | 'enable') => {
    const answer = await fetch(`http://${process.env.FIREBASE_EMULATOR_HUB}/functions/${action}BackgroundTriggers`, {
      method: 'PUT',
    });
    if (!answer.ok) throw new Error(`the hub answered ${answer.status} to ${action}`);
  };
  await set('disable');
  try {
    return await work();
  } finally {
    await set('enable');
  }
}
