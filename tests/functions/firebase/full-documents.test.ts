import { readFileSync } from 'node:fs';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { LARGEST_DOCUMENT, storedSize } from '@bhoj/domain/kernel/stored-size';
import { newId } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { describe, expect, test } from 'vitest';
import { GROWTH } from '../../conventions/growth/growth.ts';
import { largestSize } from '../../conventions/growth/largest-size.ts';
import { db } from '../../support/mount.ts';

/**
 * Some documents have lists and maps without a bound of their own. The server refuses to write such a document when it
 * is too large for Firestore. The tests fill each with copies of an entry of its frozen document.
 */
const { transact } = await import('../../../functions/src/firebase/store.ts');

const folder = new URL('../../conventions/stored/', import.meta.url);

function revived(_: string, value: unknown): unknown {
  const isInstant = value !== null && typeof value === 'object' && '$date' in value;
  return isInstant ? new Date(String(value.$date)) : value;
}
const frozen = (name: string): Record<string, unknown> =>
  (
    JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'), revived) as Record<string, unknown>[]
  ).at(-1) ?? {};

type Container = Record<string, unknown> | unknown[];
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Returns the lists and maps at a path of the schema, in which `*` is any entry. */
function at(value: unknown, path: readonly string[]): readonly Container[] {
  const [first, ...rest] = path;
  if (!isContainer(value)) return [];
  if (first === undefined) return [value];
  const next = first === '*' ? Object.values(value) : [(value as Record<string, unknown>)[first]];
  return next.flatMap((one) => at(one, rest));
}

/** Returns how to add one of the entries once more, a map's under a key of the same form. */
function adding(to: Container): (n: number) => void {
  const [[key, entry] = ['', null]] = Object.entries(to);
  if (Array.isArray(to)) return () => void to.push(structuredClone(entry));
  const isId = /^[A-Za-z0-9]{20,}$/.test(key);
  return (n) => {
    to[isId ? newId() : `more-${n}`] = structuredClone(entry);
  };
}

interface Filled {
  readonly fits: object;
  readonly isTooLarge: object;
}

/** Fills a document until one entry more would be too much. */
function filled(name: string, collection: Collection, path: string): Filled {
  const stored = frozen(name);
  const [place] = [...largestSize(collection).unbounded]
    .flatMap((where) => at(stored, where === '*' ? ['*'] : where.split('.')))
    .filter((container) => Object.keys(container).length > 0);
  if (place === undefined) throw new Error(`${name}: the frozen document has no entry of what grows`);
  const addAgain = adding(place);
  const size = () => storedSize(path, stored);
  const before = size();
  addAgain(0);
  // The keys of further entries have a few letters more.
  const each = size() - before + 6;
  const room = Math.floor((LARGEST_DOCUMENT - size()) / each);
  for (let n = 1; n <= room; n += 1) addAgain(n);
  const fits = collection.decode(structuredClone(stored)) as object;
  // In steps, because a size takes a while.
  for (let n = room + 1; size() <= LARGEST_DOCUMENT;)
    for (const end = n + room / 20 + 1; n < end; n += 1) addAgain(n);
  return { fits, isTooLarge: collection.decode(stored) as object };
}

const paramsOf = ({ pattern }: Collection): Record<string, string> =>
  Object.fromEntries([...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, newId()]));

/** The title of the test below, as growth.ts names it. */
const FILLED =
  'a full document is kept; one with an entry more is refused with record-full, and the kept one stays';

const full = Object.entries(GROWTH).flatMap(([name, answer]) =>
  'test' in answer && answer.test === FILLED
    ? [[name, (COLLECTIONS as unknown as Record<string, Collection>)[name]] as const]
    : [],
);

describe.each(full)('%s', (name, collection) => {
  test('a full document is kept; one with an entry more is refused with record-full, and the kept one stays', async () => {
    if (collection === undefined) throw new Error(name);
    const params = paramsOf(collection);
    const path = collection.path(params as never);
    const { fits, isTooLarge } = filled(name, collection, path);
    const write = (act: 'set' | 'create' | 'change', value: object) =>
      transact('test', async (store) => {
        if (act === 'change') {
          const known = await store.need(collection, params as never, 'unexpected' as never);
          store.change(collection, params as never, known as never, value as never);
        } else store[act](collection, params as never, value as never);
      });
    for (const act of ['create', 'set'] as const)
      await expect(write(act, isTooLarge)).rejects.toMatchObject({ reason: 'record-full' });
    expect((await db.doc(path).get()).exists).toBe(false);
    await write('create', fits);
    const kept = (await db.doc(path).get()).data() ?? {};
    expect(storedSize(path, kept)).toBeGreaterThan(0.6 * LARGEST_DOCUMENT);
    for (const act of ['set', 'change'] as const)
      await expect(write(act, isTooLarge)).rejects.toBeInstanceOf(Refusal);
    expect((await db.doc(path).get()).data()).toEqual(kept);
  });
});

test('every collection that is refused with record-full is tried here', () => {
  expect(full.length).toBeGreaterThan(9);
});
