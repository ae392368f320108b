import { describe, expect, it } from 'vitest';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { assertCashAllowed, paysWhole } from '@bhoj/domain/billing/settle/payments';
import { equalParts } from '@bhoj/domain/billing/settle/equal-split';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { countReturn, dayOf } from '@bhoj/domain/days/day';
import { aDiscount, anOrderMoney, aPartPayment } from '@bhoj/domain/fixtures/billing';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise, sum } from '@bhoj/domain/money/money';
import { accountOf, milk } from './issue.ts';
import { expectWorked } from './work.ts';
import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import type { Worked } from './issue.ts';

const dal = lineOf('Dal', 180, { quantity: 2 });
const naan = lineOf('Naan', 45);

const SPLITS: readonly Worked[] = [
  {
    what: 'by item: one dal 180 + 9 = 189; then 180 + 45 = 225: 5.625 → 5.63 each; 236.26, less 0.26',
    lines: [dal, naan],
    parts: [{ '1-1': 1 }, null],
    gives: [
      { gst: [[500, 180_00, 4_50]], total: 189_00 },
      { gst: [[500, 225_00, 5_63]], round: -26, total: 236_00 },
    ],
  },
  {
    what: 'by item with ₹50 off 405: 180 takes 22.22, 225 takes 27.78; 157.78: 3.9445 → 3.94 each, 197.22: 4.9305 → 4.93',
    money: { discount: aDiscount({ kind: 'amount', value: 50_00 }) },
    lines: [dal, naan],
    parts: [{ '1-1': 1 }, null],
    gives: [
      // 165.66, and 0.34
      { gst: [[500, 157_78, 3_94]], off: 22_22, round: 34, total: 166_00 },
      // 207.08, less 0.08
      { gst: [[500, 197_22, 4_93]], off: 27_78, round: -8, total: 207_00 },
    ],
  },
  {
    what: 'by item, taxed and exempt apart: 360 + 18 on a tax invoice, curd 60 on a bill of supply',
    lines: [dal, lineOf('Curd', 60, milk)],
    parts: [{ '1-1': 2 }, null],
    gives: [
      { gst: [[500, 360_00, 9_00]], total: 378_00 },
      { kind: 'bill-of-supply', total: 60_00 },
    ],
  },
  {
    what: 'a delivery by item: 180 + 9; then 180 + 20 packing + 40 delivery = 240: 6 each = 252',
    seller: { packingPaise: paise(20_00), services: ['dine-in', 'delivery'] },
    type: 'delivery',
    deliveryPaise: 40_00,
    lines: [dal],
    parts: [{ '1-1': 1 }, null],
    gives: [
      { gst: [[500, 180_00, 4_50]], total: 189_00 },
      { gst: [[500, 240_00, 6_00]], total: 252_00 },
    ],
  },
];

const cash = (amount: number, received: number, tip = 0): Payment => ({
  ...exactly('cash', paise(amount)),
  receivedPaise: paise(received),
  tipPaise: paise(tip),
});

describe('splits and payments', () => {
  it.each(SPLITS.map((one) => [one.what, one] as const))('%s', (_, worked) => {
    expectWorked(worked);
  });

  it('equally among three: 425 = 142 + 142 + 141', () => {
    expect(equalParts(paise(425_00), 3)).toEqual([142_00, 142_00, 141_00]);
  });

  it('mixed tender with tips: 425 = 200 cash of 250 with 20 tip, 225 by card with 25 tip; 30 change', () => {
    const paid = [
      cash(200_00, 250_00, 20_00),
      { ...exactly('card', paise(225_00)), receivedPaise: paise(250_00), tipPaise: paise(25_00) },
    ];
    const [invoice] = expectWorked({
      what: '',
      lines: [dal, naan],
      paid,
      gives: [{ gst: [[500, 405_00, 10_13]], round: -26, total: 425_00 }],
    });
    if (invoice === undefined) throw new Error('no invoice');
    const day = dayOf(invoice.businessDay, { invoices: [invoice], voided: new Set(), creditNotes: [] });
    expect(day.byMethod).toEqual({ cash: 200_00, card: 225_00 });
    expect(day.tipsByMethod).toEqual({ cash: 20_00, card: 25_00 });
    expect(sum(Object.values(day.byMethod))).toBe(day.totalPaise);
  });

  it('by amount: 300 first, then 125 of 425; the document has both', () => {
    const worked: Worked = { what: '', lines: [dal, naan], gives: [] };
    const account = accountOf(worked);
    const bill = billOf(account, aRestaurant());
    const first = dueOf(anOrderMoney(), bill);
    expect(paysWhole(first, [cash(300_00, 300_00)], { ...account, portions: null })).toBe(false);
    const money = anOrderMoney({ payments: [aPartPayment({ amountPaise: paise(300_00) })] });
    const rest = dueOf(money, bill);
    expect(rest).toMatchObject({ paidPaise: 300_00, duePaise: 125_00 });
    expect(paysWhole(rest, [exactly('upi', paise(125_00))], { ...account, money, portions: null })).toBe(
      true,
    );
    const [invoice] = expectWorked({
      ...worked,
      money,
      paid: [exactly('upi', paise(125_00))],
      gives: [{ gst: [[500, 405_00, 10_13]], round: -26, total: 425_00 }],
    });
    expect(invoice?.payments.map(({ method, amountPaise }) => [method, amountPaise])).toEqual([
      ['cash', 300_00],
      ['upi', 125_00],
    ]);
  });

  it('a part payment given back leaves the sales as they are: 300 taken in cash, 300 given by UPI', () => {
    const [invoice] = expectWorked({
      what: '',
      lines: [dal],
      gives: [{ gst: [[500, 360_00, 9_00]], total: 378_00 }],
    });
    if (invoice === undefined) throw new Error('no invoice');
    const documents = { invoices: [invoice], voided: new Set<string>(), creditNotes: [] };
    const before = dayOf(invoice.businessDay, documents);
    const after = countReturn(before, {
      businessDay: invoice.businessDay,
      amountPaise: paise(300_00),
      taken: { method: 'cash', name: '' },
      given: { method: 'upi', name: '' },
    });
    expect(after.partReturns).toEqual({
      count: 1,
      takenByMethod: { cash: 300_00 },
      givenByMethod: { upi: 300_00 },
    });
    expect({ ...after, partReturns: before.partReturns }).toEqual(before);
  });

  it('₹2,00,000 in cash for one order is refused, ₹1,99,999.99 is not', () => {
    const pay = (amount: number) => () => assertCashAllowed(anOrderMoney(), [cash(amount, amount)], NOW);
    expect(pay(199_999_99)).not.toThrow();
    expect(pay(200_000_00)).toThrow('cash-above-limit');
  });
});
