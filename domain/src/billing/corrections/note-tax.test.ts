import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anInvoice } from '../../fixtures/billing.ts';
import { aLine, lineOf } from '../../fixtures/lines.ts';
import { paise, sum } from '../../money/money.ts';
import { computeBill, taxOf, taxableOf } from '../bill/bill.ts';
import { chargeOf } from '../bill/charges.ts';
import { creditedBill } from './credit-note.ts';
import { faultsOf } from '../settle/guard.ts';
import { lineCorrection } from './line-correction.ts';
import type { Bill } from '../bill/bill.ts';
import type { PricedLine } from '../../orders/rounds/price.ts';

const billOf = (dishes: PricedLine[], discountPaise = 0): Bill =>
  computeBill(
    dishes.map((dish) => chargeOf(aLine(dish), dish.quantity)),
    { kind: 'tax-invoice', discountPaise: paise(discountPaise) },
  );
const within = (unitPaise: number, quantity: number, taxBp: number): PricedLine =>
  lineOf('Toffee', 1, {
    unitPaise: paise(unitPaise),
    quantity,
    taxBp,
    taxIncluded: true,
    ...(taxBp === 500 ? {} : { taxClass: 'goods', hsn: '17049020' }),
  });

/** Credits the portions of the first line one by one. The guard looks at each note as at any other. */
function notesOneByOne(bill: Bill): Bill[] {
  const notes: { bill: Bill; portions: Record<string, number> }[] = [];
  for (let n = 0; n < (bill.lines[0]?.quantity ?? 0); n += 1) {
    const note = { bill: creditedBill(bill, notes, { '0': 1 }), portions: { '0': 1 } };
    const dishes = bill.lines.map(({ name }) => name);
    expect(faultsOf({ ...anInvoice({ bill: note.bill }), payments: null, dishes })).toEqual([]);
    notes.push(note);
  }
  return notes.map((note) => note.bill);
}

describe('a credit note of a portion that was asked at a paisa, tax included', () => {
  it('has no value below zero: 10 toffees at 5 paise, less 40 paise, are 1 paisa each', () => {
    // 10 paise with 40 %: 10 × 20 ÷ 140 = 1.43 → 1 each, value 8.
    const bill = billOf([within(5, 10, 4000)], 40);
    expect(bill.taxes).toEqual([{ taxBp: 4000, taxablePaise: 8, cgstPaise: 1, sgstPaise: 1 }]);
    // The half of 4 paise is 0.57 → 1: the fourth note would have 1 + 1 of tax in 1 paisa. It keeps its paisa as value.
    const notes = notesOneByOne(bill);
    expect(notes.map((note) => taxableOf(note))).toEqual(Array.from({ length: 10 }, () => 1));
    expect(notes.map((note) => taxOf(note))).toEqual(Array.from({ length: 10 }, () => 0));
    expect(sum(notes.map(({ totalPaise }) => totalPaise))).toBe(bill.totalPaise);
  });

  it('leaves the tax that it cannot bear to the next note that can', () => {
    // Toffees asked at 1 paisa, and one box at 10.00: 10.10 with 40 %: 1.442 → 144 each.
    const box = { ...within(10_00, 1, 4000), name: 'Box', itemId: 'box' };
    const whole = billOf([within(1, 10, 4000), box]);
    const toffees = notesOneByOne(whole).map((bill) => ({ bill, portions: { '0': 1 } }));
    const last = creditedBill(whole, toffees, { '1': 1 });
    expect(toffees.map(({ bill }) => taxOf(bill))).toEqual(Array.from({ length: 10 }, () => 0));
    // 10.00 alone has 142.86 → 143 each; of the 144 on the bill one more falls to it.
    expect(last.taxes).toEqual([{ taxBp: 4000, taxablePaise: 7_12, cgstPaise: 1_44, sgstPaise: 1_44 }]);
    expect(sum([...toffees.map(({ bill }) => bill), last].map((b) => b.totalPaise))).toBe(whole.totalPaise);
  });

  it('leaves out what no note could bear: 4 toffees at 1 paisa have 1 + 1 of tax, their notes none', () => {
    const tea = { ...within(1_00, 1, 500), name: 'Tea', itemId: 'tea' };
    const whole = billOf([within(1, 4, 4000), tea]);
    expect(whole.taxes[1]).toEqual({ taxBp: 4000, taxablePaise: 2, cgstPaise: 1, sgstPaise: 1 });
    const toffees = notesOneByOne(whole).map((bill) => ({ bill, portions: { '0': 1 } }));
    const last = creditedBill(whole, toffees, { '1': 1 });
    // 1.00 with 5 %: 100 × 2.5 ÷ 105 = 2.38 → 2 each
    expect(last.taxes).toEqual([{ taxBp: 500, taxablePaise: 96, cgstPaise: 2, sgstPaise: 2 }]);
    expect(sum([...toffees.map(({ bill }) => bill), last].map((b) => b.totalPaise))).toBe(whole.totalPaise);
  });

  it('is never refused, whatever the price, the rate and the discount', () => {
    const given = fc.record({
      unitPaise: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      taxBp: fc.constantFrom(500, 1800, 4000),
      share: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(given, ({ unitPaise, quantity, taxBp, share }) => {
        const discount = Math.floor((unitPaise * quantity * share) / 100);
        const bill = billOf([within(unitPaise, quantity, taxBp)], discount);
        const notes = notesOneByOne(bill);
        expect(sum(notes.map(({ totalPaise }) => totalPaise))).toBe(bill.totalPaise);
      }),
    );
  });

  it('is no more than what a price had too much: 4 toffees at 11 paise, not 12, give back 4 paise in all', () => {
    const bill = billOf([within(12, 4, 4000), { ...within(10_00, 1, 4000), name: 'Box', itemId: 'box' }]);
    const invoice = anInvoice({ bill });
    const NONE = { credits: [], debits: [] };
    for (let to = 1; to < 12; to += 1) {
      const { credit } = lineCorrection(invoice, NONE, { line: 0, what: 'price', to }, invoice.issuedAt);
      expect(credit?.totalPaise).toBe(4 * (12 - to));
      const draft = { ...invoice, bill: credit ?? bill, payments: null, dishes: ['Toffee'] };
      expect(faultsOf(draft)).toEqual([]);
    }
  });
});
