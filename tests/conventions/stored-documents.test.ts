import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import { NewerDocument } from '@bhoj/domain/kernel/newer-document';
import { readEach } from '@bhoj/domain/kernel/read-each';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { filledFieldsOf, optionalFieldsNotIn } from './optional-fields.ts';

/**
 * Stored documents, frozen in `stored/<collection>.json`: one for each version that a deployment wrote, and one for
 * each later version that this release can read. From the first deployment on, add documents and never change one: if
 * this test refuses one, Bhoj would refuse a restaurant's documents (docs/how-to.md, "… a change of a stored shape").
 */
type Stored = Readonly<Record<string, unknown>>;

const folder = new URL('stored/', import.meta.url);

/** Instants stand as `{ "$date": "…" }`. */
function revived(_: string, value: unknown): unknown {
  const isInstant = value !== null && typeof value === 'object' && '$date' in value;
  return isInstant ? new Date(String(value.$date)) : value;
}

const storedOf = (name: string): readonly Stored[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'), revived) as Stored[];

const versionOf = ({ schemaVersion }: Stored): number => Number(schemaVersion);

it('no stored document is of a collection that is not there', () => {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(names.toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted());
});

describe.each(Object.entries(COLLECTIONS) as [string, Collection][])('%s', (name, collection) => {
  const stored = storedOf(name);
  const versions = Array.from({ length: collection.reads }, (_, n) => n + 1);

  it('has a stored document of every version that is read (DATA-MORE-1)', () => {
    expect([...new Set(stored.map(versionOf))]).toEqual(versions);
  });

  it('has every optional field in a stored document, so that none can be lost or refused unseen', () => {
    expect(optionalFieldsNotIn(collection, stored)).toEqual([]);
  });

  it('has no field that a default fills in, so that a document that lacks one is refused', () => {
    expect(filledFieldsOf(collection)).toEqual([]);
  });

  it.each(stored.map((document) => [versionOf(document), document] as const))(
    'reads one of version %i, and what it makes of it once more',
    (_, document) => {
      const value: unknown = collection.decode(document);
      expect(collection.decode(collection.encode(value as never))).toEqual(value);
    },
  );

  it('reads a document of its own version with fields that it does not know', () => {
    const today = stored.find((document) => versionOf(document) === collection.version);
    expect(collection.decode({ ...today, unknownField: { a: 1 } })).toEqual(collection.decode(today));
  });

  it('knows tomorrow’s document as newer, whatever is in it, and never reads half of it', () => {
    const schemaVersion = collection.reads + 1;
    const today = stored.at(-1);
    const tomorrow = [
      { ...today, unknownField: 1, schemaVersion },
      { another: 'shape', schemaVersion },
    ];
    for (const document of tomorrow) expect(() => collection.decode(document)).toThrow(NewerDocument);
    const list = [{ id: 'today', data: today }, ...tomorrow.map((data, n) => ({ id: `${n}`, data }))];
    const { rows, unreadable } = readEach(collection, list, () => undefined);
    expect(rows.map(({ id }) => id)).toEqual(['today']);
    expect(unreadable.map(({ id, why }) => `${id} ${why}`)).toEqual(['0 newer', '1 newer']);
  });
});

it('the versions that guests’ pages know without schemas are those of the collections', () => {
  expect(CATALOG.profile.version).toBe(COLLECTIONS.profiles.version);
  expect(CATALOG.menu.version).toBe(COLLECTIONS.menus.version);
  expect(CATALOG.availability.version).toBe(COLLECTIONS.availabilities.version);
});
