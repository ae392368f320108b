import { openDB } from 'idb';
import type { IDBPDatabase } from 'idb';

/** Why a device could not keep a record: its storage is full, or the browser lets the page keep nothing. */
export type NotKept = 'full' | 'blocked';

export const whyNotKept = (cause: unknown): NotKept =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** The record that a device keeps under an id. */
export interface StoredRecord {
  readonly id: string;
  /** Null where the browser could not read it. */
  readonly record: unknown;
}

/** Where a device keeps records, each by its id. An act that fails rejects. */
export interface RecordKeep {
  /** `wasCleared`: somebody emptied the storage since the last reading. */
  readonly read: () => Promise<{ readonly records: readonly StoredRecord[]; readonly wasCleared: boolean }>;
  readonly put: (id: string, record: unknown) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Calls `changed` when another tab has changed the records, or somebody has emptied the storage. */
  readonly watch: (changed: () => void) => void;
}

/** A stored value may be anything: an older or newer release may have written it. */
type Database = IDBPDatabase;

/** ms after which a database that does not open counts as blocked. */
const OPENS_WITHIN = 4_000;

/** Rejects where a database does not open in time; one that opens later is closed again. */
async function inTime(name: string, opening: Promise<Database>): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The database ${name} does not open.`));
      void opening.then((db) => db.close()).catch(() => undefined);
    }, OPENS_WITHIN);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps records in a database of IndexedDB, and tells other tabs of each change through a channel of the same name. */
export function keepRecords(name: string, store: string): RecordKeep {
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
      name,
      openDB(name, 1, {
        upgrade: (db) => {
          db.createObjectStore(store);
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
          (await db.getAllKeys(store))
            .filter((id) => typeof id === 'string')
            .map(async (id) => ({
              id,
              record: (await db.get(store, id).catch(() => null)) as unknown,
            })),
        ),
      );
      const cleared = wasCleared;
      wasCleared = false;
      // Another tab may have removed one between the two questions.
      return { records: found.filter(({ record }) => record !== undefined), wasCleared: cleared };
    },
    put: (id, record) =>
      write(async (db) => {
        const writing = db.transaction(store, 'readwrite');
        // A write that does not fit fails with the transaction, which knows why.
        writing.store.put(record, id).catch(() => undefined);
        await writing.done;
      }),
    remove: (id) => write((db) => db.delete(store, id)),
    watch: (tell) => {
      changed = tell;
    },
  };
}
