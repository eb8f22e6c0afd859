import { EvaluationError } from './operators.ts';
import { fullMatch } from './regular-expression.ts';
import {
  contains,
  Duration,
  equal,
  isNumber,
  MapDiff,
  type RulesMap,
  RulesSet,
  Timestamp,
  typeOf,
  type Value,
} from './values.ts';

type MethodTable<T extends Value> = Record<string, (self: T, ...args: Value[]) => Value>;

const text = (value: Value | undefined): string => {
  if (typeof value !== 'string') throw new EvaluationError(`a string is needed, not ${typeOf(value ?? null)}`);
  return value;
};

const items = (value: Value | undefined): readonly Value[] => {
  if (Array.isArray(value)) return value;
  if (value instanceof RulesSet) return value.items;
  throw new EvaluationError(`a list or set is needed, not ${typeOf(value ?? null)}`);
};

const count = (length: number) => BigInt(length);

/** Only these; `trim()` leaves no-break spaces and zero-width characters. */
const ASCII_SPACE = /^[ \t\n\r\f\v]+|[ \t\n\r\f\v]+$/g;

const STRING: MethodTable<string> = {
  size: (self) => count(self.length),
  matches: (self, pattern) => fullMatch(text(pattern)).test(self),
  split: (self, pattern) => self.split(new RegExp(text(pattern))),
  lower: (self) => self.toLowerCase(),
  upper: (self) => self.toUpperCase(),
  trim: (self) => self.replace(ASCII_SPACE, ''),
  replace: (self, pattern, by) => self.replaceAll(new RegExp(text(pattern), 'g'), text(by)),
};

const LIST: MethodTable<Value[]> = {
  size: (self) => count(self.length),
  hasAll: (self, all) => items(all).every((item) => contains(self, item)),
  hasAny: (self, any) => items(any).some((item) => contains(self, item)),
  hasOnly: (self, only) => self.every((item) => contains(items(only), item)),
  join: (self, between) => self.map(text).join(text(between)),
  concat: (self, more) => [...self, ...items(more)],
  removeAll: (self, gone) => self.filter((item) => !contains(items(gone), item)),
  toSet: (self) => new RulesSet(self),
};

const SET: MethodTable<RulesSet> = {
  size: (self) => count(self.items.length),
  hasAll: (self, all) => items(all).every((item) => contains(self.items, item)),
  hasAny: (self, any) => items(any).some((item) => contains(self.items, item)),
  hasOnly: (self, only) => self.items.every((item) => contains(items(only), item)),
  union: (self, more) => new RulesSet([...self.items, ...items(more)]),
  intersection: (self, other) => new RulesSet(self.items.filter((item) => contains(items(other), item))),
  difference: (self, gone) => new RulesSet(self.items.filter((item) => !contains(items(gone), item))),
};

const MAP: MethodTable<RulesMap> = {
  size: (self) => count(self.size),
  keys: (self) => new RulesSet([...self.keys()]),
  values: (self) => [...self.values()],
  get: (self, key, otherwise) => followKeys(self, key ?? null) ?? otherwise ?? null,
  diff: (self, before) => {
    if (!(before instanceof Map)) throw new EvaluationError(`a map is needed, not ${typeOf(before ?? null)}`);
    return new MapDiff(self, before);
  },
};

/** `get('a', …)`, or `get(['a', 'b'], …)` for a field of a field. */
function followKeys(map: RulesMap, key: Value): Value | undefined {
  const path = Array.isArray(key) ? key : [key];
  let value: Value | undefined = map;
  for (const step of path) {
    if (!(value instanceof Map)) return undefined;
    value = value.get(text(step));
  }
  return value;
}

const keysOf = (map: RulesMap) => [...map.keys()];
const changed = ({ left, right }: MapDiff) =>
  keysOf(left).filter((key) => right.has(key) && !equal(left.get(key) ?? null, right.get(key) ?? null));
const added = ({ left, right }: MapDiff) => keysOf(left).filter((key) => !right.has(key));
const removed = ({ left, right }: MapDiff) => keysOf(right).filter((key) => !left.has(key));

const DIFF: MethodTable<MapDiff> = {
  addedKeys: (self) => new RulesSet(added(self)),
  removedKeys: (self) => new RulesSet(removed(self)),
  changedKeys: (self) => new RulesSet(changed(self)),
  affectedKeys: (self) => new RulesSet([...added(self), ...removed(self), ...changed(self)]),
  unchangedKeys: (self) =>
    new RulesSet(keysOf(self.left).filter((key) => self.right.has(key) && !changed(self).includes(key))),
};

const DAY_MS = 86_400_000;
const utc = ({ ms }: Timestamp) => new Date(ms);

const TIMESTAMP: MethodTable<Timestamp> = {
  toMillis: (self) => BigInt(self.ms),
  year: (self) => count(utc(self).getUTCFullYear()),
  month: (self) => count(utc(self).getUTCMonth() + 1),
  day: (self) => count(utc(self).getUTCDate()),
  hours: (self) => count(utc(self).getUTCHours()),
  minutes: (self) => count(utc(self).getUTCMinutes()),
  seconds: (self) => count(utc(self).getUTCSeconds()),
  date: (self) => new Timestamp(Math.floor(self.ms / DAY_MS) * DAY_MS),
};

const DURATION: MethodTable<Duration> = { seconds: (self) => BigInt(Math.trunc(self.ms / 1000)) };

const TABLES = [STRING, LIST, SET, MAP, DIFF, TIMESTAMP, DURATION];

/** True when some type has a method of this name. */
export const isMethod = (name: string) => TABLES.some((table) => Object.hasOwn(table, name));

function methodFor(self: Value, name: string): ((...args: Value[]) => Value) | undefined {
  const bind = <T extends Value>(table: MethodTable<T>, value: T) => {
    const method = Object.hasOwn(table, name) ? table[name] : undefined;
    return method && ((...args: Value[]) => method(value, ...args));
  };
  if (typeof self === 'string') return bind(STRING, self);
  if (Array.isArray(self)) return bind(LIST, self);
  if (self instanceof RulesSet) return bind(SET, self);
  if (self instanceof Map) return bind(MAP, self);
  if (self instanceof MapDiff) return bind(DIFF, self);
  if (self instanceof Timestamp) return bind(TIMESTAMP, self);
  return self instanceof Duration ? bind(DURATION, self) : undefined;
}

/** Calls `self.name(args)`. Throws `EvaluationError` when the type has no such method. */
export function callMethod(self: Value, name: string, args: Value[]): Value {
  const method = methodFor(self, name);
  if (!method) throw new EvaluationError(`${typeOf(self)} has no method ${name}()`);
  return method(...args);
}

/** `object.name` and `object[index]`. Throws `EvaluationError` when there is no such entry. */
export function readMember(object: Value, key: Value): Value {
  if (object instanceof Map && typeof key === 'string') {
    const value = object.get(key);
    if (value === undefined) throw new EvaluationError(`property ${key} is undefined`);
    return value;
  }
  if (Array.isArray(object) && isNumber(key)) {
    const value = object[Number(key)];
    if (value === undefined) throw new EvaluationError(`index ${key} is out of range`);
    return value;
  }
  throw new EvaluationError(`${typeOf(object)} has no ${typeof key === 'string' ? `property ${key}` : 'entries'}`);
}
