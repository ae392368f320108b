import { AREAS } from '@bhoj/domain/catalogue/areas';
import { act } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import type { ReactNode } from 'react';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { RefusalDetails } from '@bhoj/domain/catalogue/reasons';
import type { Collection, PathParams } from '@bhoj/domain/kernel/collection';
import type { Contract, InputOf } from '@bhoj/domain/kernel/contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { documentsOfRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { z } from 'zod';
import { vi } from 'vitest';
import { acting } from './acting.fixtures.ts';
import { ClientContext } from './client.ts';
import type { Client } from './client.ts';
import { GUESTS_APP, MemoryAuth } from './in-memory-auth.fixtures.ts';
import { fetchFrom } from './in-memory-fetch.fixtures.ts';
import { belongs } from './in-memory-db.fixtures.ts';
import type { Asked, Belonging, MemoryDb, MemoryFunctions, Stored, How } from './in-memory-db.fixtures.ts';
import { serve } from './in-memory-sdk.fixtures.ts';
import { SessionProvider } from './session.tsx';

/** The contract's name and the input in what is posted to an area or to a function of the contract's own name. */
function sentTo(to: string, data: unknown): readonly [name: string, input: unknown] {
  if (!(AREAS as readonly string[]).includes(to)) return [to, data];
  const { name, input } = data as { readonly name: string; readonly input: unknown };
  return [name, input];
}

/** The restaurant of `InRestaurant`; a test need not name it. */
export const RESTAURANT = 'asha@example.com';

type Params<C extends Collection> = PathParams<C['pattern']>;
type Named<C extends Collection> = Omit<Params<C>, 'restaurantId'> & { readonly restaurantId?: string };
type Value<C extends Collection> = z.output<C['schema']>;
type Answer<C extends Contract> = (input: InputOf<C>) => z.input<C['output']> | Promise<z.input<C['output']>>;

const named = (pattern: string, other: string) =>
  pattern.replace('{restaurantId}', RESTAURANT).replaceAll(/\{\w+\}/g, other);
const belongingTo = ({ pattern }: Collection): Belonging => ({
  of: named(pattern.slice(0, pattern.lastIndexOf('/')), ''),
  fits: new RegExp(`^${named(pattern, '[^/]+')}$`),
});

const refusalOf = ({ reason, details }: Refusal): FirebaseError =>
  Object.assign(new FirebaseError('functions/failed-precondition', reason), {
    details: { ...details, reason },
  });

/**
 * A database and callables in memory, for tests of pages: documents are stored as the collections encode them, and read,
 * decoded and called by the app's own code. `client` is what `useClient` gives.
 */
