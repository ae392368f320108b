import { describe, expect, it } from 'vitest';
import { anExpense, aPart, aVendorRefund } from '../../fixtures/expenses.ts';
import { aGoodsReceipt } from '../../fixtures/stock.ts';
import type { VendorRefund } from '../../expenses/vendor-refund.schema.ts';
import { expensesOf } from '../../figures/span/month.ts';
import { paise, sum, ZERO } from '../../money/money.ts';
import { assertStillToCredit, moneyBackFor } from './money-back.ts';

/** ₹3,000 of dairy and ₹1,200 of groceries with ₹200 of GST, paid. */
const PAID = anExpense({
  month: '2026-10',
  parts: [
    aPart({ category: 'Dairy', amountPaise: paise(300_000) }),
    aPart({ category: 'Groceries', amountPaise: paise(120_000) }),
  ],
  gstPaise: paise(20_000),
  method: 'upi',
});
const parts = (dairy: readonly [number, number], groceries: readonly [number, number]) =>
  Object.entries({ Dairy: dairy, Groceries: groceries }).map(([category, [amountPaise, gstPaise]]) => ({
    category,
    amountPaise,
    gstPaise,
  }));
/** The receipt of a bill, and goods of it that went back as credits. */
const receiptOf = (amountPaise: number, credits: Readonly<Record<string, number>> = {}) =>
  aGoodsReceipt({
    amountPaise: paise(amountPaise),
    sentBack: Object.entries(credits).map(([id, creditPaise]) => credited(creditPaise, id)),
  });
const credited = (creditPaise: number, id = 'back') => ({
  id,
  at: 7,
  by: { id: 'a', name: 'Asha' },
  lines: [{ line: 0, quantity: 1, creditPaise: paise(creditPaise) }],
  creditPaise: paise(creditPaise),
  note: '',
});
const BILL = receiptOf(420_000);
const entries = <T>(values: readonly T[]) => values.map((value, n) => ({ id: `refund${n}`, value }));
const whyOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (cause) {
    return (cause as { details: { why: string } }).details;
  }
};

