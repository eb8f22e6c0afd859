import { expect, test } from 'vitest';
import { FRESH_MS, fresh } from './fresh.ts';

function setUp() {
  const clock = { now: 0 };
  const state = { fails: false, loads: 0 };
  const read = fresh(
    async (key, reads) => {
      reads.count += 1;
      state.loads += 1;
      await Promise.resolve();
      if (state.fails) throw new Error('out of reach');
      return `${key}${state.loads}`;
    },
    () => clock.now,
  );
  return { clock, state, read };
}

test('a warm value costs no read until it is old', async () => {
  const { clock, read } = setUp();
  const [first, second, third] = [{ count: 0 }, { count: 0 }, { count: 0 }];
  expect(await read('a', first)).toBe('a1');
  clock.now = FRESH_MS - 1;
  expect(await read('a', second)).toBe('a1');
  clock.now = FRESH_MS;
  expect(await read('a', third)).toBe('a2');
  expect([first.count, second.count, third.count]).toEqual([1, 0, 1]);
});

test('many at once wait for one load', async () => {
  const { state, read } = setUp();
  const reads = { count: 0 };
  await Promise.all(Array.from({ length: 20 }, () => read('a', reads)));
  expect(state.loads).toBe(1);
  expect(reads.count).toBe(1);
});

test('a failure is told and forgotten', async () => {
  const { state, read } = setUp();
  state.fails = true;
  await expect(read('a', { count: 0 })).rejects.toThrow('out of reach');
  state.fails = false;
  expect(await read('a', { count: 0 })).toBe('a2');
});

test('no more than 500 values are kept', async () => {
  const { state, read } = setUp();
  for (let index = 0; index <= 500; index += 1) await read(String(index), { count: 0 });
  await read('500', { count: 0 });
  expect(state.loads).toBe(501);
  await read('0', { count: 0 });
  expect(state.loads).toBe(502);
});
