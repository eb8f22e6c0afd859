import { test } from 'vitest';

/** A story in steps, one test each: what follows a step that failed fails at once, with the reason. */
export function story() {
  let broken: string | null = null;
  return function step(name: string, tell: () => Promise<void>): void {
    test(name, async () => {
      if (broken) throw new Error(`The story ended before, at "${broken}"`);
      broken = name;
      await tell();
      broken = null;
    });
  };
}
