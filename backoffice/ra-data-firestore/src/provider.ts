import { type DocumentReference, doc, type Firestore, getCountFromServer, getDocFromServer } from 'firebase/firestore';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import type { Plain } from './codec.ts';
import type { Options, ResourceConfig, Resources } from './config.ts';
import { cursorCache } from './cursors.ts';
import { guarded, refusal, toHttpError } from './errors.ts';
import { getList } from './list.ts';
import { type OnError, watchDocument, watchQuery } from './live.ts';
import { collectionOf, documentName, listQuery } from './query.ts';
import { existing, getMany, getOne } from './read.ts';
import { create, removeMany, update, updateMany } from './write.ts';

export interface FirestoreDataProvider extends DataProvider {
  /**
   * Calls `onChange` when the list, up to the end of its page, changes on the server. Returns the way to stop. Not a promise:
   * call it on the provider itself, not on what `useDataProvider` returns.
   */
  watchList(resource: string, params: GetListParams, onChange: () => void, onError?: OnError): () => void;
  /** The same for one record. */
  watchOne(
    resource: string,
    params: { id: unknown; meta?: { parentId?: unknown } },
    onChange: () => void,
    onError?: OnError,
  ): () => void;
  /** How many records a filter finds, without reading them. */
  count(resource: string, params: { filter?: unknown }): Promise<{ data: number }>;
}

/** For a resource under a parent document, every call but the lists names the parent in `meta.parentId`. */
const parentFilter = ({ collection }: ResourceConfig, meta?: { parentId?: unknown }): unknown =>
  typeof collection === 'string' ? {} : { [collection.parent]: meta?.parentId };

/**
 * react-admin's data provider over Firestore's own queries. Every refusal and failure is an HttpError whose message is a
 * translation key (see errors.ts).
 */
export function firestoreDataProvider(
  db: Firestore,
  resources: Resources,
  { timeoutMs = 20_000, maxWalk = 2000 }: Options = {},
): FirestoreDataProvider {
  const cursors = cursorCache();

  const configOf = (resource: string): ResourceConfig => {
    const config = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
    if (!config) throw refusal('unknown_resource', resource);
    return config;
  };

  /** A listener; a list that can't be asked for is an error like any other. */
  const watch = (start: () => () => void, onError?: OnError): (() => void) => {
    try {
      return start();
    } catch (error) {
      onError?.(toHttpError(error));
      return () => {};
    }
  };

  /** Finds the resource, runs the operation under the timeout, and answers in the record type react-admin asks for. */
  const run = <T>(resource: string, work: (config: ResourceConfig) => Promise<unknown>): Promise<T> =>
    guarded(timeoutMs, async () => (await work(configOf(resource))) as T);

  const list = <T>(resource: string, params: GetListParams) =>
    run<T>(resource, (config) => getList({ db, cursors, maxWalk }, resource, config, params));

  /** A write: the resource's cursors may point anywhere afterwards. */
  const write = <T>(
    resource: string,
    meta: { parentId?: unknown } | undefined,
    work: (at: ReturnType<typeof collectionOf>, config: ResourceConfig) => Promise<unknown>,
  ) =>
    run<T>(resource, async (config) => {
      const answer = await work(collectionOf(db, config, parentFilter(config, meta)), config);
      cursors.forget(`${resource}?`);
      return answer;
    });

  const written = async (reference: DocumentReference, config: ResourceConfig): Promise<{ data: RaRecord }> => ({
    data: existing(await getDocFromServer(reference), config.codecs),
  });

  return {
    getList: (resource, params) => list(resource, params),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(resource, { ...params, filter: { ...filter, [target]: id } }),
    getOne: (resource, { id, meta }) =>
      run(resource, async (config) => ({
        data: await getOne(collectionOf(db, config, parentFilter(config, meta)), id, config.codecs),
      })),
    getMany: (resource, { ids, meta }) =>
      run(resource, async (config) => ({
        data: await getMany(collectionOf(db, config, parentFilter(config, meta)), ids, config.codecs),
      })),
    create: (resource, { data, meta }) =>
      write(resource, meta, async (at, config) => written(await create(at, config, data as Plain), config)),
    update: (resource, { id, data, previousData, meta }) =>
      write(resource, meta, async (at, config) =>
        written(await update(at, config, { id, data: data as Plain, previous: previousData as Plain }), config),
      ),
    updateMany: (resource, { ids, data, meta }) =>
      write(resource, meta, async (at, config) => {
        await updateMany(at, config, ids, data as Plain);
        return { data: ids };
      }),
    delete: (resource, { id, previousData, meta }) =>
      write(resource, meta, async (at) => {
        await removeMany(at, [id]);
        return { data: previousData ?? { id } };
      }),
    deleteMany: (resource, { ids, meta }) =>
      write(resource, meta, async (at) => {
        await removeMany(at, ids);
        return { data: ids };
      }),
    count: (resource, { filter }) =>
      run(resource, async (config) => ({
        data: (await getCountFromServer(listQuery(db, config, { filter }))).data().count,
      })),
    watchList: (resource, params, onChange, onError) =>
      watch(() => {
        const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
        return watchQuery(listQuery(db, configOf(resource), params), page * perPage, onChange, onError);
      }, onError),
    watchOne: (resource, { id, meta }, onChange, onError) =>
      watch(() => {
        const config = configOf(resource);
        const collection = collectionOf(db, config, parentFilter(config, meta));
        return watchDocument(doc(collection, documentName(id)), onChange, onError);
      }, onError),
  };
}
