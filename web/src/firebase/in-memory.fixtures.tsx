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
import type { z } from 'zod';
import { ClientContext } from './client.ts';
import type { Client } from './client.ts';

/** A document in its stored form, with a Date for each time. */
export type Stored = Readonly<Record<string, unknown>>;

/** Why documents cannot be read. `slow` gives no answer until `mend`. */
type How = 'permission-denied' | 'unavailable' | 'slow';

export interface MemoryDb {
  /** By path. */
  readonly documents: Map<string, Stored>;
  readonly listeners: Set<() => void>;
  faults: readonly { readonly of: string; readonly how: How }[];
  /** Why the rules refuse every write; null while they allow it. */
  refusal: 'permission-denied' | null;
  isOffline: boolean;
  readonly tell: () => void;
}

export interface MemoryFunctions {
  readonly call: (to: string, data: unknown) => Promise<unknown>;
}

/** Returns the contract's name and the input of a request to an area, or to a function of the contract's own name. */
function sentTo(to: string, data: unknown): readonly [name: string, input: unknown] {
  if (!(AREAS as readonly string[]).includes(to)) return [to, data];
  const { name, input } = data as { readonly name: string; readonly input: unknown };
  return [name, input];
}

/** The restaurant of `InRestaurant`, so that a test need not name it. */
export const RESTAURANT = 'asha@example.com';

type Params<C extends Collection> = PathParams<C['pattern']>;
type Named<C extends Collection> = Omit<Params<C>, 'restaurantId'> & { readonly restaurantId?: string };
type Value<C extends Collection> = z.output<C['schema']>;
type Answer<C extends Contract> = (input: InputOf<C>) => z.input<C['output']> | Promise<z.input<C['output']>>;

const refusalOf = ({ reason, details }: Refusal): FirebaseError =>
  Object.assign(new FirebaseError('functions/failed-precondition', reason), {
    details: { ...details, reason },
  });

/**
 * A database and callables in memory, for tests of pages. Documents are stored as the collections encode them, and the
 * app's own code reads, decodes and calls. `client` is the result of `useClient`.
 */
export function inMemory() {
  const answers = new Map<string, (input: unknown) => Promise<unknown>>();
  /** Every call so far: the name of the contract, and the input as sent. */
  const calls: (readonly [name: string, input: unknown])[] = [];
  const db: MemoryDb = {
    documents: new Map(),
    listeners: new Set(),
    faults: [],
    refusal: null,
    isOffline: false,
    tell: () => act(() => [...db.listeners].forEach((tell) => tell())),
  };
  const functions: MemoryFunctions = {
    call: async (to, data) => {
      const [name, input] = sentTo(to, data);
      calls.push([name, input]);
      if (db.isOffline) throw new FirebaseError('functions/unavailable', 'offline');
      const answer = answers.get(name);
      if (answer === undefined) throw new Error(`nothing answers ${name}`);
      return answer(input);
    },
  };
  const paramsOf = (named: object): never => ({ restaurantId: RESTAURANT, ...named }) as never;
  const auth = { app: {}, currentUser: null };
  return {
    client: { app: auth.app, auth, db, functions } as unknown as Client,
    calls,
    /** The number of attached listeners. */
    listeners: () => db.listeners.size,

    /** Stores a document and notifies its listeners. */
    put<C extends Collection>(collection: C, params: Named<C>, value: Value<C>): void {
      db.documents.set(collection.path(paramsOf(params)), collection.encode(value));
      db.tell();
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
      db.tell();
    },
    /** Stores documents without encoding, such as unreadable ones. */
    putStored(collection: Collection, values: Readonly<Record<string, Stored>>): void {
      const parent = collection.parent(paramsOf({}));
      for (const [id, stored] of Object.entries(values)) db.documents.set(`${parent}/${id}`, stored);
      db.tell();
    },
    remove<C extends Collection>(collection: C, params: Named<C>): void {
      db.documents.delete(collection.path(paramsOf(params)));
      db.tell();
    },
    /** Returns the stored document; null without one. */
    stored<C extends Collection>(collection: C, params: Named<C>): Value<C> | null {
      const found = db.documents.get(collection.path(paramsOf(params)));
      return found === undefined ? null : (collection.decode(found) as Value<C>);
    },
    /** Returns all stored documents of a collection, by id. */
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

    /** Makes the documents of these collections unreadable from now on. */
    fails(how: How, ...collections: readonly Collection[]): void {
      const faults = collections.map((collection) => ({
        of: collection.pattern.endsWith('}')
          ? collection.parent(paramsOf({}))
          : collection.path(paramsOf({})),
        how,
      }));
      db.faults = [...faults, ...db.faults];
    },
    /** Ends every fault, and answers waiting listeners. */
    mend(): void {
      db.faults = [];
      db.refusal = null;
      db.isOffline = false;
      db.tell();
    },
    /** Cuts the network: pages show stored documents, writes wait, and calls and reads fail. */
    goOffline(): void {
      db.isOffline = true;
      db.tell();
    },
    refuseWrites(): void {
      db.refusal = 'permission-denied';
    },

    /**
     * Sets the answer of a callable. It refuses by throwing a Refusal, and refuses an input that does not fit its
     * contract.
     */
    answer<C extends Contract>(contract: C, make: Answer<C>): void {
      answers.set(contract.name, async (sent) => {
        const input = contract.input.safeParse(sent);
        try {
          if (!input.success) throw new Refusal('invalid-input', { fields: [input.error.message] });
          return await make(input.data as InputOf<C>);
        } catch (cause) {
          throw cause instanceof Refusal ? refusalOf(cause) : cause;
        }
      });
    },
    /** Makes a callable refuse, also without a network or by a fault of the server. */
    refuse({ name }: Contract, reason: FailureReason, details: RefusalDetails = {}): void {
      answers.set(name, async () => {
        if (reason === 'unexpected') throw new Error('a fault of the server');
        throw reason === 'offline'
          ? new FirebaseError('functions/unavailable', reason)
          : refusalOf(new Refusal(reason, details));
      });
    },
    /** Returns the inputs that a callable got so far. */
    sent: ({ name }: Contract): unknown[] =>
      calls.flatMap(([called, input]) => (called === name ? [input] : [])),

    clear(): void {
      db.documents.clear();
      answers.clear();
      calls.length = 0;
      db.faults = [];
      db.refusal = null;
      db.isOffline = false;
    },
  };
}

/** Two stored orders that this release cannot read: one that a newer Bhoj wrote, and one without lines. */
export function unreadableOrders(like: Order): Readonly<Record<'newer' | 'broken', Stored>> {
  const stored = orders.encode(like);
  return {
    newer: { ...stored, courses: ['starters'], schemaVersion: orders.reads + 1 },
    broken: { ...stored, lines: 'gone' },
  };
}

export type InMemory = ReturnType<typeof inMemory>;

export const InMemoryClient = ({ of, children }: { readonly of: InMemory; readonly children: ReactNode }) => (
  <ClientContext value={of.client}>{children}</ClientContext>
);
