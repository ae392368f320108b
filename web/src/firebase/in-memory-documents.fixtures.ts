import { act } from '@testing-library/react';
import type { Collection, PathParams } from '@bhoj/domain/kernel/collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { documentsOfRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { z } from 'zod';
import { acting } from './acting.fixtures.ts';
import { belongs } from './in-memory-db.fixtures.ts';
import type { Asked, Belonging, How, MemoryDb, Stored } from './in-memory-db.fixtures.ts';

/** The restaurant of `InRestaurant`; a test need not name it. */
export const RESTAURANT = 'asha@example.com';

type Params<C extends Collection> = PathParams<C['pattern']>;
type Named<C extends Collection> = Omit<Params<C>, 'restaurantId'> & { readonly restaurantId?: string };
type Value<C extends Collection> = z.output<C['schema']>;

const named = (pattern: string, other: string) =>
  pattern.replace('{restaurantId}', RESTAURANT).replaceAll(/\{\w+\}/g, other);
const belongingTo = ({ pattern }: Collection): Belonging => ({
  of: named(pattern.slice(0, pattern.lastIndexOf('/')), ''),
  fits: new RegExp(`^${named(pattern, '[^/]+')}$`),
});

const paramsOf = (params: object): never => ({ restaurantId: RESTAURANT, ...params }) as never;

/** An empty database. */
export function memoryDb(): MemoryDb {
  const db: MemoryDb = {
    documents: new Map(),
    listeners: new Set(),
    faults: [],
    reads: [],
    writes: [],
    written: [],
    refusal: null,
    isOffline: false,
    lagging: null,
    turns: null,
    tell: () => acting(() => [...db.listeners].forEach((tell) => tell())),
  };
  return db;
}

