import { describe, expect, it } from 'vitest';
import { once } from './once.ts';

describe('once', () => {
  it('makes a thing once, however many ask', async () => {
    let made = 0;
    const get = once(async () => {
      made += 1;
      return made;
    });
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  });

  it('tries again after a failure', async () => {
    let tries = 0;
    const get = once(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return 'there';
    });
    await expect(get()).rejects.toThrow('no network');
    await expect(get()).resolves.toBe('there');
  });
});
