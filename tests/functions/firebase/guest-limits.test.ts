import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import { GUESTS_ORDERING, GUESTS_JOINING, GUESTS_RINGING } from '@bhoj/domain/orders/shape/guest-limits';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { expect, test } from 'vitest';
import { aHouse, dosa, joining, ordering } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { callRaw, db, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const maxOf = (contract: Contract, per: string) =>
  contract.limits.find((limit) => limit.per === per)?.max ?? Number.NaN;

test.each([
  ['joining', GUESTS_JOINING, joinTable, 60 * 4 * 3],
  ['ordering', GUESTS_ORDERING, placeRound, 60 * 4 * 2],
  ['ringing', GUESTS_RINGING, askForService, 60 * 4],
] as const)('sixty tables of one address are never refused for %s', (_, bounds, contract, most) => {
  expect(bounds[0].max).toBeGreaterThan(most * 1.5);
  expect(bounds[1].max).toBeGreaterThanOrEqual(5 * bounds[0].max);
  expect(contract.limits).toEqual(expect.arrayContaining([...bounds]));
  // An ordinary evening: a sixth of the tables sit down in ten minutes. It costs no write.
  expect(bounds[0].max / 4).toBeGreaterThan(most / 6);
});

/** Sends malformed rounds until one gets another answer than `invalid-input`; returns how many got that far. */
async function floodWith(house: House, addressOf: (call: number) => string, most: number): Promise<number> {
  const perPhone = maxOf(placeRound, 'uid') - 1;
  let phone = await signInGuest();
  for (let call = 0; call < most; call += 1) {
    if (call % perPhone === perPhone - 1) phone = await signInGuest();
    const input = { restaurantId: house.restaurantId, orderId: newId() };
    const answer = await callRaw(placeRound, input, { ...phone, ip: addressOf(call) });
    if (!('reason' in answer) || answer.reason !== 'invalid-input') {
      expect(answer).toMatchObject({ reason: 'too-many-requests' });
      return call;
    }
  }
  return most;
}

test("a flood from one customer's IPv6 addresses is refused; members at the same address are not", async () => {
  const house = await aHouse();
  const max = maxOf(placeRound, 'ip');
  const addressOf = (call: number) => `2001:db8:1:2::${call.toString(16)}`;
  expect(await floodWith(house, addressOf, max + 20)).toBe(max);
  const here = { ip: addressOf(1) };
  const guest = await signInGuest();
  expect(await reasonOf(joinTable, joining(house), { ...guest, ...here })).toBeNull();
  expect(await reasonOf(placeRound, ordering(house), { ...guest, ...here })).toBe('too-many-requests');
  expect(await reasonOf(placeRound, ordering(house), { ...house.captain, ...here })).toBeNull();
});

test('a flood from many addresses is refused for the restaurant alone, and members go on', async () => {
  const house = await aHouse();
  const max = maxOf(placeRound, 'restaurant');
  const addressOf = (call: number) => `198.51.${call % 256}.${Math.floor(call / 256)}`;
  const quarter = max / 4;
  expect(await floodWith(house, addressOf, quarter + 1)).toBe(quarter + 1);
  // Another instance has counted the rest.
  const { docs } = await db.collection(limits.parent({})).get();
  const [bucket] = docs.filter(({ id }) => id.startsWith('placeRound_restaurant_'));
  await bucket?.ref.update({ count: max });
  expect(await floodWith(house, addressOf, max)).toBeLessThan(quarter);

  const guest = await signInGuest();
  const round = ordering(house, { selections: [dosa()] });
  expect(await reasonOf(placeRound, round, guest)).toBe('too-many-requests');
  expect(await reasonOf(placeRound, round, house.captain)).toBeNull();
  const other = await aHouse();
  expect(await reasonOf(placeRound, ordering(other), guest)).toBe('order-not-found');
});
