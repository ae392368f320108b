import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { leftNumbers } from '@bhoj/domain/orders/door/left-number.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { GUEST_LABELS } from '@bhoj/domain/orders/door/joining';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { MINUTE } from '@bhoj/domain/time/ist';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  change,
  changeOrder,
  everything,
  find,
  get,
  joining,
  list,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { House } from '../../../support/arrange.ts';

let house: House;
let tableId: string;
let used = 0;
beforeAll(async () => {
  house = await aHouse({}, { tableCount: 40 });
});
/** Uses another table for each test. */
beforeEach(() => {
  used += 1;
  tableId = `F1-T${String(used).padStart(2, '0')}`;
});
afterEach(() => {
  vi.useRealTimers();
});

const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const tableNow = () => get(tables, { restaurantId: house.restaurantId, tableId });
const setCode = (orderId: string, code: Partial<Order['joining']>) =>
  changeOrder({ restaurantId: house.restaurantId, orderId }, (order) => ({
    ...order,
    joining: { ...order.joining, ...code },
  }));
const wrong = (code: string) => (code === '0000' ? '0001' : '0000');
function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

describe('at a free table', () => {
  test('a guest gets a waiting order, and the table stays free', async () => {
    const before = await tableNow();
    const { guest, orderId } = await aGuestAt(house, tableId);
    const order = await orderOf(orderId);
    expect(order).toMatchObject({
      state: 'waiting',
      type: 'dine-in',
      tableId,
      joining: { trusted: true },
      lines: {},
    });
    expect(order.joining.code).toMatch(/^\d{4}$/);
    expect(Object.keys(order.joining.guests)).toEqual([guest.uid]);
    expect(GUEST_LABELS).toContain(order.joining.guests[guest.uid]?.label);
    expect((order.expireAt ?? 0) - order.createdAt).toBe(30 * MINUTE);
    expect(await tableNow()).toEqual(before);
  });

  test('the same phone gets the same order again', async () => {
    const { guest, orderId } = await aGuestAt(house, tableId);
    expect(await call(joinTable, joining(house, { tableId }), guest)).toEqual({ orderId });
    const input = joining(house, { tableId, name: 'Meera', partySize: 3 });
    expect(await call(joinTable, input, guest)).toEqual({ orderId });
    expect((await orderOf(orderId)).joining.guests[guest.uid]?.name).toBe('Meera');
  });

  test('further phones get orders of their own, three at most', async () => {
    const seated = [
      await aGuestAt(house, tableId),
      await aGuestAt(house, tableId),
      await aGuestAt(house, tableId),
    ];
    expect(new Set(seated.map(({ orderId }) => orderId)).size).toBe(3);
    const late = await signInGuest();
    const before = await everything();
    expect(await reasonOf(joinTable, joining(house, { tableId }), late)).toBe('too-many-waiting');
    expect(await everything()).toEqual(before);

    passTime(31 * MINUTE);
    const { orderId } = await call(joinTable, joining(house, { tableId }), renewed(late));
    expect(seated.map((seat) => seat.orderId)).not.toContain(orderId);
  });

  test('a code joins another phone to the waiting order that has it', async () => {
    const first = await aGuestAt(house, tableId);
    const second = await aGuestAt(house, tableId);
    await setCode(first.orderId, { code: '1111' });
    await setCode(second.orderId, { code: '2222' });
    const friend = await signInGuest();
    const join = (code: string) => tryCall(joinTable, joining(house, { tableId, code }), friend);
    expect(await join('3333')).toMatchObject({ reason: 'code-wrong' });
    expect(await join('2222')).toEqual({ output: { orderId: second.orderId } });
    expect(Object.keys((await orderOf(second.orderId)).joining.guests)).toContain(friend.uid);
  });
});

describe('at a table whose order is open', () => {
  test('a further phone needs the code', async () => {
    const { orderId } = await anOpenOrder(house, tableId);
    const { code } = (await orderOf(orderId)).joining;
    const friend = await signInGuest();
    const join = (given: string | null) =>
      tryCall(joinTable, joining(house, { tableId, code: given }), friend);
    const before = await everything();
    expect(await join(null)).toMatchObject({ reason: 'code-required' });
    expect(await everything()).toEqual(before);
    expect(await join(wrong(code))).toMatchObject({ reason: 'code-wrong' });
    expect((await orderOf(orderId)).joining.guests).not.toHaveProperty(friend.uid);
    expect(await join(code)).toEqual({ output: { orderId } });
    expect(await join(null)).toEqual({ output: { orderId } });
    const labels = Object.values((await orderOf(orderId)).joining.guests).map(({ label }) => label);
    expect(new Set(labels).size).toBe(2);
  });
});

