import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backOfficeQueries } from './back-office.ts';
import { type Index, isServed, needOf, type QueryShape, serving } from './needs.ts';
import { queriesIn, scanQueries, type Variables } from './scan.ts';

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8'),
) as { indexes: Index[]; fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[] };

/** What the variables that name a field in a query can be. */
const VARIABLES: Variables = {
  'storefront/src/lib/bookings/use-bookings.ts': { field: ['customerId', 'sitterId'] },
  'functions/src/services/bookings/run-clock.ts': { field: ['expiresAt', 'endTs'] },
};

const scanned = scanQueries(VARIABLES);
const queries = [...scanned, ...backOfficeQueries()];
const tell = ({ from, collection, ...query }: QueryShape) =>
  `${from}: ${collection} ${JSON.stringify({ ...needOf({ from, collection, ...query }) })}`;

describe('the indexes file', () => {
  it('serves every query in the code', () => {
    expect(queries.filter((query) => !isServed(query, indexes)).map(tell)).toEqual([]);
  });
  it('has no index that no query uses', () => {
    const used = new Set(queries.flatMap((query) => serving(query, indexes)));
    expect(indexes.filter((index) => !used.has(index))).toEqual([]);
  });
  it('exempts no field that a query compares or orders by', () => {
    const asked = new Set(
      queries.flatMap(({ collection, equals, ranges, order }) =>
        [...equals, ...ranges, ...order.map(([field]) => field)].map((field) => `${collection}/${field}`),
      ),
    );
    const exempt = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}/${fieldPath}`);
    expect(exempt.filter((field) => asked.has(field))).toEqual([]);
  });
});

describe('the scan', () => {
  it('finds the queries everybody knows of', () => {
    const dashboard = scanned.filter(({ from }) => from.endsWith('use-bookings.ts'));
    expect(dashboard.map(({ equals, order }) => [equals, order])).toEqual([
      [['customerId'], [['createdAt', 'DESCENDING']]],
      [['sitterId'], [['createdAt', 'DESCENDING']]],
    ]);
  });
  it('explains every variable, and every explanation is of a query', () => {
    expect(Object.keys(VARIABLES).filter((file) => !scanned.some(({ from }) => from === file))).toEqual([]);
  });
  it('refuses a field that nothing explains, and a query of no one collection', () => {
    expect(() => queriesIn('a.ts', "collections.bookings().where(field, '==', 1);")).toThrow('field');
    expect(() => queriesIn('a.ts', "query(here, where('a', '==', 1));")).toThrow('names 0 collections');
    expect(() => queriesIn('a.ts', "all([q(paths.mail, where('a', '==', 1)), paths.users]);")).toThrow('names 2');
  });
  it('misses an index that is not there', () => {
    const [found] = queriesIn('a.ts', "collections.bookings().where('unknown', '==', 1).orderBy('createdAt', 'desc');");
    expect(found && isServed(found, indexes)).toBe(false);
    expect(found && isServed({ ...found, order: [] }, indexes)).toBe(true);
  });
});
