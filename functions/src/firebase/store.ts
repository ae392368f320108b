import { FieldPath } from 'firebase-admin/firestore';
import { directionOfIds } from '@bhoj/domain/platform/collection';
import { Refusal } from '@bhoj/domain/platform/reasons';
import type { Collection, PathParams, QuerySpec } from '@bhoj/domain/platform/collection';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { db } from './admin.ts';
import { inTurn } from './in-turn.ts';

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
  /** How many documents a query finds; costs one read for each thousand. */
  count<C extends Collection>(collection: C, params: Partial<Params<C>>, query: QuerySpec): Promise<number>;
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
  if (spec.after !== undefined) {
    query = query.orderBy(FieldPath.documentId(), directionOfIds(spec));
    query = query.startAfter(...spec.after.values, spec.after.id);
  }
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
    async count(collection, params, spec) {
      return (await tx.get(queryOf(collection, params, spec).count())).data().count;
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

/** Firestore has closed the transaction under us, by a lock that ran out; the SDK retries only some of these. */
const isClosed = (cause: unknown): boolean =>
  cause instanceof Error && /transaction (is invalid or closed|has expired)/i.test(cause.message);

async function attempt<T>(work: (store: Store) => Promise<T>, attempts: number): Promise<T> {
  try {
    return await db.runTransaction((tx) => work(storeOf(tx)), { maxAttempts: attempts });
  } catch (cause) {
    if (!isClosed(cause)) throw cause;
    if (attempts <= 1) throw new Refusal('busy-try-again');
    return attempt(work, Math.floor(attempts / 2));
  }
}

/**
 * Reads, then writes, all or nothing. `work` may run more than once: it must have no effect beside the store's. `queue`
 * names what transactions would contend for, a restaurant's counters, say: those of one instance take turns.
 */
export const transact = <T>(queue: string, work: (store: Store) => Promise<T>): Promise<T> =>
  inTurn(queue, () => attempt(work, MAX_ATTEMPTS));

/** Reads, at one instant, what nothing is written by. */
export const look = <T>(work: (store: Pick<Store, 'get' | 'find'>) => Promise<T>): Promise<T> =>
  db.runTransaction((tx) => work(storeOf(tx)), { readOnly: true });
