import { NOBODY, type Role } from '../roles.ts';
import type { Operation, Row } from './operation.ts';

/** Values one field must refuse and values at the edge of what it takes. */
export type FieldCases = Record<string, { bad: readonly unknown[]; good: readonly unknown[] }>;

const show = (value: unknown) => {
  const text = Number.isNaN(value) ? 'NaN' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}… (${text.length})` : text;
};

/** `field = value`, one row per value: bad ones are refused to everybody, good ones `may`. */
const valueRows = (
  make: (field: string, value: unknown) => Operation,
  cases: FieldCases,
  may: readonly Role[],
  tried: readonly Role[],
): Row[] =>
  Object.entries(cases).flatMap(([field, { bad, good }]) =>
    [...bad.map((value) => [value, NOBODY] as const), ...good.map((value) => [value, may] as const)].map(
      ([value, allowed]) => ({ ...make(field, value), may: allowed, tried, because: `${field} = ${show(value)}` }),
    ),
  );

/**
 * Rows for one write of a whole and valid document, tried by those who `may` write it: each value of each field, each
 * field left out, and one too many.
 */
export function fieldRows(
  make: (data: Record<string, unknown>) => Operation,
  valid: Record<string, unknown>,
  cases: FieldCases,
  may: readonly Role[],
): Row[] {
  const without = Object.keys(valid).map((field): Row => {
    const { [field]: _, ...rest } = valid;
    return { ...make(rest), may: NOBODY, tried: may, because: `without ${field}` };
  });
  return [
    ...without,
    { ...make({ ...valid, extra: true }), may: NOBODY, tried: may, because: 'with a field too many' },
    ...valueRows((field, value) => make({ ...valid, [field]: value }), cases, may, may),
  ];
}

/**
 * Rows for an update of one field at a time; `besides` goes along with each. A value the document has already is left
 * out: it changes nothing, so everybody who may write something may send it.
 */
export function updateRows(
  path: string,
  current: Readonly<Record<string, unknown>>,
  cases: FieldCases,
  may: readonly Role[],
  besides: Record<string, unknown> = {},
  tried: readonly Role[] = may,
): Row[] {
  const changes = Object.fromEntries(
    Object.entries(cases).map(([field, { bad, good }]) => [
      field,
      { bad, good: good.filter((value) => value !== current[field]) },
    ]),
  );
  const make = (field: string, value: unknown): Operation => ({
    op: 'update',
    path,
    data: { ...besides, [field]: value },
  });
  return valueRows(make, changes, may, tried);
}
