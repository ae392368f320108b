import { doc, onSnapshot, snapshotEqual } from 'firebase/firestore';
import type { DocumentSnapshot, Firestore, FirestoreError } from 'firebase/firestore';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { dataOf } from './kept-rows.ts';
import { noteUnreadable } from './unreadable.ts';
import type { Unreadable } from './unreadable.ts';

/** A document's value, or why it cannot be read. */
type Read = { readonly value: unknown } | { readonly unreadable: readonly Unreadable[] };

/** What a listener says of its document. An unreadable one is a fault to show; waiting would not help. */
export type DocNews =
  | { readonly state: 'ready'; readonly value: unknown; readonly fromCache: boolean }
  | { readonly state: 'missing' | 'denied' | 'failed'; readonly unreadable?: readonly Unreadable[] };

export const failure = (cause: FirestoreError): { state: 'denied' } | { state: 'failed' } =>
  cause.code === 'permission-denied' ? { state: 'denied' } : { state: 'failed' };

/** One listener, and all who watch its document. */
interface Shared {
  readonly watchers: Set<(news: DocNews) => void>;
  last: DocNews | null;
  detach: () => void;
}

/** By client, collection and path. */
const shared = new WeakMap<Firestore, Map<Collection, Map<string, Shared>>>();

function sharedOf(db: Firestore, collection: Collection): Map<string, Shared> {
  const all = shared.get(db) ?? new Map<Collection, Map<string, Shared>>();
  shared.set(db, all);
  const own = all.get(collection) ?? new Map<string, Shared>();
  all.set(collection, own);
  return own;
}

function read(collection: Collection, snapshot: DocumentSnapshot): Read {
  try {
    return { value: collection.decode(dataOf(snapshot)) };
  } catch (cause) {
    const why = noteUnreadable(snapshot.ref.path, cause);
    return { unreadable: [{ of: collection.group, id: snapshot.id, why }] };
  }
}

/** Decodes a document only when it changes: the server's answer is mostly what the device had kept. */
function reader(collection: Collection): (snapshot: DocumentSnapshot) => DocNews {
  let last: { readonly snapshot: DocumentSnapshot; readonly read: Read } | null = null;
  return (snapshot) => {
    if (last === null || !snapshotEqual(last.snapshot, snapshot))
      last = { snapshot, read: read(collection, snapshot) };
    return 'value' in last.read
      ? { state: 'ready', ...last.read, fromCache: snapshot.metadata.fromCache }
      : { state: 'failed', ...last.read };
  };
}

function begin(db: Firestore, collection: Collection, path: string): Shared {
  const own: Shared = { watchers: new Set(), last: null, detach: () => undefined };
  const all = sharedOf(db, collection);
  all.set(path, own);
  const readNews = reader(collection);
  const tell = (news: DocNews) => {
    own.last = news;
    for (const report of [...own.watchers]) report(news);
  };
  own.detach = onSnapshot(
    doc(db, path),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists()) tell(readNews(snapshot));
      else if (!snapshot.metadata.fromCache) tell({ state: 'missing' });
    },
    (cause) => {
      // The listener has ended: whoever asks again gets another.
      if (all.get(path) === own) all.delete(path);
      tell(failure(cause));
    },
  );
  return own;
}

/**
 * Watches one document until the returned function is called. All who watch it share a listener: it is decoded once, they are told
 * in one go, and the value of an unchanged document stays the same object, so that React draws what shows it once.
 */
export function watchShared(
  db: Firestore,
  collection: Collection,
  path: string,
  report: (news: DocNews) => void,
): () => void {
  const all = sharedOf(db, collection);
  const own = all.get(path) ?? begin(db, collection, path);
  const watcher = (news: DocNews) => report(news);
  own.watchers.add(watcher);
  if (own.last !== null) report(own.last);
  return () => {
    own.watchers.delete(watcher);
    if (own.watchers.size > 0) return;
    own.detach();
    if (all.get(path) === own) all.delete(path);
  };
}
