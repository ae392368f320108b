import type { Collection, PathParams, QuerySpec } from '@bhoj/domain/platform/collection';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { db } from './admin.ts';

type Params<C extends Collection> = PathParams<C['pattern']>;
type Value<C extends Collection> = z.output<C['schema']>;

/** One transaction over Bhoj's collections: documents are decoded as they are read and encoded as they are written. */
export interface Store {
  /** Null where the document does not exist. */
  get<C extends Collection>(collection: C, params: Params<C>): Promise<Value<C> | null>;
  find<C extends Collection>(
    collection: C,
    params: Partial<Params<C>>,
    query: QuerySpec,
  ): Promise<{ id: string; value: Value<C> }[]>;
  set<C extends Collection>(collection: C, params: Params<C>, value: Value<C>): void;
  /** Fails the transaction where the document exists. */
  create<C extends Collection>(collection: C, params: Params<C>, value: Value<C>): void;
  /** Writes the named fields and leaves the others. */
  update<C extends Collection>(collection: C, params: Params<C>, fields: Partial<Value<C>>): void;
  delete<C extends Collection>(collection: C, params: Params<C>): void;
}

/**
 * Contention on a busy table is normal: the Admin SDK retries an aborted transaction, with jittered backoff. Eight
 * attempts wait about half a minute in all; more would outlast the call's own minute and leave its caller without a reason.
 */
const MAX_ATTEMPTS = 8;

const refOf = <C extends Collection>(collection: C, params: Params<C>): DocumentReference =>
  db.doc(collection.path(params as never));

const decoded = <C extends Collection>(collection: C, stored: unknown): Value<C> =>
  collection.decode(stored) as Value<C>;

function queryOf(collection: Collection, params: object, spec: QuerySpec): Query {
  let query: Query =
    spec.group === true ? db.collectionGroup(collection.group) : db.collection(collection.parent(params));
  for (const [field, op, value] of spec.where ?? []) query = query.where(field, op, value);
  for (const [field, direction] of spec.orderBy ?? []) query = query.orderBy(field, direction);
  return spec.limit === undefined ? query : query.limit(spec.limit);
}

function storeOf(tx: Transaction): Store {
  return {
    async get<C extends Collection>(collection: C, params: Params<C>) {
      const snapshot = await tx.get(refOf(collection, params));
      return snapshot.exists ? decoded(collection, snapshot.data()) : null;
    },
    async find<C extends Collection>(collection: C, params: Partial<Params<C>>, spec: QuerySpec) {
      const { docs } = await tx.get(queryOf(collection, params, spec));
      return docs.map((doc) => ({ id: doc.id, value: decoded(collection, doc.data()) }));
    },
    set: (collection, params, value) => {
      tx.set(refOf(collection, params), collection.encode(value));
    },
    create: (collection, params, value) => {
      tx.create(refOf(collection, params), collection.encode(value));
    },
    update: (collection, params, fields) => {
      tx.update(refOf(collection, params), collection.encodeFields(fields));
    },
    delete: (collection, params) => {
      tx.delete(refOf(collection, params));
    },
  };
}

/** One document as it stands now, for a decision that nothing is written by. */
export async function read<C extends Collection>(collection: C, params: Params<C>): Promise<Value<C> | null> {
  const snapshot = await refOf(collection, params).get();
  return snapshot.exists ? decoded(collection, snapshot.data()) : null;
}

/** Reads, then writes, all or nothing. `work` may run more than once: it must have no effect beside the store's. */
export const transact = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
  db.runTransaction((tx) => work(storeOf(tx)), { maxAttempts: MAX_ATTEMPTS });
