import { beforeEach, expect, it } from 'vitest';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import { inMemory, RESTAURANT } from './in-memory.fixtures.tsx';
import { saveOwnerFields } from './write.ts';

const backend = inMemory();
const { service, documents } = SECTIONS;
const card = {
  taxSettings: { enabled: true, percentage: 18 },
  pricesIncludeTax: true,
  vatTin: '27123456789',
};
const stored = () => [
  backend.stored(restaurants, {})?.taxSettings,
  backend.stored(service, {})?.pricesIncludeTax,
  backend.stored(documents, {})?.vatTin,
];

beforeEach(() => {
  backend.clear();
  for (const each of [restaurants, service, documents]) backend.put(each, {}, aRestaurant());
});

it('saves a card with fields of several documents, each in its own', async () => {
  await saveOwnerFields(backend.client, RESTAURANT, card);
  expect(stored()).toEqual(Object.values(card));
});

it('saves nothing of it where the rules refuse it', async () => {
  backend.refuseWrites();
  await expect(saveOwnerFields(backend.client, RESTAURANT, card)).rejects.toThrow('denied');
  expect(stored()).toEqual([aRestaurant().taxSettings, false, aRestaurant().vatTin]);
});
