import { describe, expect, it } from 'vitest';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { decodeCatalog } from '../../web/src/firebase/decode-catalog.ts';
import { demoMenuSavedAt } from '../../demo/demo-menu.ts';
import { demoRestaurant } from '../../demo/demo-settings.ts';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, anAvailability } from '@bhoj/domain/fixtures/menu';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { toFields } from '../../demo/live/firestore-values.ts';

/** A document as Firestore's REST API returns it, in the server's own encoding. */
const stored = (fields: Record<string, unknown>): string => JSON.stringify({ fields: toFields(fields) });

const documents = [
  ['menu', 'the demo menu', menus, demoMenuSavedAt(NOW)],
  ['menu', 'a menu of the factories', menus, aMenu()],
  ['menu', 'an empty menu', menus, aMenu({ categories: [], items: [], addOnGroups: [] })],
  [
    'profile',
    'the demo restaurant',
    profiles,
    projectProfile(demoRestaurant({ uid: 'u', email: 'e@x.in', at: NOW })),
  ],
  ['profile', 'a profile of the factories', profiles, aProfile({ orderingUntil: NOW + DAY })],
  [
    'availability',
    'what is sold out',
    availabilities,
    anAvailability({ soldOut: { dal: NOW + DAY, roti: NOW } }),
  ],
] as const;

describe('a guest’s phone decodes without the schemas the same value as with them', () => {
  it.each(documents)('%s: %s', async (name, _what, collection, value) => {
    const written = collection.encode(value as never);
    const bySchema = collection.decode(written);
    expect(await decodeCatalog(name, stored(written))).toEqual(bySchema);
    expect(bySchema).toEqual(value);
  });
});

it('a document that fits no version is refused', async () => {
  await expect(decodeCatalog('menu', stored({ schemaVersion: 0, version: 'x' }))).rejects.toThrow('version');
});