/** The acts of a test on the documents: it stores them, looks at reads and writes, and says which of them fail. */
export function documentsIn(db: MemoryDb) {
  const tellOfOthers = () => (db.isOffline ? undefined : db.tell());
  return {
    writes: db.writes,
    /** How many listeners are attached. */
    listeners: () => db.listeners.size,

    /** Stores a document; its listeners are told, offline once there is a network. */
    put<C extends Collection>(collection: C, params: Named<C>, value: Value<C>): void {
      db.documents.set(collection.path(paramsOf(params)), collection.encode(value));
      tellOfOthers();
    },
    /** Stores documents of one collection by their ids. */
    putAll<C extends Collection>(
      collection: C,
      values: Readonly<Record<string, Value<C>>>,
      of: { readonly restaurantId?: string } = {},
    ): void {
      const parent = collection.parent(paramsOf(of));
      for (const [id, value] of Object.entries(values)) {
        db.documents.set(`${parent}/${id}`, collection.encode(value));
      }
      tellOfOthers();
    },
    /** Stores documents of one collection by their ids, and removes its others. */
    putOnly<C extends Collection>(collection: C, values: Readonly<Record<string, Value<C>>>): void {
      const parent = collection.parent(paramsOf({}));
      for (const path of db.documents.keys()) {
        if (path.slice(0, path.lastIndexOf('/')) === parent) db.documents.delete(path);
      }
      this.putAll(collection, values);
    },
    /** Stores the record and all settings of the restaurant. */
    putRestaurant(restaurant: WholeRestaurant): void {
      for (const { path, stored } of documentsOfRestaurant(RESTAURANT, restaurant))
        db.documents.set(path, stored);
      tellOfOthers();
    },
    /** Stores documents as they are, such as some that cannot be read. */
    putStored(collection: Collection, values: Readonly<Record<string, Stored>>): void {
      const parent = collection.parent(paramsOf({}));
      for (const [id, stored] of Object.entries(values)) db.documents.set(`${parent}/${id}`, stored);
      tellOfOthers();
    },
    remove<C extends Collection>(collection: C, params: Named<C>): void {
      db.documents.delete(collection.path(paramsOf(params)));
      tellOfOthers();
    },
    /** The stored value now; null without one. */
    stored<C extends Collection>(collection: C, params: Named<C>): Value<C> | null {
      const found = db.documents.get(collection.path(paramsOf(params)));
      return found === undefined ? null : (collection.decode(found) as Value<C>);
    },
    /** All that a collection holds now, by id. */
    storedIn<C extends Collection>(
      collection: C,
      of: { readonly restaurantId?: string } = {},
    ): Record<string, Value<C>> {
      const parent = `${collection.parent(paramsOf(of))}/`;
      const isIn = (path: string) => path.startsWith(parent) && !path.slice(parent.length).includes('/');
      return Object.fromEntries(
        [...db.documents]
          .filter(([path]) => isIn(path))
          .map(([path, found]) => [path.slice(parent.length), collection.decode(found) as Value<C>]),
      );
    },

    /**
     * Returns every document and list that was read or watched so far: its path, a list's filters, and the most
     * documents that it brings.
     */
    reads: () =>
      db.reads.map((from) =>
        'path' in from
          ? { at: from.path, asked: [], most: 1 }
          : { at: from.at, asked: from.asked, most: from.most },
      ),
    /** How a collection was asked so far: the filters of each list that was read or watched, and none of a document. */
    asked: (collection: Collection): (readonly Asked[])[] =>
      db.reads
        .filter((from) => belongs(from, belongingTo(collection)))
        .map((from) => ('path' in from ? [] : from.asked)),

    /** The documents of a collection as each write so far left them. */
    written: <C extends Collection>(collection: C): Value<C>[] =>
      db.written
        .filter(([path]) => belongingTo(collection).fits.test(path))
        .map(([, stored]) => collection.decode(stored) as Value<C>),

    /** From now on new reads of these collections fail; listeners that run already go on. */
    fails(how: How, ...collections: readonly Collection[]): void {
      db.faults = [...collections.map((each) => ({ ...belongingTo(each), how })), ...db.faults];
      db.tell();
    },
    /** From now on this one document cannot be read anew; lists of its collection can. */
    failsOne<C extends Collection>(how: How, collection: C, params: Named<C>): void {
      const path = collection.path(paramsOf(params));
      db.faults = [{ of: '', fits: new RegExp(`^${RegExp.escape(path)}$`), how }, ...db.faults];
      db.tell();
    },
    /** From now on lists that ask by this field hear nothing, until the returned function is called. */
    lags(field: string): () => void {
      db.lagging = field;
      return () => {
        db.lagging = null;
        db.tell();
      };
    },
    /** Ends every fault; listeners that still wait are answered. */
    mend(): void {
      db.faults = [];
      db.refusal = null;
      db.isOffline = false;
      db.tell();
    },
    /** Without a network, screens show the stored documents, writes wait, and calls and reads fail. */
    goOffline(): void {
      db.isOffline = true;
      db.tell();
    },
    /**
     * From now on each new listener gets its answers one by one, as from the SDK: first what the device has kept, if
     * anything, then the server's.
     */
    answersInTurn({ isKept }: { readonly isKept: boolean }): void {
      db.turns = { ofDevice: isKept ? [] : null, ofServer: [] };
    },
    /** Gives each answer that listeners wait for, until none waits; of the device alone, or the server's too. */
    async giveAnswers(of: 'device' | 'both' = 'both'): Promise<void> {
      for (;;) {
        const ofServer = of === 'both' ? db.turns?.ofServer : undefined;
        const give = db.turns?.ofDevice?.shift() ?? ofServer?.shift();
        if (give === undefined) return;
        await act(async () => give());
      }
    },
    refuseWrites(): void {
      db.refusal = 'permission-denied';
    },

    forgetDocuments(this: void): void {
      db.documents.clear();
      db.reads.length = 0;
      db.writes.length = 0;
      db.written.length = 0;
      db.lagging = null;
      db.faults = [];
      db.refusal = null;
      db.isOffline = false;
      db.turns = null;
    },
  };
}

/** Stored orders that this release cannot read: one of a newer Bhoj, and one without its lines. */
export function unreadableOrders(like: Order): Readonly<Record<'newer' | 'broken', Stored>> {
  const stored = orders.encode(like);
  return {
    newer: { ...stored, courses: ['starters'], schemaVersion: orders.reads + 1 },
    broken: { ...stored, lines: 'gone' },
  };
}
