import type {
  DocumentChange,
  DocumentData,
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { Collection, Entry } from '@bhoj/domain/kernel/collection';
import { readEach } from '@bhoj/domain/kernel/read-each';
import type { z } from 'zod';
import { noteUnreadable } from './unreadable.ts';
import type { Unreadable } from './unreadable.ts';

/** A document as it is stored; times that the server is still to put in are estimated. */
export const dataOf = (snapshot: DocumentSnapshot): DocumentData | undefined =>
  snapshot.data({ serverTimestamps: 'estimate' });

/** What can be read of some documents, and what cannot. */
export interface Rows<T> {
  readonly rows: readonly Entry<T>[];
  readonly unreadable: readonly Unreadable[];
}

/** What a listener is told of a list. */
export interface ListNews {
  readonly docs: readonly QueryDocumentSnapshot[];
  readonly docChanges: (options: { includeMetadataChanges: boolean }) => DocumentChange[];
}

/** A list with what can be read of it. */
export function rowsOf<C extends Collection>(
  collection: C,
  docs: readonly QueryDocumentSnapshot[],
): Rows<z.output<C['schema']>> {
  const paths = new Map(docs.map((d) => [d.id, d.ref.path]));
  const stored = docs.map((d) => ({ id: d.id, data: dataOf(d) }));
  return readEach(collection, stored, ({ id }, cause) => noteUnreadable(paths.get(id) ?? id, cause));
}

/**
 * Reads the news of one listener. A document is decoded when it changes and not with each of the others: a tap in the
 * kitchen comes back three times, and each time every order of the evening would be decoded again. The row of a document
 * that has not changed stays the same object, so that what shows it need not be drawn again.
 */
export function keptRows<C extends Collection>(
  collection: C,
): (news: ListNews) => Rows<z.output<C['schema']>> {
  type Value = z.output<C['schema']>;
  const kept = new Map<string, Rows<Value>>();
  let latest: Rows<Value> = { rows: [], unreadable: [] };
  return ({ docs, docChanges }) => {
    const changes = docChanges({ includeMetadataChanges: true });
    if (changes.length === 0 && kept.size > 0) return latest;
    for (const { type, doc } of changes) {
      if (type === 'removed') kept.delete(doc.ref.path);
      else kept.set(doc.ref.path, rowsOf(collection, [doc]));
    }
    const all = docs.map((doc) => kept.get(doc.ref.path) ?? rowsOf(collection, [doc]));
    latest = {
      rows: all.flatMap(({ rows }) => rows),
      unreadable: all.flatMap(({ unreadable }) => unreadable),
    };
    return latest;
  };
}
