import { origins } from '../platform/config.ts';

async function put(offset: number, path: string): Promise<void> {
  const response = await fetch(`${origins(offset).hub}/functions/${path}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`The emulators refused ${path}: ${await response.text()}`);
}

/**
 * Does work whose writes no function should answer: tests of rules and of the data provider write thousands of
 * documents, and what functions made of them would only keep later stages waiting.
 */
export async function withoutTriggers<T>(offset: number, work: () => Promise<T>): Promise<T> {
  await put(offset, 'disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await put(offset, 'enableBackgroundTriggers');
  }
}
