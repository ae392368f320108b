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

/** Returns a document in its stored form. Times that the server has not set yet are estimated. */
export const dataOf = (snapshot: DocumentSnapshot): DocumentData | undefined =>
  snapshot.data({ serverTimestamps: 'estimate' });

/** The readable rows of some documents, and the unreadable documents. */
export interface Rows<T> {
  readonly rows: readonly Entry<T>[];
  readonly unreadable: readonly Unreadable[];
}

/** A listener's news of a list. */
export interface ListNews {
  readonly docs: readonly QueryDocumentSnapshot[];
  readonly docChanges: (options: { includeMetadataChanges: boolean }) => DocumentChange[];
}

/** Reads a list; unreadable documents are apart. */
export function rowsOf<C extends Collection>(
  collection: C,
  docs: readonly QueryDocumentSnapshot[],
): Rows<z.output<C['schema']>> {
  const paths = new Map(docs.map((d) => [d.id, d.ref.path]));
  const stored = docs.map((d) => ({ id: d.id, data: dataOf(d) }));
  return readEach(collection, stored, ({ id }, cause) => noteUnreadable(paths.get(id) ?? id, cause));
}

/**
 * Reads the news of one listener, and decodes a document only when it changes. Otherwise each tap in the kitchen, which
 * comes back three times, would decode every order of the evening three times. The row of an unchanged document stays
 * the same object, so that React need not draw it again.
 */
export function keptRows<C extends Collection>(
  collection: C,
): (news: ListNews) => Rows<z.output<C['schema']>> {
  type Value = z.output<C['schema']>;
  const kept = new Map<string, Rows<Value>>();
  let latest: Rows<Value> = { rows: [], unreadable: [] };
  return ({ docs, docChanges }) => {
    const changes = docChanges({ includeMetadataChanges: true });
    if (changes.length === 0 && kept.size === docs.length) return latest;
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
