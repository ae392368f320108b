import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGoodsReceipt, KG, RECEIPT_ID, VENDOR_ID } from '../../fixtures/stock.ts';
import { BUSINESS_DAY } from '../../fixtures/ids.ts';
import { paise, sum, ZERO } from '../../money/money.ts';
import { HOUR, startOf } from '../../time/ist.ts';
import type { BillPayment } from './bill.ts';
import {
  ARRIVED_WITHIN,
  arrivalOf,
  areBillDays,
  billKeyOf,
  expenseOfReceipt,
  hasTwin,
  moveOf,
  partsOf,
  sameBill,
  totalOf,
  withCosts,
} from './bill.ts';
import { DAY } from '../../time/ist.ts';
import type { LineRead } from './receipt-lines.ts';

const line = (amount: number, gst = 0, category = 'Dairy'): LineRead => ({
  itemId: 'paneer',
  name: 'Paneer',
  amount: 1000,
  per: 'kg',
  quantity: KG,
  amountPaise: paise(amount),
  gstPaise: paise(gst),
  category,
});
const end = { discountPaise: ZERO, chargesPaise: ZERO, roundOffPaise: ZERO };

describe('what a bill comes to', () => {
  it('is its lines with GST, less the discount, with charges and rounding', () => {
    const lines = [line(100_00, 5_00), line(50_00)];
    expect(totalOf(lines, end)).toBe(155_00);
    expect(
      totalOf(lines, { discountPaise: paise(10_00), chargesPaise: paise(20_00), roundOffPaise: paise(-25) }),
    ).toBe(164_75);
    expect(totalOf([], { ...end, discountPaise: paise(1) })).toBe(-1);
  });

  it('is shared over its lines to the paisa, and free goods cost nothing', () => {
    expect(withCosts([line(100), line(0), line(200)], paise(301)).map((each) => each.costPaise)).toEqual([
      100, 0, 201,
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }),
        fc.nat(10_000_000),
        (amounts, total) => {
          const lines = withCosts(
            amounts.map((n) => line(n)),
            paise(total),
          );
          expect(sum(lines.map((each) => each.costPaise))).toBe(total);
        },
      ),
    );
  });
});

describe('the same bill', () => {
  it('is found whatever signs are in its number', () => {
    expect(billKeyOf(' R-12/a ')).toBe(billKeyOf('r 12 A'));
    expect(billKeyOf('बिल-12')).toBe('बिल12');
    expect(billKeyOf('12')).not.toBe(billKeyOf('112'));
    expect(billKeyOf('--')).toBe('');
  });

  it('is one of the same financial year that counts', () => {
    const known = aGoodsReceipt({ billDay: '2026-04-01' });
    expect(sameBill([known], '2027-03-31')).toBe(known);
    expect(sameBill([known], '2026-03-31')).toBeUndefined();
    const voided = { at: 0, by: { id: 'a', name: 'Asha' }, reason: 'Twice' };
    expect(sameBill([{ ...known, voided }], '2026-04-01')).toBeUndefined();
  });

  it('may be one without a number that comes to the same', () => {
    const amountPaise = paise(420_000);
    const known = aGoodsReceipt();
    expect(hasTwin([known], { amountPaise, billKey: '' })).toBe(true);
    expect(hasTwin([{ ...known, billKey: '' }], { amountPaise, billKey: 'r119' })).toBe(true);
    expect(hasTwin([known], { amountPaise, billKey: 'r119' })).toBe(false);
    expect(hasTwin([known], { amountPaise: paise(1), billKey: '' })).toBe(false);
  });
});

