import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('work of one key never overlaps and keeps its order; other keys do not wait', async () => {
  const seen: string[] = [];
  let running = 0;
  const step = (name: string, ms: number) => async () => {
    running += 1;
    expect(running).toBe(1);
    await after(ms);
    running -= 1;
    seen.push(name);
    return name;
  };
  const other = inTurn('other', async () => seen.push('other'));
  const all = [inTurn('key', step('a', 20)), inTurn('key', step('b', 1)), inTurn('key', step('c', 5))];
  await other;
  expect(seen).toEqual(['other']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual(['other', 'a', 'b', 'c']);
});

test('a failure is its own: the next in turn runs', async () => {
  const failing = inTurn('key', () => Promise.reject(new Error('mine')));
  const next = inTurn('key', async () => 'fine');
  await expect(failing).rejects.toThrow('mine');
  expect(await next).toBe('fine');
});
