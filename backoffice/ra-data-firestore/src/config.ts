import type { QueryFieldFilterConstraint, WhereFilterOp } from 'firebase/firestore';

/** What a stored value becomes in a record, and back. Without a codec a Timestamp becomes an ISO 8601 text and everything else stays. */
export interface Codec {
  decode(stored: unknown): unknown;
  /** Throws when the value can't be stored. */
  encode(value: unknown): unknown;
}

/** One filter a list may use. Whatever is not declared is refused. */
export interface FilterRule {
  /** The document field; default: the filter's own name. */
  field?: string;
  /** `prefix` finds texts that begin with the value; the others are Firestore's. Default `==`. */
  op?: WhereFilterOp | 'prefix';
  /** Makes the stored value from what the filter form or the address bar holds (an ISO text to a Date, say). */
  encode?: (value: unknown) => unknown;
}

/** A filter that makes its own `where`s, when the field depends on the value. Throws when the value can't be meant. */
export type CustomFilter = (value: unknown) => QueryFieldFilterConstraint[];

/** A collection, or one collection under each parent document, found by the filter named `parent`. */
export type CollectionRule = string | { parent: string; path: (parentId: string) => string };

/** One react-admin resource. */
export interface ResourceConfig {
  collection: CollectionRule;
  filters?: Readonly<Record<string, FilterRule | CustomFilter>>;
  /** Fields a list may be sorted by, beside `id`. */
  sorts?: readonly string[];
  /** By dot path; elements of an array have the array's path. */
  codecs?: Readonly<Record<string, Codec>>;
  /**
   * A Timestamp field that every write sets to the server's time. An update is refused when the stored value is not the
   * one the editor started from. Without it an update is refused when one of the fields it changes has changed meanwhile.
   */
  versionField?: string;
  /** A Timestamp field that `create` sets to the server's time. */
  createdField?: string;
}

export type Resources = Readonly<Record<string, ResourceConfig>>;

export interface Options {
  /** Give up on an answer after so many milliseconds; default 20,000. */
  timeoutMs?: number;
  /** Most documents read on the way to a page whose cursor is not known; default 2,000. */
  maxWalk?: number;
}
