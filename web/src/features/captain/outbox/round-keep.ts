import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { KeptRecord } from './kept-rounds.ts';
import type { OutRound } from './outbox-model.ts';

/** Why a device could not keep a round: its storage is full, or the browser lets the page keep nothing. */
export type NotKept = 'full' | 'blocked';

/** Where a device keeps the rounds of one restaurant, one record each. What cannot be done rejects. */
export interface RoundKeep {
  /** `wasCleared`: somebody emptied the storage since the last reading. */
  readonly read: () => Promise<{ readonly records: readonly KeptRecord[]; readonly wasCleared: boolean }>;
  readonly put: (round: OutRound) => Promise<void>;
  readonly remove: (roundId: string) => Promise<void>;
  /** Calls `changed` when another tab has changed the rounds, or somebody has emptied the storage. */
  readonly watch: (changed: () => void) => void;
}

export type OpenKeep = (restaurantId: string) => RoundKeep;

export const whyNotKept = (cause: unknown): NotKept =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'blocked';

const STORE = 'rounds';

/** A round by its id. What is stored may be anything: an older or newer release may have written it. */
interface Rounds extends DBSchema {
  [STORE]: { key: string; value: unknown };
}
type Database = IDBPDatabase<Rounds>;

/** ms after which a database that does not open counts as blocked. */
const OPENS_WITHIN = 4_000;

/** The name of a restaurant's rounds on a device: of their database, of the channel between tabs, and of the lock. */
export const roundsName = (restaurantId: string): string => `bhoj.rounds.${restaurantId}`;

/** Rejects where a database does not open in time; one that opens later is closed again. */
async function inTime(opening: Promise<Database>): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The database of rounds does not open.'));
      void opening.then((db) => db.close()).catch(() => undefined);
    }, OPENS_WITHIN);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps rounds in IndexedDB, where each is a record of its own. */
export function keepInIndexedDb(restaurantId: string): RoundKeep {
  const name = roundsName(restaurantId);
  let channel: BroadcastChannel | null = null;
  let open: Promise<Database> | null = null;
  let hasOpened = false;
  let wasCleared = false;
  let changed: () => void = () => undefined;

  const forget = () => {
    void open?.then((db) => db.close()).catch(() => undefined);
    open = null;
    changed();
  };
  const opened = async (): Promise<Database> => {
    open ??= inTime(
      openDB<Rounds>(name, 1, {
        upgrade: (db) => {
          db.createObjectStore(STORE);
          // The database was there before, so somebody has deleted it.
          wasCleared = hasOpened;
        },
        blocking: forget,
        terminated: forget,
      }),
    );
    try {
      const db = await open;
      hasOpened = true;
      if (channel === null) {
        channel = new BroadcastChannel(name);
        channel.onmessage = () => changed();
      }
      return db;
    } catch (cause) {
      open = null;
      throw cause;
    }
  };
  /** Acts on the open database; a second time where its connection has ended unnoticed. */
  const within = async <T>(act: (db: Database) => Promise<T>): Promise<T> => {
    try {
      return await act(await opened());
    } catch (cause) {
      if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
      open = null;
      return act(await opened());
    }
  };
  const write = async (act: (db: Database) => Promise<unknown>): Promise<void> => {
    await within(act);
    channel?.postMessage(null);
  };

  return {
    read: async () => {
      const found = await within(async (db) =>
        Promise.all(
          (await db.getAllKeys(STORE)).map(async (roundId) => ({
            roundId,
            record: await db.get(STORE, roundId).catch(() => null),
          })),
        ),
      );
      const cleared = wasCleared;
      wasCleared = false;
      // Another tab may have removed one between the two questions.
      return { records: found.filter(({ record }) => record !== undefined), wasCleared: cleared };
    },
    put: (round) =>
      write(async (db) => {
        const { store, done } = db.transaction(STORE, 'readwrite');
        // A write that does not fit fails with the transaction, which knows why.
        store.put(round, round.roundId).catch(() => undefined);
        await done;
      }),
    remove: (roundId) => write((db) => db.delete(STORE, roundId)),
    watch: (tell) => {
      changed = tell;
    },
  };
}
