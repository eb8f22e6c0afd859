/** The id of a call that may be repeated, and what it was made for. */
export interface RequestId {
  id: string;
  /** What the call says, as JSON. */
  content: string;
}

/** The same id for the same content, so that a call whose answer got lost can be repeated; another content is another call. */
export function requestIdFor(
  last: RequestId | null,
  payload: unknown,
  makeId: () => string = () => crypto.randomUUID(),
): RequestId {
  const content = JSON.stringify(payload);
  return last?.content === content ? last : { id: makeId(), content };
}

const isRequestId = (value: unknown): value is RequestId =>
  typeof value === 'object' && value !== null && 'id' in value && 'content' in value;

/** What a store kept of {@link requestIdFor}. */
export const asRequestId = (value: unknown): RequestId | null => (isRequestId(value) ? value : null);
