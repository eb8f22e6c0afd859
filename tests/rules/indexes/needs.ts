/** `ASCENDING` or `DESCENDING` by the names of the index file. */
export type Direction = 'ASCENDING' | 'DESCENDING';
export type Order = readonly [field: string, direction: Direction];

/** A query's shape: what decides which index it needs. */
export interface QueryShape {
  /** Where it stands, for people. */
  from: string;
  collection: string;
  /** Fields compared by ==, in, array-contains or array-contains-any. */
  equals: readonly string[];
  /** Fields compared by anything else. */
  ranges: readonly string[];
  order: readonly Order[];
}

export interface IndexField {
  fieldPath: string;
  order?: Direction;
  arrayConfig?: 'CONTAINS';
}
export interface Index {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: IndexField[];
}

/** The order Firestore really uses: fields compared by range that no `orderBy` names come last, in the last direction. */
function fullOrder({ ranges, order }: QueryShape): readonly Order[] {
  const missing = ranges.filter((field) => !order.some(([ordered]) => ordered === field));
  const direction = order.at(-1)?.[1] ?? 'ASCENDING';
  return [...order, ...[...new Set(missing)].map((field) => [field, direction] as const)];
}

/** How a query's fields stand in an index: what it compares by equality, then its order. Null: no composite is needed. */
export function needOf(query: QueryShape): { equals: readonly string[]; order: readonly Order[] } | null {
  const order = fullOrder(query);
  const equals = query.equals.filter((field) => !order.some(([ordered]) => ordered === field));
  // Firestore has an index on every single field, and merges those for equalities alone.
  if (order.length === 0 || (equals.length === 0 && order.length === 1)) return null;
  return { equals, order };
}

/**
 * The indexes that serve a query: each ends with its order and begins with some of its equalities. Firestore merges
 * several when no single one has all equalities.
 */
export function serving(query: QueryShape, indexes: readonly Index[]): Index[] {
  const need = needOf(query);
  if (!need) return [];
  return indexes.filter(({ collectionGroup, fields }) => {
    const head = fields.slice(0, -need.order.length);
    const tail = fields.slice(-need.order.length);
    return (
      collectionGroup === query.collection &&
      (head.length > 0 || need.equals.length === 0) &&
      head.every(({ fieldPath }) => need.equals.includes(fieldPath)) &&
      need.order.every(([field, direction], i) => tail[i]?.fieldPath === field && tail[i]?.order === direction)
    );
  });
}

/** Whether the indexes serve a query; if not, production answers it with an error. */
export function isServed(query: QueryShape, indexes: readonly Index[]): boolean {
  const need = needOf(query);
  if (!need) return true;
  const found = serving(query, indexes);
  const compared = new Set(found.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)));
  return found.length > 0 && need.equals.every((field) => compared.has(field));
}