describe('the expense of a receipt', () => {
  const kindOf = (category: string) => (category.startsWith('x') ? 'other' : 'food');

  it('has the categories of the items, and is owed until a day', () => {
    const lines = withCosts([line(100), line(50, 0, 'Vegetables'), line(30, 0, 'dairy')], paise(180));
    const receipt = aGoodsReceipt({ lines, amountPaise: paise(180), gstPaise: ZERO });
    expect(expenseOfReceipt(RECEIPT_ID, receipt, { dueOn: '2026-11-27' }, kindOf)).toMatchObject({
      day: BUSINESS_DAY,
      month: BUSINESS_DAY.slice(0, 7),
      vendor: 'Sharma Dairy',
      vendorId: VENDOR_ID,
      receiptId: RECEIPT_ID,
      parts: [
        { category: 'Dairy', amountPaise: 130 },
        { category: 'Vegetables', amountPaise: 50 },
      ],
      amountPaise: 180,
      description: 'Bill R/118',
      method: null,
      dueOn: '2026-11-27',
    });
  });

  it('paid at once has the day of the payment and the month of the bill', () => {
    const receipt = aGoodsReceipt({ billNumber: '', billDay: '2026-10-31' });
    const payment = { method: 'upi', day: '2026-11-01' } as const;
    expect(expenseOfReceipt(RECEIPT_ID, receipt, payment, kindOf)).toMatchObject({
      day: '2026-11-01',
      month: '2026-10',
      method: 'upi',
      dueOn: null,
      description: '',
    });
  });

  it('is none for a bill of nothing', () => {
    const nothing = aGoodsReceipt({ amountPaise: ZERO });
    expect(expenseOfReceipt(RECEIPT_ID, nothing, { dueOn: '2026-11-27' }, kindOf)).toBeNull();
  });

  it('joins the smallest categories of a kind until six are left', () => {
    const of = (category: string, cost: number) => ({ category, costPaise: paise(cost) });
    const lines = [
      of('a', 100),
      of('b', 90),
      of('xc', 1),
      of('d', 70),
      of('e', 60),
      of('f', 50),
      of('xg', 40),
      of('h', 30),
    ];
    expect(partsOf(lines, kindOf).map(({ category, amountPaise }) => [category, amountPaise])).toEqual([
      ['a', 100],
      ['b', 90],
      ['d', 70],
      ['e', 60],
      ['f', 80],
      ['xg', 41],
    ]);
  });
});

describe('arrivalOf', () => {
  it('is what was typed, not after now and not longer ago than a month', () => {
    const now = 100 * DAY;
    expect(arrivalOf(now - DAY, now)).toBe(now - DAY);
    expect(arrivalOf(now + DAY, now)).toBe(now);
    expect(arrivalOf(0, now)).toBe(now - ARRIVED_WITHIN);
  });
});

describe('the move of a receipt', () => {
  const posted = { at: 5, postedAt: 9, day: BUSINESS_DAY, by: { id: 'a', name: 'Asha' }, note: '' };

  it('brings the goods in at what they cost, into their store', () => {
    const lines = [...withCosts([{ ...line(100), storeId: 'bar' }, line(50)], paise(150))];
    expect(moveOf(RECEIPT_ID, lines, posted)).toMatchObject({
      kind: 'receipt',
      at: 5,
      postedAt: 9,
      place: null,
      source: RECEIPT_ID,
      itemIds: ['paneer'],
      lines: [
        { itemId: 'paneer', quantity: KG, paidPaise: 100, storeId: 'bar' },
        { itemId: 'paneer', quantity: KG, paidPaise: 50 },
      ],
    });
  });

  it('takes them out again at the same worth', () => {
    expect(moveOf(RECEIPT_ID, withCosts([line(100)], paise(100)), posted, -1).lines).toEqual([
      { itemId: 'paneer', quantity: -KG, paidPaise: 100 },
    ]);
  });
});

it('areBillDays takes bills of this financial year and the last one, paid until today', () => {
  const now = startOf('2026-11-29') + 12 * HOUR;
  const of = (billDay: string, payment: BillPayment = { dueOn: '2026-12-06' }) =>
    areBillDays({ billDay, payment }, now);
  expect(['2026-11-29', '2025-04-01'].map((day) => of(day))).toEqual([true, true]);
  expect(['2026-11-30', '2025-03-31', '0002-11-20'].map((day) => of(day))).toEqual([false, false, false]);
  expect(of('2026-11-20', { method: 'upi', day: '2026-11-29' })).toBe(true);
  expect(of('2026-11-20', { method: 'upi', day: '2026-11-30' })).toBe(false);
});
