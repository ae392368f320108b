import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { stagesIn } from '@bhoj/domain/fixtures/orders';
import { tables } from '@bhoj/domain/tables/table.collection';
import { creditNotes, invoices, orderMoney, voids } from '@bhoj/domain/billing/documents/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { aReturn } from '@bhoj/domain/fixtures/returns';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { returns } from '@bhoj/domain/returns/return.collection';
import { monthOf } from '@bhoj/domain/time/ist';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { describe, expect, test } from 'vitest';
import {
  aHouse,
  auditOf,
  change,
  everything,
  find,
  get,
  joining,
  list,
  ordering,
  put,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import { issued, settling, tender } from '../../../support/settling.ts';
import { aSettledBill, today } from '../../../support/settled.ts';

const oneTable = () => aHouse({}, { tableCount: 1 });

const voiding = (invoiceId: string, overrides: Partial<InputOf<typeof voidBill>> = {}) => ({
  invoiceId,
  requestId: newId(),
  reason: 'Charged to the wrong table',
  billAgain: false,
  ...overrides,
});

const crediting = (invoiceId: string) => ({
  invoiceId,
  requestId: newId(),
  portions: { '0': 1 },
  reason: 'Came cold',
  refund: { method: 'cash' as const, name: '' },
});

const closing = (seenMovements: number) => ({
  day: today(),
  requestId: newId(),
  openingCashPaise: ZERO,
  countedCashPaise: paise(12_600),
  paidOutPaise: ZERO,
  note: '',
  seenMovements,
});

describe('voiding a bill', () => {
  test('takes it out of the day, keeps the document and its number, and records who and why', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { orderId, invoiceId, number } = await aSettledBill(house);
    const before = await get(invoices, { restaurantId, invoiceId });
    expect(await call(voidBill, voiding(invoiceId), owner)).toEqual({ orderId: null });

    expect(await get(invoices, { restaurantId, invoiceId })).toEqual(before);
    expect(await get(voids, { restaurantId, invoiceId })).toMatchObject({
      number,
      orderId,
      totalPaise: 12_600,
      reason: 'Charged to the wrong table',
      by: 'Asha',
      byId: memberIdOf(owner.uid),
      billedAgainOn: null,
    });
    expect(await get(days, { restaurantId, day: today() })).toEqual({
      ...emptyDay(today()),
      // The number stays in the day's book, and among its void ones.
      numbers: { [number.slice(0, -6)]: { first: number, last: number } },
      voids: { count: 1, totalPaise: 12_600 },
      corrected: { [number]: 'void' },
    });
    const order = await get(orders, { restaurantId, orderId });
    expect(order.state).toBe('Completed');
    expect(order.billing.documents).toMatchObject([{ number, isVoid: true }]);
    const money = await get(orderMoney, { restaurantId, orderId });
    expect(money.settlements[0]?.voidedAt).toBeGreaterThan(0);
    const entries = (await auditOf(house)).filter(({ action }) => action === 'voidBill');
    expect(entries).toMatchObject([
      { orderId, uid: owner.uid, role: 'owner', details: { number, reason: 'Charged to the wrong table' } },
    ]);
    // The next bill has the next number: a void number is not used again.
    expect((await aSettledBill(house)).number).toMatch(/000002$/);
  });

  test('tells the owner once, with a link to the order, unless they do not want it', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { orderId, invoiceId, number } = await aSettledBill(house);
    const request = voiding(invoiceId);
    await call(voidBill, request, owner);
    const told = await list(notifications, { restaurantId });
    await call(voidBill, request, owner);
    const reason = 'Charged to the wrong table';
    expect(told).toMatchObject([
      {
        kind: 'announcement',
        about: { kind: 'bill-voided', number, orderId, totalPaise: 12_600, by: 'Asha', reason },
      },
    ]);
    expect(await list(notifications, { restaurantId })).toEqual(told);

    await change(noticeSettings, { restaurantId }, { noticesSwitched: ['bill-voided'] });
    await call(voidBill, voiding((await aSettledBill(house)).invoiceId), owner);
    expect(await list(notifications, { restaurantId })).toEqual(told);
  });

  test('tells the owner when the return of its month was prepared before', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { invoiceId, number } = await aSettledBill(house);
    const month = monthOf(Date.now());
    const made = aReturn({ month });
    await put(returns, { restaurantId, returnId: returnIdOf(made) }, made);
    await call(voidBill, voiding(invoiceId), owner);
    expect(await list(notifications, { restaurantId })).toContainEqual(
      expect.objectContaining({ about: { kind: 'return-outdated', month, number } }),
    );
  });

  test('with billing again makes a new order of its dishes, without a table, ready to settle', async () => {
    const house = await oneTable();
    const { restaurantId, owner, captain } = house;
    const { orderId, invoiceId, number } = await aSettledBill(house);
    const input = voiding(invoiceId, { billAgain: true });
    const again = await call(voidBill, input, owner);
    expect(again.orderId).toBe(input.requestId);
    const made = await get(orders, { restaurantId, orderId: input.requestId });
    expect(made).toMatchObject({
      state: 'open',
      tableId: null,
      label: 'F1-T01',
      subtotalPaise: 12_000,
      billing: { billsAgain: number, documents: [] },
    });
    expect(stagesIn(made).served).toEqual(['1-1']);
    expect((await get(orders, { restaurantId, orderId })).state).toBe('Completed');
    expect(await get(tables, { restaurantId, tableId: 'F1-T01' })).toMatchObject({ currentOrderId: null });

    const anew = settling(input.requestId, { payments: [tender('upi', 12_600)] });
    const settled = await issued(anew, captain);
    expect(settled.number).toMatch(/000002$/);
    expect(await get(days, { restaurantId, day: today() })).toMatchObject({
      bills: 1,
      totalPaise: 12_600,
      byMethod: { upi: 12_600 },
      voids: { count: 1, totalPaise: 12_600 },
    });
  });

  test('twice with the same request answers the same; with another it is refused', async () => {
    const house = await oneTable();
    const { invoiceId } = await aSettledBill(house);
    const input = voiding(invoiceId, { billAgain: true });
    const first = await call(voidBill, input, house.owner);
    const before = await everything();
    expect(await call(voidBill, input, house.owner)).toEqual(first);
    expect(await reasonOf(voidBill, voiding(invoiceId), house.owner)).toBe('invoice-voided');
    expect(await everything()).toEqual(before);
  });

  test('twice at the same moment takes it out of the day once', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { invoiceId } = await aSettledBill(house);
    const reasons = await Promise.all(
      [1, 2].map(() => reasonOf(voidBill, voiding(invoiceId, { billAgain: true }), owner)),
    );
    expect(new Set(reasons)).toEqual(new Set([null, 'invoice-voided']));
    expect(await get(days, { restaurantId, day: today() })).toMatchObject({ bills: 0, voids: { count: 1 } });
    const open = (await list(orders, { restaurantId })).filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
  });

  test('is refused once its day is closed, and changes nothing', async () => {
    const house = await oneTable();
    const { invoiceId } = await aSettledBill(house);
    await call(closeDay, closing(1), house.owner);
    const before = await everything();
    expect(await reasonOf(voidBill, voiding(invoiceId), house.owner)).toBe('day-closed');
    expect(await everything()).toEqual(before);
  });

  test('is refused once part of it is credited', async () => {
    const house = await oneTable();
    const { invoiceId } = await aSettledBill(house);
    await call(issueCreditNote, crediting(invoiceId), house.owner);
    const before = await everything();
    expect(await reasonOf(voidBill, voiding(invoiceId), house.owner)).toBe('invoice-credited');
    expect(await everything()).toEqual(before);
  });

  test('and crediting it at the same moment: only one succeeds', async () => {
    for (let i = 0; i < 4; i += 1) {
      const house = await oneTable();
      const { restaurantId, owner } = house;
      const { invoiceId } = await aSettledBill(house);
      const [voided, credited] = await Promise.all([
        reasonOf(voidBill, voiding(invoiceId), owner),
        reasonOf(issueCreditNote, crediting(invoiceId), owner),
      ]);
      expect([voided, credited].filter((reason) => reason === null)).toHaveLength(1);
      const notes = await list(creditNotes, { restaurantId });
      expect(notes).toHaveLength(credited === null ? 1 : 0);
      expect(await find(voids, { restaurantId, invoiceId })).toEqual(
        voided === null ? expect.anything() : null,
      );
    }
  });

  test('is for the owner, and for an existing document', async () => {
    const house = await oneTable();
    const { invoiceId } = await aSettledBill(house);
    expect(await reasonOf(voidBill, voiding(invoiceId), house.captain)).toBe('not-allowed');
    expect(await reasonOf(voidBill, voiding('2026-27_INV_999999'), house.owner)).toBe('invoice-not-found');
  });

  test("takes the visit and the amount off the customer's record", async () => {
    const house = await oneTable();
    const { restaurantId } = house;
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { name: 'Meera', mobile: '9876543210' }), guest);
    await call(placeRound, ordering(house, { orderId }), guest);
    const { invoiceId } = await issued(settling(orderId), house.captain);
    expect(await list(customers, { restaurantId })).toMatchObject([{ visits: 1, spentPaise: 12_600 }]);
    await call(voidBill, voiding(invoiceId), house.owner);
    expect(await list(customers, { restaurantId })).toMatchObject([{ visits: 0, spentPaise: 0 }]);
  });
});
