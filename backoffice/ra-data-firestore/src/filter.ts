import { documentId, type QueryConstraint, type QueryFieldFilterConstraint, where } from 'firebase/firestore';
import { isPlain } from './codec.ts';
import type { CustomFilter, FilterRule, ResourceConfig } from './config.ts';
import { refusal } from './errors.ts';

/** The largest code point in use: an upper bound for texts with a common beginning. */
const LAST = '\uf8ff';
/** Firestore's own limit on `in`, `not-in` and `array-contains-any`. */
const MAX_CHOICES = 30;
const LIST_OPS = new Set(['in', 'not-in', 'array-contains-any']);

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;

/**
 * Filter values by their declared names. react-admin nests `a.b` as `{ a: { b } }`; empty values don't filter. A name that
 * is not declared is refused (`unknown_filter`): it could have come from anybody's link.
 */
export function filterValues(
  filter: unknown,
  rules: Readonly<Record<string, FilterRule | CustomFilter>>,
): [string, unknown][] {
  const collect = (value: unknown, name: string): [string, unknown][] => {
    if (value === undefined || value === '') return [];
    if (name && Object.hasOwn(rules, name)) return [[name, value]];
    if (!isPlain(value)) throw refusal('unknown_filter', name);
    return Object.entries(value).flatMap(([key, item]) => collect(item, name ? `${name}.${key}` : key));
  };
  return collect(filter ?? {}, '');
}

function constraints(name: string, rule: FilterRule | CustomFilter, raw: unknown): QueryFieldFilterConstraint[] {
  if (typeof rule === 'function') {
    if (!isScalar(raw)) throw refusal('bad_filter', name);
    return rule(raw);
  }
  const value = rule.encode ? rule.encode(raw) : raw;
  const op = rule.op ?? '==';
  const field = (rule.field ?? name) === 'id' ? documentId() : (rule.field ?? name);
  if (op === 'prefix') {
    if (typeof value !== 'string') throw refusal('bad_filter', name);
    return [where(field, '>=', value), where(field, '<=', value + LAST)];
  }
  const fits = LIST_OPS.has(op)
    ? Array.isArray(value) && value.length > 0 && value.length <= MAX_CHOICES && value.every(isScalar)
    : isScalar(value);
  if (!fits) throw refusal('bad_filter', name);
  return [where(field, op, value)];
}

/** The `where`s of a list's filter. Refusals: `unknown_filter`, `bad_filter`. */
export function filterConstraints(filter: unknown, { filters = {} }: ResourceConfig): QueryConstraint[] {
  return filterValues(filter, filters).flatMap(([name, value]) => constraints(name, filters[name] ?? {}, value));
}
