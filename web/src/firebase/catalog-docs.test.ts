import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import { pathOf } from '@bhoj/domain/kernel/path';
import { getCatalogDoc, keptCatalogDoc } from './catalog-docs.ts';
import { firestoreRestUrl } from './environment.ts';

const RESTAURANT = 'asha@spice.example';
const SOLD_UNTIL = Date.UTC(2026, 10, 20, 22, 30);
const url = firestoreRestUrl(pathOf(CATALOG.availability.pattern, { restaurantId: RESTAURANT }));

const soldOut = (dish: string, schemaVersion: number = CATALOG.availability.version) =>
  Response.json({
    fields: {
      soldOut: { mapValue: { fields: { [dish]: { timestampValue: new Date(SOLD_UNTIL).toISOString() } } } },
      menuVersion: { integerValue: '3' },
      schemaVersion: { integerValue: String(schemaVersion) },
    },
  });

let answers: (() => Response)[];
const availability = () => getCatalogDoc('availability', RESTAURANT);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no network');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.bhojEarly = undefined;
});

it('takes the answer that the head requested once, then requests again', async () => {
  globalThis.bhojEarly = { [url]: Promise.resolve(soldOut('dal')) };
  answers = [() => soldOut('roti')];
  expect(await availability()).toEqual({ soldOut: { dal: SOLD_UNTIL }, menuVersion: 3 });
  expect(await availability()).toEqual({ soldOut: { roti: SOLD_UNTIL }, menuVersion: 3 });
});

it('keeps the documents for use without a network', async () => {
  answers = [() => soldOut('dal')];
  await availability();
  await expect(availability()).rejects.toThrow('no network');
  expect(await keptCatalogDoc('availability', RESTAURANT)).toEqual({
    soldOut: { dal: SOLD_UNTIL },
    menuVersion: 3,
  });
  expect(await keptCatalogDoc('menu', RESTAURANT)).toBeNull();
});

it('forgets a document that no longer exists', async () => {
  answers = [() => soldOut('dal'), () => new Response('', { status: 404 })];
  await availability();
  expect(await availability()).toBeNull();
  expect(await keptCatalogDoc('availability', RESTAURANT)).toBeNull();
});

it('throws when the read is refused, or when a newer Bhoj stored the document', async () => {
  answers = [() => new Response('', { status: 403 }), () => soldOut('dal', 99)];
  await expect(availability()).rejects.toThrow('403');
  await expect(availability()).rejects.toThrow('newer');
});
