import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { askForService, takeRequest } from '@bhoj/domain/orders/requests/service-requests.contract';
import { declarePayment } from '@bhoj/domain/orders/requests/upi-declaration.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  employ,
  everything,
  get,
  joining,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import type { Person } from '../../../support/auth.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
let guest: Person;
let orderId: string;

beforeEach(async () => {
  house = await aHouse({ upiVpa: 'spice@okbank' }, { tableCount: 2 });
  ({ guest, orderId } = await anOpenOrder(house));
});

const here = () => ({ restaurantId: house.restaurantId, orderId });
const orderNow = () => get(orders, here());
const tableNow = () => get(tables, { restaurantId: house.restaurantId, tableId: 'F1-T01' });
const settle = () =>
  call(
    settleBill,
    {
      orderId,
      requestId: newId(),
      seenRounds: 1,
      portions: null,
      payments: [exactly('cash', paise(12_600))],
    },
    house.captain,
  );
const asking = (kind: 'waiter' | 'bill' = 'waiter') => ({ ...here(), kind });
const ask = (kind?: 'waiter' | 'bill') => call(askForService, asking(kind), guest);
const requestAt = async () => (await orderNow()).requests.service?.at ?? 0;

describe('calling a waiter', () => {
  test('shows on the order and on the table, and a double tap is one call', async () => {
    await ask();
    expect((await orderNow()).requests.service).toMatchObject({ kind: 'waiter', takenBy: null });
    expect((await tableNow()).serviceRequest).toBe('waiter');
    const before = await everything();
    await ask();
    expect(await everything()).toEqual(before);
    await ask('bill');
    expect((await tableNow()).serviceRequest).toBe('bill');
  });

  test('works before the first round too, for a guest who prefers to order with a waiter', async () => {
    const waiting = await aGuestAt(house, 'F1-T02');
    const { restaurantId } = house;
    await call(askForService, { restaurantId, orderId: waiting.orderId, kind: 'waiter' }, waiting.guest);
    expect(await get(tables, { restaurantId, tableId: 'F1-T02' })).toMatchObject({
      status: 'Available',
      serviceRequest: 'waiter',
    });
  });

  test('is only for guests of the table, while their order is open', async () => {
    const stranger = await signInGuest();
    expect(await reasonOf(askForService, { ...here(), kind: 'waiter' }, stranger)).toBe('not-at-this-table');
    await settle();
    expect(await reasonOf(askForService, asking(), guest)).toBe('order-closed');
    const counter = await aGuestAt(house, null);
    const input = { restaurantId: house.restaurantId, orderId: counter.orderId, kind: 'waiter' } as const;
    expect(await reasonOf(askForService, input, counter.guest)).toBe('no-table');
  });

  test('never reaches the table of the next party', async () => {
    const early = await aGuestAt(house, 'F1-T02');
    const next = await aGuestAt(house, 'F1-T02');
    const { restaurantId } = house;
    await call(placeRound, ordering(house, { orderId: next.orderId, tableId: 'F1-T02' }), next.guest);
    const input = { restaurantId, orderId: early.orderId, kind: 'bill' } as const;
    expect(await reasonOf(askForService, input, early.guest)).toBe('order-closed');
    expect((await get(tables, { restaurantId, tableId: 'F1-T02' })).serviceRequest).toBeNull();
  });
});

describe('taking a request', () => {
  test('belongs to one captain: the other is told who goes', async () => {
    await ask();
    const other = await employ(house.restaurantId, 'captain');
    const at = await requestAt();
    const both = await Promise.all([
      tryCall(takeRequest, { orderId, at }, house.owner),
      tryCall(takeRequest, { orderId, at }, other),
    ]);
    const { service } = (await orderNow()).requests;
    const goes = [house.owner, other].map(({ uid }) => memberIdOf(uid));
    expect(['Asha', 'Ravi']).toContain(service?.takenBy?.label);
    expect(goes).toContain(service?.takenBy?.id);
    const refused = both.filter((outcome) => 'reason' in outcome);
    expect(refused).toMatchObject([{ reason: 'request-taken', details: { by: service?.takenBy?.label } }]);
    expect((await tableNow()).serviceRequest).toBeNull();
    expect((await auditOf(house)).filter(({ action }) => action === 'takeRequest')).toHaveLength(1);
  });

  test('twice by the same captain changes nothing the second time', async () => {
    await ask();
    const input = { orderId, at: await requestAt() };
    await call(takeRequest, input, house.captain);
    const before = await everything();
    await call(takeRequest, input, house.captain);
    expect(await everything()).toEqual(before);
  });

  test('that arrives late does not take the next request', async () => {
    await ask();
    const at = await requestAt();
    await ask('bill');
    expect(await reasonOf(takeRequest, { orderId, at }, house.captain)).toBe('request-gone');
    expect((await tableNow()).serviceRequest).toBe('bill');
    await settle();
    const last = await requestAt();
    expect(await reasonOf(takeRequest, { orderId, at: last }, house.captain)).toBe('request-gone');
  });

  test('lets the guests call again once somebody has come', async () => {
    await ask();
    await call(takeRequest, { orderId, at: await requestAt() }, house.captain);
    await ask();
    expect((await orderNow()).requests.service).toMatchObject({ kind: 'waiter', takenBy: null });
  });
});