describe('money back', () => {
  it('lowers all categories of the receipt alike, and its GST, in the month that bears it', () => {
    expect(moneyBackFor(BILL, [PAID], [], paise(42_000))).toEqual({
      month: '2026-10',
      parts: parts([30_000, 1_429], [12_000, 571]),
      amountPaise: 42_000,
      gstPaise: 2_000,
    });
  });

  it('for goods lowers their category first, and then the others', () => {
    const credit = new Map([['groceries', paise(130_000)]]);
    expect(moneyBackFor(BILL, [PAID], [], credit).parts).toEqual(parts([10_000, 476], [120_000, 5_714]));
  });

  it('together with what came back before is never more than was paid, and the last of it takes the rest', () => {
    const first = moneyBackFor(BILL, [PAID], [], paise(100_001));
    const before = entries([
      aVendorRefund({ ...first }),
      aVendorRefund({ ...first, voided: { at: 1, by: { id: 'm', name: 'A' }, reason: 'x' } }),
    ]);
    expect(whyOf(() => moneyBackFor(BILL, [PAID], before, paise(320_000)))).toMatchObject({
      why: 'gives-too-much',
      paidPaise: 319_999,
    });
    const rest = moneyBackFor(BILL, [PAID], before, paise(319_999));
    expect(first.gstPaise + rest.gstPaise).toBe(20_000);
    expect(sum([...first.parts, ...rest.parts].map(({ amountPaise }) => amountPaise))).toBe(420_000);
    const dairy = [...first.parts, ...rest.parts].filter(({ category }) => category === 'Dairy');
    expect(sum(dairy.map(({ amountPaise }) => amountPaise))).toBe(300_000);
  });

  it('that takes a bill in several turns leaves no category of its month below zero, nor its GST', () => {
    const bill = anExpense({
      parts: [
        aPart({ category: 'Dairy', amountPaise: paise(20_000) }),
        aPart({ category: 'Packaging', amountPaise: paise(10_000) }),
      ],
      gstPaise: paise(1_429),
    });
    const turns = [
      [100, 29_900],
      [1, 29_999],
      [7_001, 11_111, 11_888],
      Array.from({ length: 100 }, () => 300),
    ];
    for (const turn of turns) {
      const refunds: VendorRefund[] = [];
      for (const amount of turn) {
        refunds.push(aVendorRefund(moneyBackFor(receiptOf(30_000), [bill], entries(refunds), paise(amount))));
        const month = expensesOf([bill], refunds);
        for (const { amountPaise, gstPaise } of month.byCategory) {
          expect(gstPaise).toBeGreaterThanOrEqual(0);
          expect(gstPaise).toBeLessThanOrEqual(amountPaise);
        }
        expect(month.gstPaise).toBe(sum(month.byCategory.map(({ gstPaise }) => gstPaise)));
      }
      expect(expensesOf([bill], refunds)).toMatchObject({ totalPaise: 0, gstPaise: 0 });
      // Whichever is declared void, the rest still fits.
      for (const gone of refunds.keys())
        for (const { gstPaise } of expensesOf([bill], refunds.toSpliced(gone, 1)).byCategory)
          expect(gstPaise).toBeGreaterThanOrEqual(0);
    }
  });

  it('is not given for goods that cost nothing', () => {
    expect(whyOf(() => moneyBackFor(BILL, [PAID], [], new Map([['dairy', ZERO]])))).toEqual({
      why: 'gives-nothing',
    });
  });

  it('is of what is paid alone, and not of what has a self-invoice', () => {
    const both = receiptOf(840_000);
    const unpaid = anExpense({ ...PAID, method: null, dueOn: '2026-11-25' });
    const reverseCharge = { selfInvoiceId: 's', number: 'S/1', taxOn: '2026-11-20', taxPaise: ZERO };
    for (const expense of [unpaid, { ...PAID, reverseCharge }])
      expect(whyOf(() => moneyBackFor(BILL, [expense], [], paise(1)))).toMatchObject({ paidPaise: 0 });
    expect(moneyBackFor(both, [unpaid, PAID], [], paise(420_000)).amountPaise).toBe(420_000);
    expect(whyOf(() => moneyBackFor(both, [unpaid, PAID], [], paise(420_001)))).toMatchObject({
      paidPaise: 420_000,
    });
  });

  it('is no more than did not come back as a credit that lowered other bills', () => {
    const credit = receiptOf(420_000, { back: 120_000 });
    expect(whyOf(() => moneyBackFor(credit, [PAID], [], paise(300_001)))).toMatchObject({
      why: 'gives-too-much',
      paidPaise: 300_000,
    });
    expect(moneyBackFor(credit, [PAID], [], paise(300_000)).amountPaise).toBe(300_000);
    // The credit lowered the expense before it was paid, so all that was paid may come back.
    const own = receiptOf(540_000, { back: 120_000 });
    expect(moneyBackFor(own, [PAID], [], paise(420_000)).amountPaise).toBe(420_000);
    // Goods that went back for money are in the money.
    const forMoney = receiptOf(420_000, { refund0: 42_000 });
    const refunds = entries([aVendorRefund({ hasGoods: true })]);
    expect(whyOf(() => moneyBackFor(forMoney, [PAID], refunds, paise(378_001)))).toMatchObject({
      paidPaise: 378_000,
    });
  });

  it('leaves of a bill what can still come back as a credit', () => {
    const refunds = entries([aVendorRefund()]);
    const may = (bill: typeof BILL, creditPaise: number) =>
      whyOf(() => assertStillToCredit(bill, refunds, credited(creditPaise)));
    expect(may(BILL, 378_000)).toBeUndefined();
    expect(may(BILL, 378_001)).toMatchObject({ why: 'was-given-back', backPaise: 42_000 });
    expect(may(receiptOf(420_000, { back: 100_000 }), 278_001)).toMatchObject({ why: 'was-given-back' });
    expect(may(receiptOf(420_000, { refund0: 42_000 }), 378_000)).toBeUndefined();
    expect(whyOf(() => assertStillToCredit(BILL, [], credited(420_000)))).toBeUndefined();
  });
});
