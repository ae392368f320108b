import { cancelOrder, changeDetails, mergeTables } from '@bhoj/domain/orders/acts/acts.contract';
import { DOOR_ROUNDS_PER_ADDRESS, DOOR_WINDOW_MS } from '@bhoj/domain/orders/door/door';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  change,
  everything,
  get,
  joining,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ services: ['dine-in', 'takeaway'] }, { tableCount: 2 });
});
afterEach(() => {
  vi.useRealTimers();
});

const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const tableAt = (tableId: string) => get(tables, { restaurantId: house.restaurantId, tableId });

/** Expects a refusal with the reason, and no change. */
async function expectRefused(reason: string, answer: () => Promise<string | null>): Promise<void> {
  const before = await everything();
  expect(await answer()).toBe(reason);
  expect(await everything()).toEqual(before);
}

describe('an order that was merged into another', () => {
  test('is not cancelled as well', async () => {
    const [from, into] = [await anOpenOrder(house), await anOpenOrder(house, 'F1-T02')];
    await call(mergeTables, { fromOrderId: from.orderId, intoOrderId: into.orderId }, house.captain);
    const cancelling = { orderId: from.orderId, reason: 'They left' };
    await expectRefused('order-closed', () => reasonOf(cancelOrder, cancelling, house.captain));
  });

  test('frees its table, and leaves no round waiting', async () => {
    const [from, into] = [await anOpenOrder(house), await anOpenOrder(house, 'F1-T02')];
    await call(mergeTables, { fromOrderId: from.orderId, intoOrderId: into.orderId }, house.captain);
    expect(await tableAt('F1-T01')).toMatchObject({ status: 'Available', currentOrderId: null });
    expect((await orderOf(into.orderId)).acceptance.waiting).toEqual([]);
  });
});

test('a takeaway that is over gets no other name', async () => {
  const details = { label: 'Meera', delivery: null };
  const round = ordering(house, { tableId: null, type: 'takeaway', details });
  await call(placeRound, round, house.captain);
  const { orderId } = round;
  await call(cancelOrder, { orderId, reason: 'They left' }, house.captain);
  const renamed = { orderId, details: { ...details, label: 'Ravi' } };
  await expectRefused('order-closed', () => reasonOf(changeDetails, renamed, house.captain));
});

test('a captain’s first round needs a table, unless it is taken away', async () => {
  const nowhere = ordering(house, { tableId: null, type: 'dine-in' });
  await expectRefused('table-not-found', () => reasonOf(placeRound, nowhere, house.captain));
});

describe('a call that stands at a free table', () => {
  const callWaiter = async (who: Awaited<ReturnType<typeof aGuestAt>>) =>
    call(
      askForService,
      { restaurantId: house.restaurantId, orderId: who.orderId, kind: 'waiter' },
      who.guest,
    );

  test('stays for the party that made it when another sits down', async () => {
    await callWaiter(await aGuestAt(house));
    await aGuestAt(house);
    expect((await tableAt('F1-T01')).serviceRequest).toBe('waiter');
  });

  test('is gone for the next party when nobody who waits there made it', async () => {
    await aGuestAt(house);
    await change(
      tables,
      { restaurantId: house.restaurantId, tableId: 'F1-T01' },
      { serviceRequest: 'waiter' },
    );
    await aGuestAt(house);
    expect((await tableAt('F1-T01')).serviceRequest).toBeNull();
  });

  test('is gone for the next party once the order that made it has expired', async () => {
    const first = await aGuestAt(house);
    await callWaiter(first);
    await change(
      orders,
      { restaurantId: house.restaurantId, orderId: first.orderId },
      { expireAt: Date.now() - 1 },
    );
    await aGuestAt(house);
    expect((await tableAt('F1-T01')).serviceRequest).toBeNull();
  });
});

test('who scans the code of a taken table is told how long its joining code is', async () => {
  const { orderId } = await anOpenOrder(house);
  const { code } = (await orderOf(orderId)).joining;
  expect(await tryCall(joinTable, joining(house), await signInGuest())).toMatchObject({
    reason: 'code-required',
    details: { digits: code.length },
  });
});

test('one address asks again at the door a quarter of an hour after it began', async () => {
  const ip = '198.51.100.8';
  // A little ahead of the accounts that the emulator makes, whose tokens are valid from then on.
  const now = Date.now() + MINUTE;
  const ask = async (at: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { key: null }), renewed(guest));
    return tryCall(placeRound, ordering(house, { orderId }), { ...renewed(guest), ip });
  };
  for (let i = 0; i < DOOR_ROUNDS_PER_ADDRESS; i += 1) await ask(now);
  const door = (await list(limits, {})).filter(
    ({ count, windowStart }) => count === DOOR_ROUNDS_PER_ADDRESS && windowStart === now,
  );
  expect(door).toEqual([
    { count: DOOR_ROUNDS_PER_ADDRESS, windowStart: now, expireAt: now + 2 * DOOR_WINDOW_MS },
  ]);
  expect(await ask(now + DOOR_WINDOW_MS - 1)).toMatchObject({
    reason: 'too-many-requests',
    details: { waitMs: 1 },
  });
  expect(await ask(now + DOOR_WINDOW_MS)).toMatchObject({ output: { outcome: 'waiting' } });
});
