import { deliveries, orders } from '@bhoj/domain/orders/shape/order.collection';
import { changeDetails } from '@bhoj/domain/orders/acts/acts.contract';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { paise } from '@bhoj/domain/money/money';
import { DELIVERY_KEPT_MS } from '@bhoj/domain/orders/shape/delivery.schema';
import { beforeEach, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  everything,
  find,
  get,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ services: ['dine-in', 'takeaway', 'delivery'] }, { tableCount: 1 });
});

const delivery = {
  mobile: '+91 98765 43210',
  address: '4 Church Street',
  note: 'Ring twice',
  chargePaise: paise(4_000),
};
const details = { label: 'Meera', delivery };
const at = (orderId: string) => ({ restaurantId: house.restaurantId, orderId });

test('a takeaway order is named after the given name', async () => {
  const round = ordering(house, {
    tableId: null,
    type: 'takeaway',
    details: { label: 'Meera', delivery: null },
  });
  await call(placeRound, round, house.captain);
  expect(await get(orders, at(round.orderId))).toMatchObject({
    type: 'takeaway',
    label: 'Meera',
    tableId: null,
  });
  expect(await find(deliveries, at(round.orderId))).toBeNull();
});

test('takeaways have tokens of their own run, one an order, however many rounds it has', async () => {
  const { restaurantId } = house;
  const away = () => ordering(house, { tableId: null, type: 'takeaway' as const });
  const [first, second, third] = [away(), away(), away()];
  const seated = await anOpenOrder(house);
  await call(placeRound, first, house.captain);
  await call(placeRound, ordering(house, { orderId: seated.orderId }), house.captain);
  // The same tap again, and a further round of the same order.
  await call(placeRound, first, house.captain);
  await call(placeRound, { ...away(), orderId: first.orderId }, house.captain);
  await Promise.all([second, third].map((round) => call(placeRound, round, house.captain)));
  const tokenOf = async ({ orderId }: { orderId: string }) => (await get(orders, at(orderId))).token;
  expect(await tokenOf(first)).toBe(1);
  expect(new Set([await tokenOf(second), await tokenOf(third)])).toEqual(new Set([2, 3]));
  expect(await tokenOf(seated)).toBeUndefined();
  const [counter] = await list(counters, { restaurantId });
  expect(counter).toEqual({ last: 6, tokens: 3 });
});

test('a guest’s takeaway gets its token when a captain accepts it', async () => {
  const { restaurantId } = house;
  const { guest, orderId } = await aGuestAt(house, null);
  const round = ordering(house, { orderId, tableId: null, type: 'takeaway' });
  await call(placeRound, round, guest);
  expect((await get(orders, at(orderId))).token).toBeUndefined();
  await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
  expect((await get(orders, at(orderId))).token).toBe(1);
  const [counter] = await list(counters, { restaurantId });
  expect(counter).toEqual({ last: 1, tokens: 1 });
});

test.each([
  ['a takeaway', 'takeaway', { label: 'Meera', delivery: null }],
  ['a delivery', 'delivery', details],
] as const)('%s keeps the packing charge of when it began', async (_, type, said) => {
  const packed = await aHouse(
    { services: ['takeaway', 'delivery'], packingPaise: paise(20_00) },
    { tableCount: 1 },
  );
  const round = ordering(packed, { tableId: null, type, details: said });
  await call(placeRound, round, packed.captain);
  expect(await get(orders, { restaurantId: packed.restaurantId, orderId: round.orderId })).toMatchObject({
    extras: { packingPaise: 20_00, packingTaxBp: 500 },
  });
});

test('a takeaway that a guest begins has the packing charge, too', async () => {
  const packed = await aHouse({ services: ['takeaway'], packingPaise: paise(20_00) }, { tableCount: 1 });
  const { orderId } = await aGuestAt(packed, null);
  expect(await get(orders, { restaurantId: packed.restaurantId, orderId })).toMatchObject({
    extras: { packingPaise: 20_00, packingTaxBp: 500 },
  });
});

test('an order at a table has no packing charge', async () => {
  const packed = await aHouse({ packingPaise: paise(20_00) }, { tableCount: 1 });
  const round = ordering(packed);
  await call(placeRound, round, packed.captain);
  expect(await get(orders, { restaurantId: packed.restaurantId, orderId: round.orderId })).toMatchObject({
    extras: { packingPaise: 0, packingTaxBp: null },
  });
});

test('a delivery’s address is stored apart from the order', async () => {
  const round = ordering(house, { tableId: null, type: 'delivery', details });
  await call(placeRound, round, house.captain);
  const order = await get(orders, at(round.orderId));
  expect(order).toMatchObject({
    type: 'delivery',
    label: 'Meera',
    extras: { deliveryPaise: 4_000 },
    state: 'open',
  });
  expect(JSON.stringify(order)).not.toMatch(/98765|Church/);
  const kept = await get(deliveries, at(round.orderId));
  expect(kept).toMatchObject({
    name: 'Meera',
    mobile: '9876543210',
    address: '4 Church Street',
    note: 'Ring twice',
  });
  expect(kept.expireAt - kept.createdAt).toBe(DELIVERY_KEPT_MS);

  const before = await everything();
  await call(placeRound, round, house.captain);
  expect(await everything()).toEqual(before);
  // A later round does not repeat the address.
  await call(
    placeRound,
    ordering(house, { ...at(round.orderId), tableId: null, type: 'delivery' }),
    house.owner,
  );
  expect(await get(orders, at(round.orderId))).toMatchObject({
    label: 'Meera',
    extras: { deliveryPaise: 4_000 },
  });
});

test('a delivery without an address never reaches the kitchen', async () => {
  const before = await everything();
  const round = ordering(house, { tableId: null, type: 'delivery' });
  expect(await reasonOf(placeRound, round, house.captain)).toBe('delivery-details-missing');
  const named = { ...round, details: { label: 'Meera', delivery: null } };
  expect(await reasonOf(placeRound, named, house.captain)).toBe('delivery-details-missing');
  const badMobile = { ...round, details: { ...details, delivery: { ...delivery, mobile: '12345' } } };
  expect(await reasonOf(placeRound, badMobile, house.captain)).toBe('invalid-input');
  expect(await everything()).toEqual(before);
});

test('details can be changed while the order is open', async () => {
  const round = ordering(house, { tableId: null, type: 'delivery', details });
  await call(placeRound, round, house.captain);
  const created = await get(deliveries, at(round.orderId));
  const mended = {
    label: 'Meera D',
    delivery: { ...delivery, address: '5 Church Street', chargePaise: paise(0) },
  };
  await call(changeDetails, { orderId: round.orderId, details: mended }, house.captain);
  expect(await get(orders, at(round.orderId))).toMatchObject({
    label: 'Meera D',
    extras: { deliveryPaise: 0 },
  });
  expect(await get(deliveries, at(round.orderId))).toMatchObject({
    address: '5 Church Street',
    createdAt: created.createdAt,
  });
});

test('an order at a table has no details to change, and the refusal says so', async () => {
  const { orderId } = await anOpenOrder(house);
  const before = await everything();
  const label = { label: 'Meera', delivery: null };
  expect(await reasonOf(changeDetails, { orderId, details: label }, house.captain)).toBe('is-at-a-table');
  expect(await everything()).toEqual(before);
});
