import { booksOf } from '@bhoj/domain/books/books';
import { debitedTo } from '@bhoj/domain/books/voucher';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { closings } from '@bhoj/domain/days/day.collection';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { KG } from '@bhoj/domain/fixtures/stock';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { refreshMonths } from '@bhoj/domain/figures/span/figures.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { takeMoneyBack, voidMoneyBack } from '@bhoj/domain/stock/buying/money-back.contract';
import { receiveGoods, sendBack, voidReceipt } from '@bhoj/domain/stock/buying/receipts.contract';
import { goodsReceipts } from '@bhoj/domain/stock/shape/buying.collection';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { expectedOf } from '@bhoj/domain/cash/sums';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { businessDayOf, dateOf, DAY, dayAfter } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { auditOf, everything, get, list, put, setUp, withRights } from '../../support/arrange.ts';
import { aPaidReceipt, aReceived, paneer, whyOf } from '../../support/buying.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import { levelOf } from '../../support/stock.ts';
import { opened } from '../../support/tills.ts';

type Input = InputOf<typeof takeMoneyBack>;

const today = () => dateOf(Date.now());

/** A paid receipt of ten kilograms of paneer for ₹4,200, and an input that asks for ₹420 of it. */
async function paid() {
  const at = await aPaidReceipt();
  const { restaurantId, receiptId, house } = at;
  const input = (more: Partial<Input> = {}): Input => ({
    refundId: newId(),
    receiptId,
    lines: [],
    amountPaise: paise(42_000),
    method: 'cash',
    day: today(),
    note: 'Paid twice',
    ...more,
  });
  const month = today().slice(0, 7);
  const costs = async () => {
    await call(refreshMonths, { months: [month] }, house.owner);
    return (await get(months, { restaurantId, month })).expenses;
  };
  return { ...at, input, month, costs };
}
describe('money back', () => {
  test('of a bill that was paid too much lowers the costs of its month, once, and leaves expense and stock alone', async () => {
    const { house, restaurantId, receiptId, input, costs } = await paid();
    expect(await costs()).toMatchObject({ totalPaise: 420_000, gstPaise: 20_000 });
    const asked = input();
    const before = await list(expenses, { restaurantId });
    const answers = await Promise.all([1, 2].map(() => call(takeMoneyBack, asked, house.owner)));
    expect(answers).toEqual([{ amountPaise: 42_000 }, { amountPaise: 42_000 }]);
    expect(await list(vendorRefunds, { restaurantId })).toMatchObject([
      { receiptId, amountPaise: 42_000, gstPaise: 2_000, method: 'cash', hasGoods: false, voided: null },
    ]);
    expect(await list(expenses, { restaurantId })).toEqual(
      before.map((value) => ({ ...value, hasMoneyBack: true })),
    );
    expect(await levelOf(house, 'paneer')).toMatchObject({ quantity: 10 * KG });
    expect(await costs()).toMatchObject({
      totalPaise: 378_000,
      gstPaise: 18_000,
      moneyBackPaise: 42_000,
      byCategory: [{ category: 'Dairy', amountPaise: 378_000, gstPaise: 18_000 }],
    });
    expect((await auditOf(house)).filter(({ action }) => action === 'takeMoneyBack')).toHaveLength(1);
    const changed = { ...asked, method: 'upi' as const };
    expect(await reasonOf(takeMoneyBack, changed, house.owner)).toBe('request-id-used');
  });

  test('for a bill of a past month computes that month anew, and again when it is void', async () => {
    const billDay = dateOf(Date.now() - 40 * DAY);
    const { house, restaurantId, receiptId } = await aReceived({
      billDay,
      payment: { method: 'upi', day: billDay },
    });
    const month = billDay.slice(0, 7);
    const total = async () => {
      await call(refreshMonths, { months: [month] }, house.owner);
      return (await get(months, { restaurantId, month })).expenses.totalPaise;
    };
    expect(await total()).toBe(420_000);
    const refundId = newId();
    const amountPaise = paise(42_000);
    const asked = {
      refundId,
      receiptId,
      lines: [],
      amountPaise,
      method: 'bank' as const,
      day: today(),
      note: '',
    };
    await call(takeMoneyBack, asked, house.owner);
    expect(await total()).toBe(378_000);
    await call(voidMoneyBack, { refundId, reason: 'Of another bill' }, house.owner);
    expect(await total()).toBe(420_000);
  });

  test('is a receipt from the vendor in the books, and no sale', async () => {
    const { house, restaurantId, input, month } = await paid();
    await call(takeMoneyBack, input({ method: 'bank' }), house.owner);
    const entries = async <T>(read: Promise<readonly T[]>) =>
      (await read).map((value, n) => ({ id: `d${n}`, value }));
    const { vouchers, unbalanced, totals } = booksOf([], await entries(list(expenses, { restaurantId })), {
      months: [month],
      refunds: await entries(list(vendorRefunds, { restaurantId })),
    });
    expect(unbalanced).toBe(0);
    expect(totals).toMatchObject({
      expensesPaise: 378_000,
      moneyBackPaise: 42_000,
      netPaise: 0,
      takenPaise: 0,
    });
    expect(vouchers.filter(({ kind }) => kind === 'Receipt')).toHaveLength(1);
    expect(debitedTo(vouchers, 'bank', 'Receipt')).toBe(42_000);
    expect(debitedTo(vouchers, 'creditors')).toBe(0);
    const dairy = vouchers.flatMap((voucher) =>
      voucher.entries.filter(({ ledger }) => typeof ledger !== 'string' && ledger.name === 'Dairy'),
    );
    expect(dairy.reduce((all, { debitPaise }) => all + debitPaise, 0)).toBe(378_000);
  });

  test('for goods takes them out at what they cost, and its void brings them back', async () => {
    const { house, restaurantId, receiptId, input, costs } = await paid();
    const asked = input({ lines: [{ line: 0, quantity: 2.5 * KG }], amountPaise: null });
    expect(await call(takeMoneyBack, asked, house.owner)).toEqual({ amountPaise: 105_000 });
    expect(await levelOf(house, 'paneer')).toMatchObject({ quantity: 7.5 * KG, worthPaise: 315_000 });
    expect((await get(goodsReceipts, { restaurantId, receiptId })).sentBack).toMatchObject([
      { id: asked.refundId, creditPaise: 105_000 },
    ]);
    expect(await costs()).toMatchObject({ totalPaise: 315_000 });
    const tooMuch = input({ lines: [{ line: 0, quantity: 8 * KG }], amountPaise: null });
    expect(await whyOf(takeMoneyBack, tooMuch, house.owner)).toBe('sends-too-much');
    const declared = { refundId: asked.refundId, reason: 'Of another bill' };
    await Promise.all([1, 2].map(() => call(voidMoneyBack, declared, house.owner)));
    expect(await levelOf(house, 'paneer')).toMatchObject({ quantity: 10 * KG, worthPaise: 420_000 });
    expect((await get(goodsReceipts, { restaurantId, receiptId })).sentBack).toEqual([]);
    expect(await costs()).toMatchObject({ totalPaise: 420_000, gstPaise: 20_000 });
    expect(await list(vendorRefunds, { restaurantId })).toMatchObject([
      { voided: { reason: 'Of another bill' } },
    ]);
    expect((await auditOf(house)).filter(({ action }) => action === 'voidMoneyBack')).toHaveLength(1);
  });

  test('for goods is no price: its void leaves what a later bill last paid', async () => {
    const { house, restaurantId, receiptId, bill, vendorId, input } = await paid();
    const dearer = bill({
      billNumber: 'R/119',
      vendorId,
      lines: [paneer({ amountPaise: paise(500_000), gstPaise: paise(25_000) })],
    });
    await call(receiveGoods, dearer, house.owner);
    const before = await levelOf(house, 'paneer');
    expect(before?.last).toEqual({ quantity: 10 * KG, paise: 525_000 });
    const asked = input({ lines: [{ line: 0, quantity: 2.5 * KG }], amountPaise: null });
    await call(takeMoneyBack, asked, house.owner);
    expect((await levelOf(house, 'paneer'))?.last).toEqual(before?.last);
    await call(voidMoneyBack, { refundId: asked.refundId, reason: 'Of another bill' }, house.owner);
    expect(await levelOf(house, 'paneer')).toEqual(before);
    expect((await get(goodsReceipts, { restaurantId, receiptId })).sentBack).toEqual([]);
    // The later bill is put right as if there had been no money back.
    await call(voidReceipt, { receiptId: dearer.receiptId, reason: 'Entered twice' }, house.owner);
    expect(await levelOf(house, 'paneer')).toMatchObject({
      quantity: 10 * KG,
      worthPaise: 420_000,
      last: { quantity: 10 * KG, paise: 420_000 },
    });
  });

  test('is refused with a reason, and nothing is written', async () => {
    const { house, receiptId, input } = await paid();
    const first = input({ amountPaise: paise(400_000) });
    await call(takeMoneyBack, first, house.owner);
    const keeper = await withRights(house.restaurantId, ['stock']);
    const payer = await withRights(house.restaurantId, ['expenses']);
    const before = await everything();
    const goods = { lines: [{ line: 0, quantity: KG }], amountPaise: null };
    const why = (more: Partial<Input>) => whyOf(takeMoneyBack, input(more), house.owner);
    expect(await why({ amountPaise: paise(20_001) })).toBe('gives-too-much');
    expect(await why(goods)).toBe('gives-too-much');
    expect(await why({ receiptId: newId() })).toBe('receipt-not-found');
    expect(await why({ day: dateOf(Date.now() + 2 * DAY) })).toBe('bill-day-wrong');
    // A year that was mistyped: the bill is of today.
    expect(await why({ day: dateOf(Date.now() - 365 * DAY) })).toBe('bill-day-wrong');
    expect(await why({ day: dateOf(Date.now() - 2 * DAY), method: 'drawer' })).toBe('bill-day-wrong');
    expect(await reasonOf(takeMoneyBack, input({ amountPaise: null }), house.owner)).toBe('invalid-input');
    expect(await reasonOf(takeMoneyBack, { ...input(), amountPaise: 0 }, house.owner)).toBe('invalid-input');
    expect(await reasonOf(takeMoneyBack, input(), keeper)).toBe('not-allowed');
    expect(await reasonOf(takeMoneyBack, input(goods), payer)).toBe('not-allowed');
    expect(await reasonOf(voidMoneyBack, { refundId: first.refundId, reason: 'x' }, keeper)).toBe(
      'not-allowed',
    );
    expect(await whyOf(voidMoneyBack, { refundId: newId(), reason: 'x' }, house.owner)).toBe(
      'refund-not-found',
    );
    expect(await whyOf(voidReceipt, { receiptId, reason: 'x' }, house.owner)).toBe('receipt-credited');
    expect(await everything()).toEqual(before);
    expect(await tryCall(takeMoneyBack, input({ amountPaise: paise(20_000) }), payer)).toHaveProperty(
      'output',
    );
  });

  test('keeps the payment that it gave back until the last of it is void', async () => {
    const { house, restaurantId, receiptId, input } = await paid();
    const untouched = await get(expenses, { restaurantId, expenseId: receiptId });
    const [first, second] = [input(), input()];
    await call(takeMoneyBack, first, house.owner);
    await call(takeMoneyBack, second, house.owner);
    const marked = async () => (await get(expenses, { restaurantId, expenseId: receiptId })).hasMoneyBack;
    expect(await marked()).toBe(true);
    await call(voidMoneyBack, { refundId: first.refundId, reason: 'Entered twice' }, house.owner);
    expect(await marked()).toBe(true);
    await call(voidMoneyBack, { refundId: second.refundId, reason: 'Of another bill' }, house.owner);
    expect(await get(expenses, { restaurantId, expenseId: receiptId })).toEqual(untouched);
  });

  test('and a credit for goods never come to more than the bill', async () => {
    const { house, restaurantId, receiptId, bill, vendorId, input } = await paid();
    // Another bill, against which the credits can be set.
    const other = bill({ billNumber: 'R/119', vendorId });
    await call(receiveGoods, other, house.owner);
    const back = (kg: number) => ({
      sendBackId: newId(),
      receiptId,
      lines: [{ line: 0, quantity: kg * KG }],
      note: '',
    });
    await call(sendBack, back(4), house.owner);
    expect(await get(expenses, { restaurantId, expenseId: other.receiptId })).toMatchObject({
      amountPaise: 252_000,
    });
    expect(await whyOf(takeMoneyBack, input({ amountPaise: paise(252_001) }), house.owner)).toBe(
      'gives-too-much',
    );
    await call(takeMoneyBack, input({ amountPaise: paise(210_000) }), house.owner);
    const before = await everything();
    expect(await whyOf(sendBack, back(2), house.owner)).toBe('was-given-back');
    expect(await everything()).toEqual(before);
    expect(await call(sendBack, back(1), house.owner)).toEqual({ creditPaise: 42_000 });
    expect(await whyOf(takeMoneyBack, input({ amountPaise: paise(1) }), house.owner)).toBe('gives-too-much');
  });

  test('or a credit that lowered another bill keeps its receipt from being made void', async () => {
    const { house, restaurantId, receiptId, bill, vendorId } = await paid();
    await call(receiveGoods, bill({ billNumber: 'R/119', vendorId }), house.owner);
    const back = { sendBackId: newId(), receiptId, lines: [{ line: 0, quantity: KG }], note: '' };
    await call(sendBack, back, house.owner);
    const at = { restaurantId, expenseId: receiptId };
    await put(expenses, at, { ...(await get(expenses, at)), method: null, dueOn: today() });
    const before = await everything();
    expect(await whyOf(voidReceipt, { receiptId, reason: 'Twice' }, house.owner)).toBe('receipt-credited');
    expect(await everything()).toEqual(before);
  });

  test('keeps its receipt from being made void, also where nobody paid after all', async () => {
    const { house, restaurantId, receiptId, input } = await paid();
    await call(takeMoneyBack, input(), house.owner);
    const at = { restaurantId, expenseId: receiptId };
    await put(expenses, at, { ...(await get(expenses, at)), method: null, dueOn: today() });
    expect(await whyOf(voidReceipt, { receiptId, reason: 'Twice' }, house.owner)).toBe('receipt-credited');
  });
});

