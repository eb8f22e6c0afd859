import { expect, test } from 'vitest';
import { filterConstraints, filterValues } from './filter.ts';

const rules = { status: {}, 'party.name': {}, name: { op: 'prefix' }, tags: { op: 'in' } } as const;
const config = { collection: 'things', filters: rules };
const key = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error instanceof Error && 'body' in error ? error.body : error;
  }
  return 'accepted';
};

test('declared names are found, nested as forms nest them or dotted', () => {
  expect(filterValues({ status: 'a', party: { name: 'b' } }, rules)).toEqual([
    ['status', 'a'],
    ['party.name', 'b'],
  ]);
  expect(filterValues({ 'party.name': 'b', status: '' }, rules)).toEqual([['party.name', 'b']]);
});

test.each([
  [{ secret: 1 }, 'unknown_filter', 'secret'],
  [{ party: { phone: 1 } }, 'unknown_filter', 'party.phone'],
  [{ constructor: 'x' }, 'unknown_filter', 'constructor'],
  [{ status: { $ne: 'x' } }, 'bad_filter', 'status'],
  [{ status: ['x'] }, 'bad_filter', 'status'],
  [{ name: 5 }, 'bad_filter', 'name'],
  [{ tags: 'x' }, 'bad_filter', 'tags'],
  [{ tags: Array.from({ length: 31 }, String) }, 'bad_filter', 'tags'],
])('%j is refused', (filter, reason, detail) => {
  expect(key(() => filterConstraints(filter, config))).toEqual({ key: reason, detail });
});

test('a prefix is a range of two wheres, everything else one', () => {
  expect(filterConstraints({ name: 'An', status: 'a', tags: ['x', 'y'] }, config)).toHaveLength(4);
  expect(filterConstraints(undefined, config)).toEqual([]);
});
