import { encodeChanges } from '@bhoj/domain/kernel/changes';
import { directionOfIds } from '@bhoj/domain/kernel/collection';
import { LARGEST_DOCUMENT, storedSize } from '@bhoj/domain/kernel/stored-size';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Reason, RefusalDetails } from '@bhoj/domain/catalogue/reasons';
import type { Change } from '@bhoj/domain/kernel/changes';
import type { Collection, Entry, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import { whyUnreadable } from '@bhoj/domain/kernel/newer-document';
import { FieldPath, FieldValue, Filter } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { readEach } from '@bhoj/domain/kernel/read-each';
import type { ReadEach, Unreadable } from '@bhoj/domain/kernel/read-each';
import { warn } from 'firebase-functions/logger';
import type { z } from 'zod';
import { db } from './admin.ts';
import { assertInTime } from './deadline.ts';
import { inTurn } from './in-turn.ts';
import { passOver } from './passed-over.ts';
import { withoutPersonalData } from './redact.ts';

type Params<C extends Collection> = PathParams<C['pattern']>;
type Value<C extends Collection> = z.output<C['schema']>;

/** One transaction over Bhoj's collections. It decodes documents that it reads and encodes those that it writes. */
export interface Store {
  /** Returns null when the document does not exist. Documents requested together are read in one round trip. */
  get<C extends Collection>(collection: C, params: Params<C>): Promise<Value<C> | null>;
  /**
   * As `get`, and null also for a broken document, which is logged and counted as a fault of the call. Throws for one that a
   * newer Bhoj wrote, as `get` does: the next try can read it. Use it for a document that an act about money updates in passing,
   * so that a broken one does not stop the act. A caller that gets null writes nothing there.
   */
  getReadable<C extends Collection>(collection: C, params: Params<C>): Promise<Value<C> | null>;
  /** As `get`; refuses with a reason when the document does not exist. */
  need<C extends Collection>(
    collection: C,
    params: Params<C>,
    reason: Reason,
    details?: RefusalDetails,
  ): Promise<Value<C>>;
  /** Throws when one of the documents cannot be read, so that no sum of money leaves one out. */
  find<C extends Collection>(
    collection: C,
    params: Partial<Params<C>>,
    query: QuerySpec,
  ): Promise<Entry<Value<C>>[]>;
  /** Finds documents for housekeeping. It logs unreadable ones and lists them in `unreadable`. */
  findReadable<C extends Collection>(
    collection: C,
    params: Partial<Params<C>>,
    query: QuerySpec,
  ): Promise<ReadEach<Value<C>>>;
  /** Counts the documents that a query finds. Costs one read per thousand. */
  count<C extends Collection>(collection: C, params: Partial<Params<C>>, query: QuerySpec): Promise<number>;
  /** Throws `record-full` when the document would be too large for Firestore, as `create` and `change` do. */
  set<C extends Collection>(collection: C, params: Params<C>, value: Value<C>): void;
  /** Writes a new document. The transaction fails when the document exists. */
  create<C extends Collection>(collection: C, params: Params<C>, value: Value<C>): void;
  /** Writes the given fields and leaves the others. A document read here in another version is written whole. */
  update<C extends Collection>(collection: C, params: Params<C>, fields: Partial<Value<C>>): void;
  /**
   * Writes only the differences between a document as it was read and its new value, so that a long order costs no
   * more than a short one. `before` is null for a new document.
   */
  change<C extends Collection>(
    collection: C,
    params: Params<C>,
    before: Value<C> | null,
    after: Value<C>,
  ): void;
  /**
   * Adds counts to a document of counts without reading it. A missing document starts with these counts. Such a
   * collection stays at version 1.
   */
  add<C extends Collection>(collection: C, params: Params<C>, counts: Counts): void;
  delete<C extends Collection>(collection: C, params: Params<C>): void;
}

/** Counts by name; a name may also hold further counts by name. */
interface Counts {
  readonly [name: string]: number | Counts;
}

/** Firestore would replace a stored map by an empty one. */
const isSomething = (counts: number | Counts): boolean =>
  typeof counts === 'number' || Object.keys(counts).length > 0;

const increments = (counts: Counts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => isSomething(count))
      .map(([name, count]) => [
        name,
        typeof count === 'number' ? FieldValue.increment(count) : increments(count),
      ]),
  );

/**
 * The Admin SDK retries transactions that were aborted by contention, with jittered backoff. Eight attempts wait
 * about half a minute; more would exceed the call's minute, and its caller would get no reason.
 */
const MAX_ATTEMPTS = 8;

const refOf = <C extends Collection>(collection: C, params: Params<C>): DocumentReference =>
  db.doc(collection.path(params as never));

