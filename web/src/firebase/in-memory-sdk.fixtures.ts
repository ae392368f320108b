import { FirebaseError } from 'firebase/app';
import { found, valueAt } from './in-memory-query.fixtures.ts';
import type { Client } from './client.ts';
import type { DocRef, Query } from './in-memory-query.fixtures.ts';
import { GUESTS_APP } from './in-memory-auth.fixtures.ts';
import { belongs } from './in-memory-db.fixtures.ts';
import type { MemoryDb, MemoryFunctions, Read, Stored } from './in-memory-db.fixtures.ts';

export {
  and,
  collection,
  collectionGroup,
  doc,
  documentId,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  where,
} from './in-memory-query.fixtures.ts';
export * from './in-memory-auth.fixtures.ts';

// Stands in for `firebase/firestore`, `firebase/functions` and `firebase/auth` in the tests of the web app
// (web/test-window.ts). The client's `db` stores the documents; listeners hear of a change at once.

type Fields = Record<string, unknown>;

export class Timestamp {
  private readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
  toMillis = (): number => this.at;
  toDate = (): Date => new Date(this.at);
}

/** A document as the SDK hands it out. */
function handedOut(value: unknown): unknown {
  if (value instanceof Date) return new Timestamp(value.getTime());
  if (Array.isArray(value)) return value.map(handedOut);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, handedOut(each)]));
}

const DELETED = { sentinel: 'delete' };
const SERVER_TIME = { sentinel: 'server time' };
export const deleteField = () => DELETED;
export const serverTimestamp = () => SERVER_TIME;

export class FieldPath {
  readonly segments: readonly string[];
  constructor(...segments: string[]) {
    this.segments = segments;
  }
}
const segmentsOf = (path: string | FieldPath): readonly string[] =>
  typeof path === 'string' ? path.split('.') : path.segments;

/** A copy of `data` with one field, at any depth, set or deleted. */
function withField(data: Fields, [name = '', ...inside]: readonly string[], value: unknown): Fields {
  const { [name]: before, ...others } = data;
  if (inside.length > 0) {
    return { ...others, [name]: withField((before ?? {}) as Fields, inside, value) };
  }
  if (value === DELETED) return others;
  return { ...others, [name]: value === SERVER_TIME ? new Date() : value };
}

const withTimes = (data: Fields): Fields =>
  Object.entries(data).reduce((made, [name, value]) => withField(made, [name], value), {} as Fields);

// Reading

const snapshotOf = (path: string, data: Stored | undefined, fromCache: boolean) => ({
  id: path.slice(path.lastIndexOf('/') + 1),
  ref: { path },
  stored: data,
  metadata: { fromCache },
  exists: () => data !== undefined,
  data: () => handedOut(data),
  get: (field: string) => (data === undefined ? undefined : handedOut(valueAt(data, field))),
});

/** True for two snapshots of the same document with the same data. */
export const snapshotEqual = (
  one: ReturnType<typeof snapshotOf>,
  other: ReturnType<typeof snapshotOf>,
): boolean => one.ref.path === other.ref.path && one.stored === other.stored;

function answer(
  from: DocRef | Query,
  before: ReadonlyMap<string, Stored>,
  fromCache: boolean = from.db.isOffline,
) {
  const { db } = from;
  if ('path' in from) {
    const snapshot = snapshotOf(from.path, db.documents.get(from.path), fromCache);
    return { snapshot, now: before, isNothing: !snapshot.exists() };
  }
  const docs = found(from);
  const now = new Map(docs.map(({ path, data }) => [path, data]));
  const change = (type: string, path: string, data?: Stored) => ({
    type,
    doc: snapshotOf(path, data, fromCache),
  });
  const changes = [
    ...[...before].filter(([path]) => !now.has(path)).map(([path, data]) => change('removed', path, data)),
    ...docs.flatMap(({ path, data }) => {
      const known = before.get(path);
      if (known === data) return [];
      return change(known === undefined ? 'added' : 'modified', path, data);
    }),
  ];
  const snapshot = {
    metadata: { fromCache },
    docs: docs.map(({ path, data }) => snapshotOf(path, data, fromCache)),
    docChanges: () => changes,
  };
  return { snapshot, now, isNothing: docs.length === 0 };
}

/** The fault that keeps a document or a list from being read. */
export const faultOf = (from: Read & { readonly db: MemoryDb }) =>
  from.db.faults.find((fault) => belongs(from, fault))?.how;
const refused = (code: string) => new FirebaseError(code, code);