export function inMemory() {
  const answers = new Map<string, (input: unknown) => Promise<unknown>>();
  /** Every call so far: the name of the contract, and its input as it was sent. */
  const calls: (readonly [name: string, input: unknown])[] = [];
  const callers = new WeakMap<object, string | null>();
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
  const auth = new MemoryAuth('in memory');
  const functions: MemoryFunctions = {
    auth,
    call: async (to, data, caller) => {
      const sent = sentTo(to, data);
      const [name, input] = sent;
      calls.push(sent);
      callers.set(sent, caller);
      if (db.isOffline) throw new FirebaseError('functions/unavailable', 'offline');
      const answer = answers.get(name);
      if (answer === undefined) throw new Error(`nothing answers ${name}`);
      return answer(input);
    },
  };
  const paramsOf = (named: object): never => ({ restaurantId: RESTAURANT, ...named }) as never;
  const guests = new MemoryAuth(GUESTS_APP);
  const clientOf = (who: MemoryAuth) =>
    ({ app: who.app, auth: who, db, functions: { ...functions, auth: who } }) as unknown as Client;
  const tellOfOthers = () => (db.isOffline ? undefined : db.tell());
  return {
    client: clientOf(auth),
    calls,
    /** Who is signed in, who can sign in, and what was asked of Firebase Auth. */
    auth,
    /** Likewise of the guests' app, where both apps are served. */
    guests,
    writes: db.writes,
    /** From now on the app itself calls and fetches from this backend; for pages that take no client as a prop. */
    serveApp(): void {
      serve(this.client);
      vi.stubGlobal('fetch', fetchFrom(db, functions));
    },
    /** Likewise for a page that uses both apps at once: here the guests' app has an Auth of its own. */
    serveBothApps(): void {
      this.serveApp();
      serve(this.client, clientOf(guests));
    },
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
    /** What is stored now; null where nothing is. */
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
     * Every document and list that was read or watched so far: its path, the filters of a list, and how many documents it
     * brings at most.
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
    /** Without a network what is stored is shown, writes wait, and calls and reads fail. */
    goOffline(): void {
      db.isOffline = true;
      db.tell();
    },
    /**
     * From now on each new listener is answered in a turn of its own, as by the SDK: first with what the device has kept,
     * if anything, then by the server.
     */
    answersInTurn({ isKept }: { readonly isKept: boolean }): void {
      db.turns = { ofDevice: isKept ? [] : null, ofServer: [] };
    },
    /** Gives the answers that listeners wait for, each by itself, until none waits; of the device alone, or the server's too. */
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

    /**
     * Answers a callable from now on: with the first of `makes` once, and so on, and with the last of them ever after. It
     * refuses by throwing a Refusal, and an input that its contract refuses is one.
     */
    answer<C extends Contract>(contract: C, ...makes: readonly Answer<C>[]): void {
      let count = 0;
      answers.set(contract.name, async (sent) => {
        const input = contract.input.safeParse(sent);
        try {
          if (!input.success) throw new Refusal('invalid-input', { fields: [input.error.message] });
          const make = makes[Math.min(count, makes.length - 1)];
          count += 1;
          return await make?.(input.data as InputOf<C>);
        } catch (cause) {
          throw cause instanceof Refusal ? refusalOf(cause) : cause;
        }
      });
    },
    /** Refuses a callable from now on; without a network, and by a fault of the server, as it would be. */
    refuse({ name }: Contract, reason: FailureReason, details: RefusalDetails = {}): void {
      answers.set(name, async () => {
        if (reason === 'unexpected') throw new Error('a fault of the server');
        throw reason === 'offline'
          ? new FirebaseError('functions/unavailable', reason)
          : refusalOf(new Refusal(reason, details));
      });
    },
    /** What a callable was sent so far. */
    sent: ({ name }: { readonly name: string }): unknown[] =>
      calls.flatMap(([called, input]) => (called === name ? [input] : [])),

    /** Who called a callable so far, each by uid; null for a visitor. */
    callersOf: ({ name }: { readonly name: string }): (string | null)[] =>
      calls.flatMap((call) => (call[0] === name ? [callers.get(call) ?? null] : [])),

    clear(): void {
      db.documents.clear();
      answers.clear();
      calls.length = 0;
      db.reads.length = 0;
      db.writes.length = 0;
      db.written.length = 0;
      db.lagging = null;
      auth.clear();
      guests.clear();
      db.faults = [];
      db.refusal = null;
      db.isOffline = false;
      db.turns = null;
    },
  };
}

/** Orders, as they are stored, that this release cannot read: one that a newer Bhoj wrote, and one that has lost its lines. */
export function unreadableOrders(like: Order): Readonly<Record<'newer' | 'broken', Stored>> {
  const stored = orders.encode(like);
  return {
    newer: { ...stored, courses: ['starters'], schemaVersion: orders.reads + 1 },
    broken: { ...stored, lines: 'gone' },
  };
}

export type InMemory = ReturnType<typeof inMemory>;

/** Provides the client, and the session of who is signed in. */
export const InMemoryClient = ({ of, children }: { readonly of: InMemory; readonly children: ReactNode }) => (
  <ClientContext value={of.client}>
    <SessionProvider>{children}</SessionProvider>
  </ClientContext>
);
