import { describe, expect, it } from 'vitest';
import { aCreditNote, aDebitNote, anInvoice } from '../fixtures/billing.ts';
import { aCustomer } from '../fixtures/people.ts';
import { BUSINESS_DAY } from '../fixtures/ids.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import { followDebitNote } from '../billing/records/customer-totals.ts';
import { takenBy } from '../billing/corrections/debit-note.ts';
import { registerOf } from '../billing/records/export.ts';
import { expectedCash } from './closing.ts';
import { countDebitNote, countInvoice, dayOf } from './day.ts';
import { movementsOf, netSalesOfDay } from './day-sums.ts';
import { emptyDay } from './day.schema.ts';
import { turnoverOf } from './turnover.ts';

const invoice = anInvoice();
/** ₹10 and 50 paise of tax. */
const note = aDebitNote();
const sold = countInvoice(emptyDay(BUSINESS_DAY), invoice);
const day = countDebitNote(sold, note);

describe('a debit note on a day', () => {
  it('is a figure of its own, beside the sales', () => {
    expect(day).toEqual({
      ...sold,
      values: day.values,
      numbers: day.numbers,
      hours: { '20': { billedPaise: 360_00, correctedPaise: 10_00, taxPaise: 18_50 } },
      debits: {
        count: 1,
        totalPaise: 10_50,
        taxPaise: 50,
        taxes: { gstPaise: 50, vatPaise: 0 },
        byMethod: { cash: 10_50 },
      },
    });
  });

  it('raises the net sales, the turnover and the cash in the drawer, and moves the day', () => {
    expect(netSalesOfDay(day) - netSalesOfDay(sold)).toBe(10_50);
    expect(turnoverOf(day) - turnoverOf(sold)).toBe(10_00);
    expect(movementsOf(day) - movementsOf(sold)).toBe(1);
    const drawer = { openingCashPaise: ZERO, paidOutPaise: ZERO };
    expect(expectedCash(day, drawer, ZERO) - expectedCash(sold, drawer, ZERO)).toBe(10_50);
    const byCard = countDebitNote(sold, { ...note, payment: { ...note.payment, method: 'card' } });
    expect(expectedCash(byCard, drawer, ZERO)).toBe(expectedCash(sold, drawer, ZERO));
  });

  it('is found again from the documents, on the day of its issue', () => {
    const documents = { invoices: [invoice], voided: new Set<string>(), creditNotes: [] };
    const other = aDebitNote({ businessDay: '2027-01-05' });
    expect(dayOf(BUSINESS_DAY, { ...documents, debitNotes: [note, other] })).toEqual(day);
  });
});

describe('a debit note', () => {
  it('stands in the export with its amounts, above zero, beside the credit note', () => {
    const { rows, totalPaise } = registerOf({
      invoices: [],
      voided: new Set(),
      creditNotes: [aCreditNote()],
      debitNotes: [note],
    });
    expect(rows.map(({ kind, creditedNumber }) => [kind, creditedNumber])).toEqual([
      ['credit-note', invoice.number],
      ['debit-note', invoice.number],
    ]);
    expect(rows[1]?.amounts.byRate.get(500)).toEqual({ taxablePaise: 10_00, cgstPaise: 25, sgstPaise: 25 });
    expect(totalPaise).toBe(10_50 - aCreditNote().bill.totalPaise);
  });

  it('counts towards what its customer spent', () => {
    const customer = aCustomer({ spentPaise: rupees(100) });
    expect(followDebitNote(customer, note).spentPaise).toBe(110_50);
  });

  it.each([
    ['a price', 'price', 100_00, 110_00, 10_50],
    ['a higher rate, of which the tax is new', 'rate', 500, 1800, 1_30],
    ['a lower rate', 'rate', 1800, 500, 0],
  ] as const)('took in cash for %s', (_, what, from, to, amountPaise) => {
    const change = { line: 0, what, from, to };
    expect(takenBy({ ...note, change })).toMatchObject({ method: 'cash', amountPaise: paise(amountPaise) });
  });
});
