import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@patas/shared/paths';
import type { Order, QueryShape } from './needs.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = '{functions,storefront,backoffice}/{src,*/src}/**/*.{ts,tsx}';
/** Its queries are made of a configuration, which back-office.ts reads. */
const GENERIC = ['backoffice/ra-data-firestore/', 'backoffice/src/providers/resources.ts'];

const CLAUSE = /\b(where|orderBy)\(\s*([^,()]+?)\s*(?:,\s*([^,()]+?)\s*)?[,)]/g;
const COLLECTION = /\b(?:collections|paths)\s*\.(\w+)/g;
const GROUP = /\bcollectionGroup\(/;
const EQUALITIES = new Set(['==', 'in', 'array-contains', 'array-contains-any']);
/** The name an index file has for what `paths` or `collections` calls by a name of its own. */
function collectionId(name: string): string {
  const path: unknown = (paths as Record<string, unknown>)[name];
  const full = typeof path === 'function' ? String(path('-', '-')) : path;
  return (typeof full === 'string' ? full : name).split('/').at(-1) ?? name;
}
const literal = (code: string) => /^'([^']*)'$/.exec(code)?.[1];

/** Fields that a file names by a variable: all values it can have. */
export type Variables = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Every way to choose one value for each variable. */
function choices(variables: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  return Object.entries(variables).reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function shapeOf(from: string, collection: string, statement: string, chosen: Record<string, string>): QueryShape {
  const equals: string[] = [];
  const ranges: string[] = [];
  const order: Order[] = [];
  for (const [, kind, first = '', second] of statement.matchAll(CLAUSE)) {
    const field = literal(first) ?? chosen[first];
    if (field === undefined)
      throw new Error(`${from}: nothing says which fields "${first}" can be (see indexes.test.ts)`);
    if (kind === 'orderBy') order.push([field, second === "'desc'" ? 'DESCENDING' : 'ASCENDING']);
    else (EQUALITIES.has(literal(second ?? '') ?? '') ? equals : ranges).push(field);
  }
  return { from, collection, equals, ranges, order };
}

/**
 * Reads the queries of one source text: every statement with `where` or `orderBy`, the collection it names and its
 * clauses. Throws when a statement does not name exactly one collection, or a field that nothing explains.
 */
export function queriesIn(from: string, source: string, variables: Variables[string] = {}): QueryShape[] {
  return source
    .split(/;|\n\n/)
    .filter((statement) => [...statement.matchAll(CLAUSE)].length > 0)
    .flatMap((statement) => {
      const named = new Set([...statement.matchAll(COLLECTION)].map(([, name = '']) => collectionId(name)));
      const [collection = ''] = named;
      if (named.size !== 1 || GROUP.test(statement))
        throw new Error(`${from}: a query names ${named.size} collections; give it a statement of its own`);
      return choices(variables).map((chosen) => shapeOf(from, collection, statement, chosen));
    });
}

/** Reads the queries of all sources. */
export function scanQueries(variables: Variables): QueryShape[] {
  return globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file) && !GENERIC.some((generic) => file.startsWith(generic)))
    .flatMap((file) => queriesIn(file, readFileSync(join(ROOT, file), 'utf8'), variables[file]));
}
