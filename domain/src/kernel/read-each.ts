import type { z } from 'zod';
import type { Collection, Entry } from './collection.ts';
import { whyUnreadable } from './newer-document.ts';
import type { UnreadableWhy } from './newer-document.ts';

/** A document that cannot be read, in a list. */
export interface Unreadable {
  /** The name of its collection, such as `orders`. */
  readonly of: string;
  readonly id: string;
  readonly why: UnreadableWhy;
}

/** A list read document by document. */
export interface ReadEach<T> {
  readonly rows: Entry<T>[];
  readonly unreadable: Unreadable[];
}

/**
 * Decodes each document by itself: one that cannot be read does not affect the others. `onFault` gets the error. Never
 * throws. Code that adds up money from the rows must refuse when a document is unreadable.
 */
export function readEach<C extends Collection>(
  collection: C,
  stored: readonly { readonly id: string; readonly data: unknown }[],
  onFault: (unreadable: Unreadable, cause: unknown) => void,
): ReadEach<z.output<C['schema']>> {
  const rows: Entry<z.output<C['schema']>>[] = [];
  const unreadable: Unreadable[] = [];
  for (const { id, data } of stored) {
    try {
      rows.push({ id, value: collection.decode(data) as z.output<C['schema']> });
    } catch (cause) {
      const fault: Unreadable = { of: collection.group, id, why: whyUnreadable(cause) };
      unreadable.push(fault);
      onFault(fault, cause);
    }
  }
  return { rows, unreadable };
}
