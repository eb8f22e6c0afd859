import { PATIENCE_MS } from './browser.ts';

/** Asks again until there is an answer; fails with what was waited for. */
export async function until<T>(ask: () => Promise<T | undefined | null | false>, what: string): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
