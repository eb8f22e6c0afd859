import { resources } from '../../../backoffice/src/providers/resources.ts';
import type { Direction, QueryShape } from './needs.ts';

interface Rule {
  op?: string;
}
interface Resource {
  collection: unknown;
  filters?: Readonly<Record<string, unknown>>;
  sorts?: readonly string[];
}

const DIRECTIONS: readonly Direction[] = ['ASCENDING', 'DESCENDING'];
const isRule = (rule: unknown): rule is Rule => typeof rule === 'object' && rule !== null;

/**
 * Every list the back office can ask for: each sort in both directions with each filter. Several filters at once need
 * no more, since Firestore merges their indexes. Filters on a field that depends on their value (a service's offer) have
 * an index of their own and are used in the order of ids.
 */
function listsOf(name: string, { collection, filters = {}, sorts = [] }: Resource): QueryShape[] {
  if (typeof collection !== 'string') return [];
  const rules = Object.entries(filters).filter((entry): entry is [string, Rule] => isRule(entry[1]));
  const prefixes = rules.filter(([, { op }]) => op === 'prefix').map(([field]) => field);
  const equals = rules.filter(([, { op }]) => op !== 'prefix').map(([field]) => field);
  return sorts.flatMap((sort) =>
    DIRECTIONS.flatMap((direction) =>
      [[], ...prefixes.map((prefix) => [prefix])].flatMap((ranges) =>
        [[], ...equals.map((field) => [field])].map((compared) => ({
          from: `back office, ${name} by ${sort}`,
          collection,
          equals: compared,
          ranges,
          order: [[sort, direction] as const],
        })),
      ),
    ),
  );
}

export const backOfficeQueries = (): QueryShape[] =>
  Object.entries<Resource>(resources).flatMap(([name, resource]) => listsOf(name, resource));