export function onSnapshot(
  from: DocRef | Query,
  _: unknown,
  next: (snapshot: unknown) => void,
  fail: (cause: FirebaseError) => void,
): () => void {
  const { db } = from;
  db.reads.push(from);
  let known: ReadonlyMap<string, Stored> = new Map();
  let isAnswered = false;
  const tell = (fromCache = db.isOffline) => {
    if (!('path' in from) && from.asked.some(([field]) => field === db.lagging)) return;
    // A listener with an answer stays attached.
    const how = isAnswered ? undefined : faultOf(from);
    if (how === 'slow') return;
    if (how !== undefined) {
      db.listeners.delete(told);
      fail(refused(how));
      return;
    }
    const { snapshot, now, isNothing } = answer(from, known, fromCache);
    // A device does not say that something is missing while it can ask the server.
    if (isNothing && fromCache && !db.isOffline) return;
    known = now;
    isAnswered = true;
    next(snapshot);
  };
  // Only a listener that has an answer already hears of a change.
  const told = () => {
    if (isAnswered || db.turns === null) tell();
  };
  const inTurn = (fromCache: boolean) => () => db.listeners.has(told) && tell(fromCache);
  db.listeners.add(told);
  if (db.turns === null) tell();
  else {
    db.turns.ofDevice?.push(inTurn(true));
    db.turns.ofServer.push(inTurn(false));
  }
  return () => void db.listeners.delete(told);
}

async function read(from: DocRef | Query) {
  from.db.reads.push(from);
  const how = faultOf(from) ?? (from.db.isOffline ? 'unavailable' : undefined);
  if (how === 'slow') return new Promise<never>(() => undefined);
  if (how !== undefined) throw refused(how);
  return answer(from, new Map()).snapshot;
}
export const getDocFromServer = read;
export const getDocsFromServer = read;
export const getDocFromCache = async (from: DocRef) => answer(from, new Map()).snapshot;

// Writing

type Write = readonly [path: string, after: (before: Stored | undefined) => Stored | undefined];

function commit(db: MemoryDb, writes: readonly Write[]): Promise<void> {
  const { refusal } = db;
  if (refusal !== null) return Promise.reject(refused(refusal));
  for (const [path, change] of writes) {
    const after = change(db.documents.get(path));
    db.writes.push(path);
    if (after === undefined) db.documents.delete(path);
    else {
      db.documents.set(path, after);
      db.written.push([path, after]);
    }
  }
  db.tell();
  // Offline, a write waits on the device.
  return db.isOffline ? new Promise(() => undefined) : Promise.resolve();
}

const setting = ({ path }: DocRef, data: Fields): Write => [path, () => withTimes(data)];
const deleting = ({ path }: DocRef): Write => [path, () => undefined];
function updating({ path }: DocRef, ...changes: readonly unknown[]): Write {
  const [first] = changes;
  const pairs: (readonly [string | FieldPath, unknown])[] =
    typeof first === 'string' || first instanceof FieldPath
      ? changes.flatMap((field, i) => (i % 2 === 0 ? [[field as FieldPath, changes[i + 1]] as const] : []))
      : Object.entries(first as Fields);
  return [
    path,
    (before = {}) =>
      pairs.reduce((made, [field, value]) => withField(made, segmentsOf(field), value), before),
  ];
}

export const setDoc = (ref: DocRef, data: Fields) => commit(ref.db, [setting(ref, data)]);
export const deleteDoc = (ref: DocRef) => commit(ref.db, [deleting(ref)]);
export const updateDoc = (ref: DocRef, ...changes: readonly unknown[]) =>
  commit(ref.db, [updating(ref, ...changes)]);
export const waitForPendingWrites = (db: MemoryDb): Promise<void> =>
  db.isOffline ? new Promise(() => undefined) : Promise.resolve();
export function writeBatch(db: MemoryDb) {
  const writes: Write[] = [];
  return {
    set: (ref: DocRef, data: Fields) => writes.push(setting(ref, data)),
    update: (ref: DocRef, ...changes: readonly unknown[]) => writes.push(updating(ref, ...changes)),
    delete: (ref: DocRef) => writes.push(deleting(ref)),
    commit: () => commit(db, writes),
  };
}

// Callables

export const httpsCallable = (functions: MemoryFunctions, name: string) => async (input: unknown) => ({
  data: await functions.call(name, input, functions.auth.currentUser?.uid ?? null),
});

// The connections of a client

let served: { readonly client: Client; readonly guests: Client } | null = null;
/** From now on the app's own clients are these. */
export const serve = (client: Client, guests: Client = client): void => void (served = { client, guests });

interface App {
  readonly name: string;
}
const clientOf = (app?: App) => (app?.name === GUESTS_APP ? served?.guests : served?.client);
export const initializeAuth = (app?: App) => clientOf(app)?.auth ?? {};
export const initializeFirestore = () => served?.client.db ?? {};
export const getFunctions = (app?: App) => clientOf(app)?.functions ?? {};
export const persistentLocalCache = () => ({});
export const persistentMultipleTabManager = () => ({});
export const memoryLocalCache = () => ({});
export const connectFirestoreEmulator = () => undefined;
export const connectFunctionsEmulator = () => undefined;
