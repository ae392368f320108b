import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { anOffer } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveOffer } from '@bhoj/domain/menu/offers/offer.contract';
import { MAX_OFFERS } from '@bhoj/domain/menu/offers/offer.schema';
import { offerKey } from '@bhoj/domain/menu/offers/offer';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { dateOf } from '@bhoj/domain/time/ist';
import { afterEach, expect, test, vi } from 'vitest';
import { aGuestAt, aHouse, auditOf, everything, get, ordering, setUp } from '../../../support/arrange.ts';
import { renewed } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { cash, issued, settling } from '../../../support/settling.ts';

/** 20 % off everything at every hour: ₹120 becomes ₹96. */
const allDay = anOffer({ from: '00:00', to: '00:00' });
/** The IST midnight that follows. */
const midnight = Date.parse(`${dateOf(Date.now())}T00:00:00+05:30`) + 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test('the owner makes, changes and removes offers, ten at most; a repeat writes nothing', async () => {
  const house = await aHouse();
  const { restaurantId } = house;
  const offers = async () => (await get(serviceSettings, { restaurantId })).offers;
  await call(saveOffer, { id: allDay.id, offer: allDay }, house.owner);
  const before = await everything();
  await call(saveOffer, { id: allDay.id, offer: allDay }, house.owner);
  expect(await everything()).toEqual(before);
  expect(await offers()).toEqual([allDay]);
  await call(saveOffer, { id: allDay.id, offer: { ...allDay, active: false } }, house.owner);
  expect(await offers()).toEqual([{ ...allDay, active: false }]);
  await call(saveOffer, { id: allDay.id, offer: null }, house.owner);
  expect(await offers()).toEqual([]);
  const ten = Array.from({ length: MAX_OFFERS }, (_, n) => anOffer({ id: `o${n}` }));
  await setUp(house, { offers: ten });
  expect(await reasonOf(saveOffer, { id: allDay.id, offer: allDay }, house.owner)).toBe('too-many-offers');
  expect(await reasonOf(saveOffer, { id: 'another', offer: allDay }, house.owner)).toBe('invalid-input');
  const audit = (await auditOf(house)).filter(({ action }) => action === 'saveOffer');
  expect(audit).toHaveLength(3);
});

/** 96 + 2.5 % twice (2.40) = 100.80, rounded half up 101. */
test('a round in the happy hour has its price, on the order and on the bill', async () => {
  const house = await aHouse({ offers: [allDay] });
  const { restaurantId } = house;
  const { guest, orderId } = await aGuestAt(house);
  await call(placeRound, ordering(house, { orderId, seenOffers: [offerKey(allDay)] }), guest);
  const { lines } = await get(orders, { restaurantId, orderId });
  expect(lines['1-1']).toMatchObject({
    unitPaise: 96_00,
    categoryId: 'dosa',
    offer: { id: 'happy', name: 'Happy hour', fullPaise: 120_00 },
  });
  const { bill } = await issued(settling(orderId, { payments: [cash(101_00)] }), house.captain);
  expect(bill.lines).toMatchObject([{ unitPaise: 96_00, detail: 'Happy hour, was ₹120' }]);
});

test('a round sent at the price of an offer that is over is not taken, and nothing is written', async () => {
  const house = await aHouse();
  const { guest, orderId } = await aGuestAt(house);
  const before = await everything();
  const round = ordering(house, { orderId, seenOffers: [offerKey(allDay)] });
  expect(await tryCall(placeRound, round, guest)).toMatchObject({
    reason: 'menu-changed',
    details: { version: expect.any(Number), at: expect.any(Number) },
  });
  expect(await everything()).toEqual(before);
});

test('a round that waits past the end of the offer keeps the price at which it was sent', async () => {
  const tonight = anOffer({ from: '00:00', to: '23:59' });
  const house = await aHouse({ qrTrust: 'captain', offers: [tonight] });
  const { restaurantId } = house;
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 2 * 60_000 });
  const { guest, orderId } = await aGuestAt(house);
  const round = ordering(house, { orderId, roundId: newId() });
  await call(placeRound, round, renewed(guest));
  vi.setSystemTime(midnight - 30_000);
  await call(acceptRound, { orderId, roundId: round.roundId }, renewed(house.captain));
  expect((await get(orders, { restaurantId, orderId })).lines['1-1']?.unitPaise).toBe(96_00);
});

test("a discount on categories has the menu's names, and refuses a category that is not there", async () => {
  const house = await aHouse();
  const { restaurantId } = house;
  const { guest, orderId } = await aGuestAt(house);
  await call(placeRound, ordering(house, { orderId }), guest);
  const discount = { kind: 'percent' as const, value: 1_000, reason: 'Regular guest', categoryIds: ['dosa'] };
  await call(setDiscount, { orderId, requestId: newId(), discount }, house.owner);
  const money = await get(orderMoney, { restaurantId, orderId });
  expect(money.discount?.categories).toEqual([{ id: 'dosa', name: 'Dosa' }]);
  const gone = { orderId, requestId: newId(), discount: { ...discount, categoryIds: ['dosa', 'gone'] } };
  expect(await reasonOf(setDiscount, gone, house.owner)).toBe('menu-changed');
});
