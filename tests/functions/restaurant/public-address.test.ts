import { newId } from '@bhoj/domain/kernel/ids';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { MAX_ADDRESSES } from '@bhoj/domain/restaurant/public-address';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { expect, test } from 'vitest';
import { aHouse, auditOf, everything, find, get } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const aPlainHouse = () => aHouse({}, { tableCount: 0 });
/** Tests of one file share the database, and an address is taken for ever. */
const aSlug = (name = 'spice') => `${name}-${newId().toLowerCase()}`;
const choose = (house: House, slug: string) => call(choosePublicAddress, { slug }, house.owner);
const addressOf = async ({ restaurantId }: House) => (await get(restaurants, { restaurantId })).publicAddress;
const shownSlug = async ({ restaurantId }: House) => (await find(profiles, { restaurantId }))?.slug;

test('an address stands on the record and in the profile, and names the restaurant', async () => {
  const house = await aPlainHouse();
  const slug = aSlug();
  expect(await choose(house, `  ${slug.toUpperCase()} `)).toEqual({ slug });
  expect(await addressOf(house)).toEqual({ slug, former: [] });
  expect(await shownSlug(house)).toBe(slug);
  expect(await find(publicAddresses, { slug })).toMatchObject({ restaurantId: house.restaurantId });
  expect(await auditOf(house)).toMatchObject([{ action: 'choosePublicAddress', details: { slug } }]);
});

test('a repeat writes nothing', async () => {
  const house = await aPlainHouse();
  const slug = aSlug();
  await choose(house, slug);
  const before = await everything();
  await choose(house, slug);
  expect(await everything()).toEqual(before);
});

test('a change keeps the one before, which can be chosen again', async () => {
  const house = await aPlainHouse();
  const [first, second] = [aSlug(), aSlug()];
  await choose(house, first);
  await choose(house, second);
  expect(await addressOf(house)).toEqual({ slug: second, former: [first] });
  expect(await find(publicAddresses, { slug: first })).toMatchObject({ restaurantId: house.restaurantId });
  await choose(house, first);
  expect(await addressOf(house)).toEqual({ slug: first, former: [second] });
  expect(await shownSlug(house)).toBe(first);
});

test('another restaurant’s address is taken, also an earlier one', async () => {
  const [house, other] = [await aPlainHouse(), await aPlainHouse()];
  const [first, second] = [aSlug(), aSlug()];
  await choose(house, first);
  await choose(house, second);
  for (const slug of [first, second]) {
    expect(await reasonOf(choosePublicAddress, { slug }, other.owner)).toBe('public-address-taken');
  }
  expect(await addressOf(other)).toBeUndefined();
});

test('of two that choose one address at once, one gets it', async () => {
  const houses = [await aPlainHouse(), await aPlainHouse()];
  const slug = aSlug();
  const reasons = await Promise.all(
    houses.map(({ owner }) => reasonOf(choosePublicAddress, { slug }, owner)),
  );
  expect(new Set(reasons)).toEqual(new Set(['public-address-taken', null]));
  const owners = (await Promise.all(houses.map(addressOf))).filter((address) => address !== undefined);
  expect(owners).toHaveLength(1);
});

test('the sixth is refused', async () => {
  const house = await aPlainHouse();
  for (let n = 0; n < MAX_ADDRESSES; n += 1) await choose(house, aSlug());
  const slug = aSlug();
  expect(await reasonOf(choosePublicAddress, { slug }, house.owner)).toBe('too-many-addresses');
  expect(await find(publicAddresses, { slug })).toBeNull();
});

test.each(['bhoj', 'ab', 'two words', 'owner@spice.example'])('%s is no address', async (slug) => {
  const house = await aPlainHouse();
  expect(await reasonOf(choosePublicAddress, { slug }, house.owner)).toBe('invalid-input');
});
