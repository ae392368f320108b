import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { askToJoin, joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { beforeAll, expect, test } from 'vitest';
import { aGuestAt, aHouse, anOpenOrder, joining, ordering, setUp } from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import { issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

/** A restaurant that was suspended with an open order at the first table, and a guest choosing at the second. */
let house: House;
let open: Awaited<ReturnType<typeof anOpenOrder>>;
let choosing: Awaited<ReturnType<typeof aGuestAt>>;
let pendingRound: ReturnType<typeof ordering>;
beforeAll(async () => {
  house = await aHouse({ qrTrust: 'captain' });
  const waiting = await aGuestAt(house, 'F1-T03');
  pendingRound = ordering(house, { orderId: waiting.orderId, tableId: 'F1-T03' });
  await call(placeRound, pendingRound, waiting.guest);
  await setUp(house, { qrTrust: 'guests' });
  open = await anOpenOrder(house);
  choosing = await aGuestAt(house, 'F1-T02');
  await setUp(house, { suspendedAt: Date.now() });
});
const again = () => ordering(house, { orderId: open.orderId, roundId: newId() });

test('guests and staff send no new round', async () => {
  const { orderId } = choosing;
  const first = ordering(house, { orderId, tableId: 'F1-T02' });
  expect(await reasonOf(placeRound, first, choosing.guest)).toBe('restaurant-suspended');
  expect(await reasonOf(placeRound, again(), open.guest)).toBe('restaurant-suspended');
  expect(await reasonOf(placeRound, again(), house.captain)).toBe('restaurant-suspended');
  expect(await reasonOf(placeRound, again(), house.owner)).toBe('restaurant-suspended');
});

test('a round that waited is not accepted', async () => {
  const { orderId, roundId } = pendingRound;
  expect(await reasonOf(acceptRound, { orderId, roundId }, house.captain)).toBe('restaurant-suspended');
});

test('nobody joins a table', async () => {
  const stranger = await signInGuest();
  const at = joining(house, { tableId: 'F1-T04' });
  expect(await reasonOf(joinTable, at, stranger)).toBe('restaurant-suspended');
  const { restaurantId, tableId, key } = joining(house);
  const asksToJoin = { restaurantId, tableId: tableId ?? '', key: key ?? '', name: null };
  expect(await reasonOf(askToJoin, asksToJoin, stranger)).toBe('restaurant-suspended');
});

test('nobody rings for a waiter', async () => {
  const { restaurantId } = house;
  const ring = (orderId: string) => ({ restaurantId, orderId, kind: 'waiter' as const });
  expect(await reasonOf(askForService, ring(open.orderId), open.guest)).toBe('restaurant-suspended');
  expect(await reasonOf(askForService, ring(choosing.orderId), choosing.guest)).toBe('restaurant-suspended');
});

test('the open order comes back to its guest, asks for its bill, and is settled', async () => {
  const { restaurantId } = house;
  const { orderId, guest } = open;
  expect(await call(joinTable, joining(house), guest)).toMatchObject({ orderId });
  expect(await reasonOf(askForService, { restaurantId, orderId, kind: 'bill' }, guest)).toBeNull();
  expect((await issued(settling(orderId), house.captain)).bill.totalPaise).toBe(12_600);
});