describe('declaring a UPI payment', () => {
  test('names the amount due, settles nothing, and counts once', async () => {
    await call(declarePayment, here(), guest);
    const order = await orderNow();
    expect(order).toMatchObject({
      state: 'open',
      billing: { documents: [] },
      requests: { upiDeclaration: { amountPaise: 12_600 } },
    });
    expect(order.requests.upiDeclaration?.by).toBe(order.joining.guests[guest.uid]?.label);
    const before = await everything();
    await call(declarePayment, here(), guest);
    expect(await everything()).toEqual(before);
  });

  test('is refused when nothing is due, no UPI is offered, or the caller is no guest of the order', async () => {
    const waiting = await aGuestAt(house, 'F1-T02');
    const { restaurantId } = house;
    expect(await reasonOf(declarePayment, { restaurantId, orderId: waiting.orderId }, waiting.guest)).toBe(
      'nothing-to-bill',
    );
    expect(await reasonOf(declarePayment, here(), await signInGuest())).toBe('not-at-this-table');
    await settle();
    expect(await reasonOf(declarePayment, here(), guest)).toBe('order-closed');
    const plain = await aHouse({ upiVpa: '' }, { tableCount: 1 });
    const there = await anOpenOrder(plain);
    const input = { restaurantId: plain.restaurantId, orderId: there.orderId };
    expect(await reasonOf(declarePayment, input, there.guest)).toBe('upi-not-offered');
  });
});

describe('declaring one’s own part (P-OWN-2)', () => {
  const own = () => ({ ...here(), own: true });
  const parts = async () => (await orderNow()).requests.ownUpiDeclarations;
  const labelOf = async ({ uid }: Person) => (await orderNow()).joining.guests[uid]?.label ?? '';
  const order = (who: Person) => call(placeRound, ordering(house, { orderId }), who);
  const friendJoins = async () => {
    const friend = await signInGuest();
    const { code } = (await orderNow()).joining;
    await call(joinTable, joining(house, { code }), friend);
    await order(friend);
    return friend;
  };

  test('keeps those of two phones beside each other, settles nothing, and counts once', async () => {
    const friend = await friendJoins();
    await call(declarePayment, own(), guest);
    await call(declarePayment, own(), friend);
    const now = await orderNow();
    expect(now).toMatchObject({
      state: 'open',
      billing: { documents: [] },
      requests: { upiDeclaration: null },
    });
    const said = { amountPaise: 12_600, payments: 1 };
    expect(now.requests.ownUpiDeclarations).toMatchObject({
      [await labelOf(guest)]: said,
      [await labelOf(friend)]: said,
    });
    const before = await everything();
    await call(declarePayment, own(), guest);
    expect(await everything()).toEqual(before);
  });

  test('ends when its dishes are billed; the friend’s stays, though of the same amount', async () => {
    const friend = await friendJoins();
    await call(declarePayment, own(), guest);
    await call(declarePayment, own(), friend);
    const request = { orderId, requestId: newId(), seenRounds: 2, payments: [exactly('upi', paise(12_600))] };
    const { invoice } = await call(settleBill, { ...request, portions: { '1-1': 1 } }, house.captain);
    const issued = { restaurantId: house.restaurantId, invoiceId: invoice?.invoiceId ?? '' };
    expect((await get(invoices, issued)).upiDeclaredPaise).toBe(12_600);
    expect(Object.keys((await parts()) ?? {})).toEqual([await labelOf(friend)]);
    await call(
      settleBill,
      { ...request, requestId: newId(), portions: null, payments: [exactly('cash', paise(12_600))] },
      house.captain,
    );
    expect(await parts()).toBeUndefined();
    expect(await reasonOf(declarePayment, own(), guest)).toBe('order-closed');
  });

  test('is refused to a guest without a part of their own, and where no UPI is offered', async () => {
    expect(await reasonOf(declarePayment, own(), guest)).toBe('nothing-to-bill');
    await order(house.captain);
    expect(await reasonOf(declarePayment, own(), await signInGuest())).toBe('not-at-this-table');
    await setUp(house, { upiVpa: '' });
    expect(await reasonOf(declarePayment, own(), guest)).toBe('upi-not-offered');
    expect(await parts()).toBeUndefined();
  });
});
