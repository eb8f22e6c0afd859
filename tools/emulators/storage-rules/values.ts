/** A set, as `map.keys()`, `list.toSet()` and `diff()` make it. */
export class RulesSet {
  readonly items: Value[];
  constructor(items: Value[]) {
    this.items = items.filter((item, index) => items.findIndex((other) => equal(item, other)) === index);
  }
}

export class Path {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** Milliseconds since 1970. */
export class Timestamp {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

export class Duration {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

/** What `map.diff(other)` returns. */
export class MapDiff {
  readonly left: RulesMap;
  readonly right: RulesMap;
  constructor(left: RulesMap, right: RulesMap) {
    this.left = left;
    this.right = right;
  }
}

export type RulesMap = Map<string, Value>;

/** An int is a bigint, a float a number. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Value[]
  | RulesMap
  | RulesSet
  | Path
  | Timestamp
  | Duration
  | MapDiff;

/** The language's name of a value's type. */
export function typeOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof Path) return 'path';
  if (value instanceof Timestamp) return 'timestamp';
  return value instanceof Duration ? 'duration' : 'map diff';
}

/** `==` of the language: by content; numbers across int and float; different types differ. */
export function equal(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) return Number(left) === Number(right);
  if (typeOf(left) !== typeOf(right)) return false;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => equal(item, right[index] ?? null));
  }
  if (left instanceof Map && right instanceof Map) {
    return (
      left.size === right.size &&
      [...left].every(([key, item]) => right.has(key) && equal(item, right.get(key) ?? null))
    );
  }
  if (left instanceof RulesSet && right instanceof RulesSet) {
    return left.items.length === right.items.length && left.items.every((item) => contains(right.items, item));
  }
  if (left instanceof Path && right instanceof Path) return String(left) === String(right);
  if (left instanceof Timestamp && right instanceof Timestamp) return left.ms === right.ms;
  if (left instanceof Duration && right instanceof Duration) return left.ms === right.ms;
  return left === right;
}

export const isNumber = (value: Value): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

export const contains = (items: readonly Value[], wanted: Value) => items.some((item) => equal(item, wanted));
