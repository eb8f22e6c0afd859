import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

function recorder({ most = 10, failing = '' } = {}) {
  const batches: (readonly string[])[] = [];
  let running = 0;
  const ask = coalesce(async (keys) => {
    running += 1;
    expect(running).toBe(1);
    batches.push(keys);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (keys.includes(failing)) throw new Error('out of reach');
  }, most);
  return { batches, ask };
}

test('what arrives during a batch is the next batch, each key once', async () => {
  const { batches, ask } = recorder();
  const first = ask('a');
  await new Promise((resolve) => setTimeout(resolve, 1));
  await Promise.all([first, ask('b'), ask('c'), ask('b')]);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('a batch takes no more than it may', async () => {
  const { batches, ask } = recorder({ most: 2 });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('a failure reaches those of its batch only', async () => {
  const { ask } = recorder({ most: 1, failing: 'b' });
  const results = await Promise.allSettled(['a', 'b', 'c'].map(ask));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
