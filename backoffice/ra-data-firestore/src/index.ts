export { timestampCodec } from './codec.ts';
export type { Codec, CollectionRule, CustomFilter, FilterRule, Options, ResourceConfig, Resources } from './config.ts';
export { ERRORS, type ErrorKey, guarded, MESSAGE_PREFIX } from './errors.ts';
export { type FirestoreDataProvider, firestoreDataProvider } from './provider.ts';
export { useLiveList } from './use-live-list.ts';
export { useLiveRecord } from './use-live-record.ts';
