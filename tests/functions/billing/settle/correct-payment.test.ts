import { newId } from '@bhoj/domain/kernel/ids';
import { days } from '@bhoj/domain/days/day.collection';
import { expectedCash } from '@bhoj/domain/days/closing';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { dayOf } from '@bhoj/domain/days/day';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { correctPayment } from '@bhoj/domain/billing/settle/settlement.contract';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { ZERO } from '@bhoj/domain/money/money';
import { MINUTE } from '@bhoj/domain/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, anOpenOrder, auditOf, get, list, put } from '../../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

const CASH = { method: 'cash', name: '' } as const;
const UPI = { method: 'upi', name: '' } as const;
const CARD = { method: 'card', name: '' } as const;

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
}, 60_000);

async function aBill() {
  const { orderId } = await anOpenOrder(house);
  const { invoiceId } = await issued(settling(orderId), house.captain);
  const at = { restaurantId: house.restaurantId, invoiceId };
  const invoice = () => get(invoices, at);
  const { businessDay } = await invoice();
  return {
    orderId,
    invoiceId,
    at,
    invoice,
    day: () => get(days, { restaurantId: house.restaurantId, day: businessDay }),
    asked: (to: { method: 'cash' | 'upi' | 'card'; name: string } = UPI, from = CASH as typeof to) => ({
      invoiceId,
      requestId: newId(),
      payment: 0,
      from,
      to,
      reason: 'Paid by UPI',
    }),
  };
}

describe('cash that was UPI', () => {
  test('moves on the bill, its copy, the day and the drawer, and is in the audit', async () => {
    const { orderId, invoiceId, invoice, day, asked } = await aBill();
    const [before, counted] = [await invoice(), await day()];
    await call(correctPayment, asked(), house.captain);
    const [after, right] = [await invoice(), await day()];
    const { totalPaise } = before.bill;
    expect({ ...after, payments: before.payments, paymentsCorrected: undefined }).toEqual(before);
    expect(after.payments).toMatchObject([{ method: 'upi', amountPaise: totalPaise }]);
    expect(right.byMethod).toEqual({ upi: totalPaise });
    expect(right.totalPaise).toBe(counted.totalPaise);
    expect(expectedCash(right, { openingCashPaise: ZERO, paidOutPaise: ZERO }, ZERO)).toBe(ZERO);
    expect({ ...right, byDish: {}, operations: {} }).toEqual({
      ...dayOf(right.day, { invoices: [after], voided: new Set(), creditNotes: [] }),
      byDish: {},
      operations: {},
    });
    const { settlements } = await get(orderMoney, { restaurantId: house.restaurantId, orderId });
    expect(settlements).toMatchObject([{ invoiceId, payments: after.payments }]);
    expect((await auditOf(house)).filter(({ action }) => action === 'correctPayment')).toMatchObject([
      { orderId, details: { invoiceId, method: 'cash', rightMethod: 'upi', reason: 'Paid by UPI' } },
    ]);
  });

  test('is put right once, however often the request comes, also after a later one', async () => {
    const { invoice, day, asked } = await aBill();
    const [first, second] = [asked(), asked(CARD, UPI)];
    await Promise.all([first, first, first].map((one) => tryCall(correctPayment, one, house.captain)));
    await call(correctPayment, first, house.captain);
    await call(correctPayment, second, house.captain);
    await call(correctPayment, first, house.captain);
    expect((await invoice()).payments).toMatchObject([{ method: 'card' }]);
    expect(await day()).toMatchObject({
      paymentsCorrected: 2,
      byMethod: { card: (await invoice()).bill.totalPaise },
    });
  });

  test('is put right by one of two devices; the other is told', async () => {
    const { day, asked } = await aBill();
    await call(correctPayment, asked(UPI), house.captain);
    expect(await reasonOf(correctPayment, asked(CARD), house.owner)).toBe('payment-changed');
    expect(await day()).toMatchObject({ paymentsCorrected: 1 });
  });

  test('leaves a void nothing of it', async () => {
    const { invoiceId, day, asked } = await aBill();
    await call(correctPayment, asked(), house.captain);
    const gone = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    await call(voidBill, gone, house.owner);
    expect(await day()).toMatchObject({ byMethod: {}, bills: 0, paymentsCorrected: 1 });
    expect(await reasonOf(correctPayment, asked(CASH, UPI), house.owner)).toBe('invoice-voided');
  });

  test('is for the captain who settled it and for a quarter of an hour; then for the owner', async () => {
    const { at, invoice, asked } = await aBill();
    await put(invoices, at, { ...(await invoice()), issuedAt: Date.now() - 16 * MINUTE });
    const before = await invoice();
    expect(await reasonOf(correctPayment, asked(), house.captain)).toBe('owner-corrects');
    expect(await invoice()).toEqual(before);
    await call(correctPayment, asked(), house.owner);
    expect((await invoice()).paymentsCorrected).toHaveLength(1);
  });

  test('stays once the day is closed, and a close by the drawer of before is refused', async () => {
    const { day, asked } = await aBill();
    const seen = await day();
    await call(correctPayment, asked(), house.captain);
    const close = (seenMovements: number) => ({
      requestId: newId(),
      day: seen.day,
      openingCashPaise: ZERO,
      paidOutPaise: ZERO,
      countedCashPaise: ZERO,
      note: '',
      seenMovements,
      seenExpensesPaise: ZERO,
    });
    expect(await reasonOf(closeDay, close(movementsOf(seen)), house.owner)).toBe('day-changed');
    await call(closeDay, close(movementsOf(await day())), house.owner);
    expect(await reasonOf(correctPayment, asked(CASH, UPI), house.owner)).toBe('payment-stays');
    expect(await list(invoices, { restaurantId: house.restaurantId })).toHaveLength(1);
  });
});