describe('money back in the drawer', () => {
  test('is in the cash that the day should have, and not of a day that is closed', async () => {
    const { house, restaurantId, input } = await paid();
    const day = businessDayOf(Date.now(), '04:00');
    await put(orders, { restaurantId, orderId: newId() }, anOrder({ state: 'Completed', businessDay: day }));
    const asked = input({ method: 'drawer', day });
    await call(takeMoneyBack, asked, house.owner);
    const closing = {
      openingCashPaise: paise(100_000),
      countedCashPaise: paise(142_000),
      paidOutPaise: ZERO,
      day,
      note: '',
      requestId: newId(),
      seenMovements: 0,
      seenExpensesPaise: ZERO,
    };
    expect(await reasonOf(closeDay, closing, house.owner)).toBe('day-changed');
    const seen = { ...closing, requestId: newId(), seenMoneyBackPaise: paise(42_000) };
    expect(await call(closeDay, seen, house.owner)).toEqual({
      expectedCashPaise: 142_000,
      differencePaise: 0,
    });
    expect(await get(closings, { restaurantId, day })).toMatchObject({
      moneyBackPaise: 42_000,
      expensesPaise: 0,
    });
    expect(await reasonOf(takeMoneyBack, input({ method: 'drawer', day }), house.owner)).toBe('day-closed');
    const declared = { refundId: asked.refundId, reason: 'Of another day' };
    expect(await reasonOf(voidMoneyBack, declared, house.owner)).toBe('day-closed');
  });

  test('is of a business day that has begun', async () => {
    const { house, input } = await paid();
    await setUp(house, { dayCutoff: '23:59' });
    const day = businessDayOf(Date.now(), '23:59');
    const next = input({ method: 'drawer', day: dayAfter(day) });
    expect(await whyOf(takeMoneyBack, next, house.owner)).toBe('bill-day-wrong');
    expect(await tryCall(takeMoneyBack, { ...next, day }, house.owner)).toHaveProperty('output');
  });

  test('is of the day before its bill only where that day ran past midnight', async () => {
    const { house, input } = await paid();
    const asked = input({ method: 'drawer', day: dateOf(Date.now() - DAY) });
    await setUp(house, { dayCutoff: '00:00' });
    expect(await whyOf(takeMoneyBack, asked, house.owner)).toBe('bill-day-wrong');
    await setUp(house, { dayCutoff: '04:00' });
    expect(await tryCall(takeMoneyBack, asked, house.owner)).toHaveProperty('output');
  });

  test('comes into the open till, and leaves it when it is void', async () => {
    const { house, restaurantId, input } = await paid();
    await setUp(house, { cashSessions: { on: true, tills: TILLS } });
    expect(
      await reasonOf(
        takeMoneyBack,
        input({ method: 'drawer', day: businessDayOf(Date.now(), '04:00') }),
        house.owner,
      ),
    ).toBe('session-not-found');
    const sessionId = await opened(house.owner);
    const cash = async () => expectedOf(await get(cashSessions, { restaurantId, sessionId }), ZERO)['cash'];
    const before = await cash();
    const asked = input({ method: 'drawer', day: businessDayOf(Date.now(), '04:00') });
    await call(takeMoneyBack, asked, house.owner);
    expect(await list(vendorRefunds, { restaurantId })).toMatchObject([{ cashSession: sessionId }]);
    expect((await cash()) ?? 0).toBe((before ?? 0) + 42_000);
    await call(voidMoneyBack, { refundId: asked.refundId, reason: 'Came by UPI' }, house.owner);
    expect(await cash()).toBe(before);
  });
});