describe('trust', () => {
  test.each([
    ['an old key', 'key-of-last-year'],
    ['no key', null],
  ])('%s gives an order whose first round waits for a captain', async (_, key) => {
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { tableId, key }), guest);
    expect(await orderOf(orderId)).toMatchObject({
      tableId: null,
      joining: { trusted: false, wantsTable: tableId },
    });
  });

  test('when the owner requires it, every first round waits', async () => {
    const strict = await aHouse({ qrTrust: 'captain' }, { tableCount: 1 });
    const { orderId } = await aGuestAt(strict);
    expect(await get(orders, { restaurantId: strict.restaurantId, orderId })).toMatchObject({
      joining: { trusted: false },
    });
  });

  test('a takeaway order waits too, because no printed key proves it', async () => {
    const { orderId } = await aGuestAt(house, null);
    expect(await orderOf(orderId)).toMatchObject({
      type: 'takeaway',
      tableId: null,
      joining: { trusted: false },
    });
  });
});

describe('a guest cannot join', () => {
  test('at a table in Maintenance', async () => {
    await change(tables, { restaurantId: house.restaurantId, tableId }, { status: 'Maintenance' });
    const guest = await signInGuest();
    expect(await reasonOf(joinTable, joining(house, { tableId }), guest)).toBe('table-in-maintenance');
  });

  test('at a table or a restaurant that does not exist', async () => {
    const guest = await signInGuest();
    const before = await everything();
    expect(await reasonOf(joinTable, joining(house, { tableId: 'F9-T09' }), guest)).toBe('table-not-found');
    const nowhere = joining({ ...house, restaurantId: 'nobody@house.example' });
    expect(await reasonOf(joinTable, nowhere, guest)).toBe('restaurant-not-found');
    expect(await everything()).toEqual(before);
  });

  test('for takeaway when it is not offered, or at a table without dine-in', async () => {
    const kiosk = await aHouse({ services: ['takeaway'] }, { tableCount: 1 });
    const guest = await signInGuest();
    expect(await reasonOf(joinTable, joining(kiosk), guest)).toBe('service-not-offered');
    await setUp(kiosk, { services: ['dine-in'] });
    expect(await reasonOf(joinTable, joining(kiosk, { tableId: null }), guest)).toBe('service-not-offered');
  });
});

