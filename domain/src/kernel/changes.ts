import type { z } from 'zod';
import type { Collection } from './collection.ts';

/** What an update writes at one place: a field, or one entry of a field that is a map. Undefined is no longer there. */
export type Change = readonly [
  path: readonly [field: string] | readonly [field: string, key: string],
  value: unknown,
];

type Fields = Readonly<Record<string, unknown>>;

const differing = (before: Fields, after: Fields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key]);

function changesOf(collection: Collection, field: string, before: unknown, after: unknown): Change[] {
  const encoded = (value: unknown) => collection.encodeFields({ [field]: value })[field];
  if (collection.schema.shape[field]?.def.type !== 'record') return [[[field], encoded(after)]];
  const [was, is] = [before as Fields, after as Fields];
  const keys = differing(was, is);
  const kept = Object.fromEntries(keys.flatMap((key) => (key in is ? [[key, is[key]]] : [])));
  const entries = encoded(kept) as Fields;
  return keys.map((key) => [[field, key], entries[key]]);
}

/**
 * Encodes what turns the stored `before` into `after`; of a map by ids, the entries that differ. What is the same object
 * is taken for the same value. Only for a document stored in the collection's present version.
 */
export function encodeChanges<C extends Collection>(
  collection: C,
  before: z.output<C['schema']>,
  after: z.output<C['schema']>,
): Change[] {
  const [was, is]: readonly [Fields, Fields] = [before, after];
  return differing(was, is).flatMap((field) => changesOf(collection, field, was[field], is[field]));
}
