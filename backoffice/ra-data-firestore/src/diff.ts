import { isPlain, type Plain } from './codec.ts';

/** One changed field: its path, and its new value or undefined when it is to be removed. */
export interface Change {
  path: readonly string[];
  value: unknown;
}

/** Deep equality of record values: maps, arrays, Dates (the inputs' own) and scalars. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same(a[key], b[key]));
}

/**
 * What an edit changes. On the top level a field the edit does not name is not touched; inside a map a key that is gone
 * is removed, since forms hold whole maps. Arrays change as a whole.
 */
export function changes(previous: Plain, next: Plain): Change[] {
  return Object.entries(next)
    .filter(([key, value]) => key !== 'id' && value !== undefined)
    .flatMap(([key, value]) => compare([key], previous[key], value));
}

function compare(path: readonly string[], before: unknown, after: unknown): Change[] {
  if (same(before, after)) return [];
  if (!isPlain(before) || !isPlain(after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => compare([...path, key], before[key], after[key]));
}

/** The value at a path of a record. */
export const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isPlain(value) && Object.hasOwn(value, key) ? value[key] : undefined), record);
