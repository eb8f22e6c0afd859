import { EvaluationError } from './operators.ts';
import { Duration, isNumber, Path, Timestamp, typeOf, type Value } from './values.ts';

const MILLISECONDS: Record<string, number> = {
  w: 604_800_000,
  d: 86_400_000,
  h: 3_600_000,
  m: 60_000,
  s: 1_000,
  ms: 1,
};

const unfit = (name: string, value: Value | undefined) =>
  new EvaluationError(`${name} cannot take ${typeOf(value ?? null)}`);

/** Functions that need nothing but their arguments; `firestore.get` and `firestore.exists` are in `evaluate.ts`. */
export const FUNCTIONS: Record<string, (...args: Value[]) => Value> = {
  string: (value) => {
    if (value === undefined || value instanceof Map || Array.isArray(value)) throw unfit('string()', value);
    return String(value);
  },
  int: (value) => {
    if (isNumber(value ?? null)) return BigInt(Math.trunc(Number(value)));
    if (typeof value === 'string' && /^[-+]?\d+$/.test(value)) return BigInt(value);
    throw unfit('int()', value);
  },
  float: (value) => {
    const result = typeof value === 'string' || isNumber(value ?? null) ? Number(value) : Number.NaN;
    if (Number.isNaN(result)) throw unfit('float()', value);
    return result;
  },
  path: (value) => {
    if (typeof value !== 'string') throw unfit('path()', value);
    return new Path(value.split('/').filter(Boolean));
  },
  'duration.value': (amount, unit) => {
    const factor = typeof unit === 'string' ? MILLISECONDS[unit] : undefined;
    if (!isNumber(amount ?? null) || factor === undefined) throw unfit('duration.value()', unit);
    return new Duration(Number(amount) * factor);
  },
  'timestamp.value': (ms) => {
    if (!isNumber(ms ?? null)) throw unfit('timestamp.value()', ms);
    return new Timestamp(Number(ms));
  },
  'timestamp.date': (year, month, day) => new Timestamp(Date.UTC(Number(year), Number(month) - 1, Number(day))),
};

/** Functions that ask Firestore. */
export const LOOKUPS = new Set(['firestore.get', 'firestore.exists']);

/** Words before a dot that hold functions and are no values. */
export const NAMESPACES = new Set(['firestore', 'duration', 'timestamp']);

/** What `is` knows. */
export const TYPES = new Set('null bool int float number string list map set path timestamp duration'.split(' '));
