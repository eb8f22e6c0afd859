import { expect, test } from 'vitest';
import { changes, same } from './diff.ts';

test('only what differs is a change, down to the key', () => {
  const before = {
    id: 'a',
    name: 'Ana',
    at: new Date(5),
    services: { walk: { price: 1, on: true }, stay: { price: 2 } },
  };
  const after = { ...before, id: 'b', at: new Date(5), services: { walk: { price: 3, on: true } } };
  expect(changes(before, after)).toEqual([
    { path: ['services', 'walk', 'price'], value: 3 },
    { path: ['services', 'stay'], value: undefined },
  ]);
});

test('a field the edit does not name stays; null is a value', () => {
  expect(changes({ a: 1, b: 2 }, { a: null, b: undefined })).toEqual([{ path: ['a'], value: null }]);
});

test('a map in the place of a scalar, and arrays, are written whole', () => {
  expect(changes({ a: null, b: [1, 2] }, { a: { x: 1 }, b: [1] })).toEqual([
    { path: ['a'], value: { x: 1 } },
    { path: ['b'], value: [1] },
  ]);
});

test.each([
  [new Date(1), new Date(1), true],
  [new Date(1), new Date(2), false],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [[1], { 0: 1 }, false],
  [0, '', false],
  [{ a: undefined }, {}, true],
])('%o and %o: same is %s', (a, b, expected) => {
  expect(same(a, b)).toBe(expected);
});