function queryOf(collection: Collection, params: object, spec: QuerySpec): Query {
  let query: Query =
    spec.group === true ? db.collectionGroup(collection.group) : db.collection(collection.parent(params));
  for (const [field, op, value] of spec.where ?? []) query = query.where(field, op, value);
  if (spec.anyOf !== undefined)
    query = query.where(Filter.or(...spec.anyOf.map(([field, op, value]) => Filter.where(field, op, value))));
  for (const [field, direction] of spec.orderBy ?? []) query = query.orderBy(field, direction);
  if (spec.after !== undefined) {
    query = query.orderBy(FieldPath.documentId(), directionOfIds(spec));
    query = query.startAfter(...spec.after.values, spec.after.id);
  }
  return spec.limit === undefined ? query : query.limit(spec.limit);
}

/** The reads of one transaction, from its beginning to its end. */
interface Reads {
  /** Reads; once the transaction has ended, reads nothing and never settles. */
  run<T>(read: () => Promise<T>): Promise<T>;
  /** Resolves when no read is under way; none begins after that. */
  end(): Promise<void>;
}

/**
 * When one part of a work fails, its other parts go on. The Admin SDK would open a new transaction for their next read,
 * which nobody ends: its locks stop everybody else until they expire, after a minute.
 */
function newReads(): Reads {
  const underWay = new Set<Promise<unknown>>();
  let ended = false;
  return {
    async run(read) {
      if (ended) return new Promise<never>(() => {});
      const answer = read();
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    async end() {
      ended = true;
      await Promise.allSettled(underWay);
    },
  };
}

/**
 * Reads all documents that are requested at the same time in one round trip. Single reads would wait for each other.
 */
function readerOf(tx: Transaction, reads: Reads): (ref: DocumentReference) => Promise<DocumentSnapshot> {
  let asked: DocumentReference[] = [];
  let answer: Promise<DocumentSnapshot[]> | null = null;
  const readAsked = async () => {
    await Promise.resolve();
    const refs = asked;
    asked = [];
    answer = null;
    return reads.run(() => tx.getAll(...refs));
  };
  return async (ref) => {
    const place = asked.push(ref) - 1;
    answer ??= readAsked();
    const snapshot = (await answer)[place];
    if (snapshot === undefined) throw new RangeError(`no answer for ${ref.path}`);
    return snapshot;
  };
}

/** Returns alternating paths and values, the form that the Admin SDK's `update` takes. */
const updateOf = (changes: readonly Change[]) =>
  changes.flatMap(([path, value]) => [
    new FieldPath(...path),
    value === undefined ? FieldValue.delete() : value,
  ]);

/** Throws with a reason for a document that Firestore would refuse, because Firestore gives none. */
function assertFits({ path }: DocumentReference, value: object): void {
  const bytes = storedSize(path, { ...value, schemaVersion: 1 });
  if (bytes > LARGEST_DOCUMENT) throw new Refusal('record-full', { bytes, limit: LARGEST_DOCUMENT });
}

/** Logs no id, which may be an e-mail address. */
const logUnreadable = ({ of, why }: Unreadable, cause: unknown): void =>
  warn('document not readable', { of, why, cause: withoutPersonalData(String(cause)) });

function storeOf(tx: Transaction, reads: Reads): Store {
  const read = readerOf(tx, reads);
  /** Documents read in the collection's current version. Only these can be changed field by field. */
  const current = new WeakSet<object>();
  /** Documents read in another version, by path. */
  const otherwise = new Map<string, object>();
  function decoded<C extends Collection>(collection: C, snapshot: DocumentSnapshot): Value<C> {
    const stored = snapshot.data();
    const value = collection.decode(stored) as Value<C>;
    if (stored?.['schemaVersion'] === collection.version) current.add(value);
    else otherwise.set(snapshot.ref.path, value);
    return value;
  }
  async function get<C extends Collection>(collection: C, params: Params<C>): Promise<Value<C> | null> {
    const snapshot = await read(refOf(collection, params));
    return snapshot.exists ? decoded(collection, snapshot) : null;
  }
  const eachOf = <C extends Collection>(collection: C, docs: readonly DocumentSnapshot[]) => {
    const reader: C = {
      ...collection,
      decode: (doc: unknown) => decoded(collection, doc as DocumentSnapshot),
    };
    return readEach(
      reader,
      docs.map((doc) => ({ id: doc.id, data: doc })),
      logUnreadable,
    );
  };
  return {
    get,
    async getReadable<C extends Collection>(collection: C, params: Params<C>) {
      const snapshot = await read(refOf(collection, params));
      if (!snapshot.exists) return null;
      try {
        return decoded(collection, snapshot);
      } catch (cause) {
        if (whyUnreadable(cause) === 'newer') throw cause;
        logUnreadable({ of: collection.group, id: snapshot.id, why: 'broken' }, cause);
        passOver(collection.group);
        return null;
      }
    },
    async need(collection, params, reason, details) {
      const value = await get(collection, params);
      if (value === null) throw new Refusal(reason, details);
      return value;
    },
    async find<C extends Collection>(collection: C, params: Partial<Params<C>>, spec: QuerySpec) {
      const { docs } = await reads.run(() => tx.get(queryOf(collection, params, spec)));
      return docs.map((doc) => ({ id: doc.id, value: decoded(collection, doc) }));
    },
    async findReadable<C extends Collection>(collection: C, params: Partial<Params<C>>, spec: QuerySpec) {
      const { docs } = await reads.run(() => tx.get(queryOf(collection, params, spec)));
      return eachOf(collection, docs);
    },
    async count(collection, params, spec) {
      const counted = await reads.run(() => tx.get(queryOf(collection, params, spec).count()));
      return counted.data().count;
    },
    set: (collection, params, value) => {
      const ref = refOf(collection, params);
      assertFits(ref, value);
      tx.set(ref, collection.encode(value));
    },
    create: (collection, params, value) => {
      const ref = refOf(collection, params);
      assertFits(ref, value);
      tx.create(ref, collection.encode(value));
    },
    update: (collection, params, fields) => {
      const ref = refOf(collection, params);
      const known = otherwise.get(ref.path);
      // Writing single fields would leave a document of mixed versions.
      if (known !== undefined) tx.set(ref, collection.encode({ ...known, ...fields } as never));
      else tx.update(ref, collection.encodeFields(fields));
    },
    change: (collection, params, before, after) => {
      const ref = refOf(collection, params);
      assertFits(ref, after);
      if (before === null) tx.create(ref, collection.encode(after));
      else if (!current.has(before)) tx.set(ref, collection.encode(after));
      else {
        const [path, value, ...more] = updateOf(encodeChanges(collection, before, after));
        if (path instanceof FieldPath) tx.update(ref, path, value, ...more);
      }
    },
    add: (collection, params, counts) => {
      const known = { schemaVersion: collection.version };
      tx.set(refOf(collection, params), { ...known, ...increments(counts) }, { merge: true });
    },
    delete: (collection, params) => {
      tx.delete(refOf(collection, params));
    },
  };
}

async function within<T>(tx: Transaction, work: (store: Store) => Promise<T>): Promise<T> {
  const reads = newReads();
  try {
    assertInTime();
    const done = await work(storeOf(tx, reads));
    assertInTime();
    return done;
  } finally {
    await reads.end();
  }
}

/** True when Firestore closed the transaction because a lock expired. The SDK retries only some of these errors. */
const isClosed = (cause: unknown): boolean =>
  cause instanceof Error && /transaction (is invalid or closed|has expired)/i.test(cause.message);

async function attempt<T>(work: (store: Store) => Promise<T>, attempts: number): Promise<T> {
  try {
    return await db.runTransaction((tx) => within(tx, work), { maxAttempts: attempts });
  } catch (cause) {
    if (!isClosed(cause)) throw cause;
    if (attempts <= 1) throw new Refusal('busy-try-again');
    return attempt(work, Math.floor(attempts / 2));
  }
}

/**
 * Reads and then writes, all or nothing. `work` may run more than once, so it must have no effects outside the store.
 * `queue` names the contended documents, such as a restaurant's counters. In one instance, transactions of the same
 * queue run one after the other.
 */
export const transact = <T>(queue: string, work: (store: Store) => Promise<T>): Promise<T> =>
  inTurn(queue, () => attempt(work, MAX_ATTEMPTS));

/** A document of a restaurant, found among those of all restaurants. */
export interface OfRestaurant<T> extends Entry<T> {
  readonly restaurantId: string;
}

/** Reads documents of all restaurants; leaves out unreadable ones. */
export async function findInRestaurants<C extends Collection>(
  collection: C,
  spec: QuerySpec,
): Promise<OfRestaurant<Value<C>>[]> {
  const { docs } = await queryOf(collection, {}, { ...spec, group: true }).get();
  const found = docs.map((doc) => ({ id: doc.ref.path, data: doc.data() }));
  return readEach(collection, found, logUnreadable).rows.map(({ id: path, value }) => {
    const [, restaurantId = '', , id = ''] = path.split('/');
    return { restaurantId, id, value: value as Value<C> };
  });
}

/** Returns a store that reads as another does and writes nothing. */
export const withoutWrites = (store: Store): Store => ({
  ...store,
  set: () => {},
  create: () => {},
  update: () => {},
  change: () => {},
  add: () => {},
  delete: () => {},
});

/** Runs a work without its writes, to learn its answer or its refusal. */
export const tryOut = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
  db.runTransaction((tx) => within(tx, (store) => work(withoutWrites(store))), { readOnly: true });

/** Reads documents at one instant, without writing. */
export const readAt = <T>(
  work: (
    store: Pick<Store, 'get' | 'getReadable' | 'need' | 'find' | 'findReadable' | 'count'>,
  ) => Promise<T>,
): Promise<T> => db.runTransaction((tx) => within(tx, work), { readOnly: true });