describe('a name and a number', () => {
  const known = async (mobile: string) =>
    (await list(customers, { restaurantId: house.restaurantId })).filter(
      (customer) => customer.mobile === mobile,
    );

  /** Joins with a number and sends a round. */
  async function aGuestWith(more: { mobile: string; name?: string }, at = tableId) {
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { tableId: at, ...more }), guest);
    return { guest, orderId, send: () => call(placeRound, ordering(house, { orderId, tableId: at }), guest) };
  }

  test('are stored with their consent, apart from the order, with the first round that is sent', async () => {
    const { guest, orderId, send } = await aGuestWith({ name: 'Meera', mobile: '+91 98765-43210' });
    expect(await known('9876543210')).toEqual([]);
    expect((await orderOf(orderId)).customer).toMatchObject({ name: 'Meera', isUnsaved: true });
    const { restaurantId } = house;
    expect(await get(leftNumbers, { restaurantId, orderId })).toMatchObject({ mobile: '9876543210' });
    await send();
    expect(await find(leftNumbers, { restaurantId, orderId })).toBeNull();
    const [customer] = await known('9876543210');
    expect(customer).toMatchObject({
      name: 'Meera',
      visits: 0,
      spentPaise: 0,
      consent: { purpose: 'bill', version: 1 },
    });
    const order = await orderOf(orderId);
    expect(order.joining.guests[guest.uid]?.name).toBe('Meera');
    expect(order.customer).toEqual({
      id: expect.any(String),
      name: 'Meera',
      saidConsent: expect.objectContaining({ purpose: 'bill', version: 1 }),
    });
    const { id } = order.customer ?? { id: '' };
    expect(await get(customers, { restaurantId, customerId: id })).toEqual(customer);
    expect(JSON.stringify(order)).not.toContain('9876543210');
  });

  test('the same number again is the same customer', async () => {
    const mobile = '9123456780';
    const [first, second] = [
      await aGuestWith({ mobile, name: 'Anil' }),
      await aGuestWith({ mobile, name: 'Sunil' }, 'F1-T40'),
    ];
    await first.send();
    await second.send();
    expect(await known(mobile)).toMatchObject([{ name: 'Anil' }]);
    const ids = [await orderOf(first.orderId), await orderOf(second.orderId)].map(
      ({ customer }) => customer?.id,
    );
    expect(ids[1]).toBe(ids[0]);
  });

  test('that nobody orders with leave no customer, however many they are', async () => {
    const before = await list(customers, { restaurantId: house.restaurantId });
    const numbers = Array.from({ length: 3 }, (_, n) => `98000000${10 + n}`);
    for (const mobile of numbers) await aGuestWith({ mobile });
    expect(await list(customers, { restaurantId: house.restaurantId })).toEqual(before);
  });

  test('make a customer at once at a table that has ordered', async () => {
    const { orderId } = await anOpenOrder(house, tableId);
    const { code } = (await orderOf(orderId)).joining;
    const friend = joining(house, { tableId, mobile: '9444444444', name: 'Ravi', code });
    await call(joinTable, friend, await signInGuest());
    expect(await known('9444444444')).toMatchObject([{ name: 'Ravi' }]);
    expect((await orderOf(orderId)).customer?.isUnsaved).toBeUndefined();
  });

  test('become a customer when a captain accepts the round', async () => {
    const mobile = '9555555555';
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { tableId, mobile, key: null }), guest);
    const round = ordering(house, { orderId, tableId });
    await call(placeRound, round, guest);
    expect(await known(mobile)).toEqual([]);
    await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
    expect(await known(mobile)).toHaveLength(1);
  });

  test('of a known customer stay on the order: the record keeps its name and its consent', async () => {
    const mobile = '9988776655';
    const first = await aGuestWith({ name: 'Meera', mobile }, 'F1-T39');
    await first.send();
    const before = await known(mobile);
    passTime(60 * MINUTE);
    const stranger = await signInGuest();
    const input = joining(house, { tableId, name: 'Somebody else', mobile });
    const { orderId } = await call(joinTable, input, stranger);
    expect(await known(mobile)).toEqual(before);
    const { customer } = await orderOf(orderId);
    expect(customer).toMatchObject({
      name: 'Somebody else',
      saidConsent: { purpose: 'bill', version: 1 },
    });
    expect(customer?.saidConsent?.at).toBeGreaterThan(before[0]?.consent.at ?? Infinity);
  });

  test('are not required for ordering', async () => {
    const { guest, orderId } = await aGuestAt(house, tableId);
    await call(placeRound, ordering(house, { orderId, tableId }), guest);
    expect(await orderOf(orderId)).toMatchObject({ customer: null, state: 'open' });
  });
});

test('yesterday’s guest with today’s link gets a new order, and sees nothing of the current party', async () => {
  const { restaurantId, captain } = house;
  const yesterday = await anOpenOrder(house, tableId);
  const paid = {
    orderId: yesterday.orderId,
    requestId: newId(),
    seenRounds: 1,
    portions: null,
    payments: [exactly('cash', paise(12_600))],
  };
  await call(settleBill, paid, captain);
  const again = await call(joinTable, joining(house, { tableId }), yesterday.guest);
  expect(again.orderId).not.toBe(yesterday.orderId);
  expect(await orderOf(again.orderId)).toMatchObject({ state: 'waiting', lines: {}, rounds: {} });

  // Another person orders first: the table is theirs, whatever link the other person still has.
  const today = await aGuestAt(house, tableId);
  await call(placeRound, ordering(house, { orderId: today.orderId, tableId }), today.guest);
  const link = joining(house, { tableId });
  expect(await reasonOf(joinTable, link, yesterday.guest)).toBe('code-required');
  for (const orderId of [yesterday.orderId, again.orderId]) {
    const late = ordering(house, { orderId, tableId });
    expect(await reasonOf(placeRound, late, yesterday.guest)).toBe('order-closed');
  }
  const order = await get(orders, { restaurantId, orderId: today.orderId });
  expect(Object.keys(order.joining.guests)).toEqual([today.guest.uid]);
  expect(Object.keys(order.rounds)).toHaveLength(1);
});

test('a guest cannot join an order by its id alone', async () => {
  const { orderId } = await anOpenOrder(house, tableId);
  const stranger = await signInGuest();
  const round = ordering(house, { orderId, tableId, roundId: newId() });
  expect(await reasonOf(placeRound, round, stranger)).toBe('not-at-this-table');
});
