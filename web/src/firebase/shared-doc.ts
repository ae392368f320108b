import { doc, onSnapshot, snapshotEqual } from 'firebase/firestore';
import type { DocumentSnapshot, Firestore, FirestoreError } from 'firebase/firestore';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { dataOf } from './kept-rows.ts';
import { noteUnreadable } from './unreadable.ts';
import type { Unreadable } from './unreadable.ts';

/** A listener's news of its document. An unreadable one is a fault to show; waiting would not help. */
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

/** By client and path; a path belongs to one collection. */
const shared = new WeakMap<Firestore, Map<string, Shared>>();

/** Decodes a document only when it changes: the server's answer is mostly what the device had kept. */
function reader(collection: Collection): (snapshot: DocumentSnapshot) => DocNews {
  let last: DocumentSnapshot | null = null;
  let news: DocNews;
  return (snapshot) => {
    const { fromCache } = snapshot.metadata;
    if (last !== null && snapshotEqual(last, snapshot))
      return news.state === 'ready' ? { ...news, fromCache } : news;
    last = snapshot;
    try {
      news = { state: 'ready', value: collection.decode(dataOf(snapshot)), fromCache };
    } catch (cause) {
      const why = noteUnreadable(snapshot.ref.path, cause);
      news = { state: 'failed', unreadable: [{ of: collection.group, id: snapshot.id, why }] };
    }
    return news;
  };
}

function begin(db: Firestore, all: Map<string, Shared>, collection: Collection, path: string): Shared {
  const own: Shared = { watchers: new Set(), last: null, detach: () => undefined };
  all.set(path, own);
  const read = reader(collection);
  const tell = (news: DocNews) => {
    own.last = news;
    own.watchers.forEach((report) => report(news));
  };
  own.detach = onSnapshot(
    doc(db, path),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists()) tell(read(snapshot));
      else if (!snapshot.metadata.fromCache) tell({ state: 'missing' });
    },
    (cause) => {
      // The listener has ended: the next watcher gets another.
      if (all.get(path) === own) all.delete(path);
      tell(failure(cause));
    },
  );
  return own;
}

/**
 * Watches one document until the returned function is called. All its watchers share a listener, which decodes the
 * document once and tells them in one go. The value of an unchanged document stays the same object, so that React draws
 * what shows it once.
 */
export function watchShared(
  db: Firestore,
  collection: Collection,
  path: string,
  report: (news: DocNews) => void,
): () => void {
  const all = shared.get(db) ?? new Map<string, Shared>();
  shared.set(db, all);
  const own = all.get(path) ?? begin(db, all, collection, path);
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
