import { SERIES } from '@bhoj/domain/fixtures/billing';
import { describe, expect, it } from 'vitest';
import { billAgain } from '@bhoj/domain/billing/corrections/bill-again';
import { issueCreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import { creditNoteOf, debitNoteOf } from '@bhoj/domain/billing/corrections/debit-note';
import { registerOf } from '@bhoj/domain/billing/records/export';
import { handedOverOf, handOver } from '@bhoj/domain/billing/settle/handing-over';
import { lineCorrection } from '@bhoj/domain/billing/corrections/line-correction';
import { faultsOf } from '@bhoj/domain/billing/settle/guard';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { noteFaultsOf } from '@bhoj/domain/billing/corrections/note-guard';
import { countHandOver } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { ASHA } from '@bhoj/domain/fixtures/orders';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { accountOf, issued, within } from './issue.ts';
import { expectEverywhere, expectWorked, figuresOf, pencilled } from './work.ts';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { RightValue } from '@bhoj/domain/billing/shape/note-change.schema';
import type { Worked } from './issue.ts';

const INVOICE_ID = '2026-27_INV_000001';
const dal = lineOf('Dal', 180, { quantity: 2 });
const worked: Worked = {
  what: '',
  lines: [dal, lineOf('Naan', 45)],
  gives: [{ gst: [[500, 405_00, 10_13]], round: -26, total: 425_00 }],
};
const only = ([invoice]: readonly Invoice[]): Invoice => invoice ?? (undefined as never);
const facts = (invoice: Invoice, at: number, sequence = 1) => ({
  invoiceId: INVOICE_ID,
  invoice,
  reason: 'Came cold',
  requestId: 'RequestAAAAAAAAAAAA9',
  by: ASHA.label,
  byId: ASHA.id,
  sequence,
  series: SERIES,
  businessDay: invoice.businessDay,
  at,
});
const refund = { method: 'cash' as const, name: '', amountPaise: paise(0) };

/** Asserts that the guard finds no fault in a note. */
function expectRight(note: CreditNote | DebitNote, invoice: Invoice, before: CreditNote[] = []): void {
  const dishes = invoice.bill.lines.map(({ name }) => name);
  const series = note.number.slice(0, 2);
  const draft = { ...note, series, tableId: null, payments: null, dishes };
  expect(faultsOf(draft)).toEqual([]);
  const notes = { credits: before, debits: [] };
  expect(noteFaultsOf({ note, invoiceId: INVOICE_ID, invoice, before: notes, series: SERIES })).toEqual([]);
}

function credited(invoice: Invoice, portions: Record<string, number>, at = NOW, before: CreditNote[] = []) {
  const note = issueCreditNote({ ...facts(invoice, at, before.length + 1), before, portions, refund });
  expectRight(note, invoice, before);
  return note;
}

function corrected(invoice: Invoice, right: RightValue, at = NOW) {
  const correction = lineCorrection(invoice, { credits: [], debits: [] }, right, at);
  const i = { ...facts(invoice, at), tender: refund };
  const credit = correction.credit && creditNoteOf({ ...i, bill: correction.credit }, correction);
  const debit = correction.debit && debitNoteOf({ ...i, bill: correction.debit }, correction);
  if (credit !== null) expectRight(credit, invoice);
  if (debit !== null) expectRight(debit, invoice);
  return { creditNotes: credit === null ? [] : [credit], debitNotes: debit === null ? [] : [debit] };
}

describe('credit notes', () => {
  it('one dal of two: 180 + 4.50 + 4.50 = 189, without round-off', () => {
    const invoice = only(expectWorked(worked));
    const note = credited(invoice, { '0': 1 });
    expect(figuresOf(note.bill)).toEqual(pencilled({ gst: [[500, 180_00, 4_50]], total: 189_00 }));
    expectEverywhere({ invoices: [invoice], creditNotes: [note] });
  });

  it('the rest after it: 225: 5.63 each; 236.26, less 0.26: 189 + 236 = 425', () => {
    const invoice = only(expectWorked(worked));
    const first = credited(invoice, { '0': 1 });
    const last = credited(invoice, { '0': 1, '1': 1 }, NOW, [first]);
    expect(figuresOf(last.bill)).toEqual(
      pencilled({ gst: [[500, 225_00, 5_63]], round: -26, total: 236_00 }),
    );
    expectEverywhere({ invoices: [invoice], creditNotes: [first, last] });
  });

  it('within the price: one of two thalis at 99: 99 × 2.5 ÷ 105 = 2.36 each, value 94.28', () => {
    const invoice = only(
      // 198 × 2.5 ÷ 105 = 4.714 → 4.71 each, value 188.58
      expectWorked({
        what: '',
        seller: { pricesIncludeTax: true },
        lines: [within('Thali', 99, { quantity: 2 })],
        gives: [{ gst: [[500, 188_58, 4_71]], total: 198_00 }],
      }),
    );
    const note = credited(invoice, { '0': 1 });
    expect(figuresOf(note.bill)).toEqual(pencilled({ gst: [[500, 94_28, 2_36]], total: 99_00 }));
    expectEverywhere({ invoices: [invoice], creditNotes: [note] });
  });

  it.each([
    ['on 30 November 2027 with its tax: 189', Date.UTC(2027, 10, 30, 12), 'tax-invoice', 4_50, 189_00],
    ['on 1 December 2027 without it: 180', Date.UTC(2027, 11, 1, 12), 'bill', null, 180_00],
  ] as const)('%s', (_, at, kind, half, total) => {
    const invoice = only(expectWorked(worked));
    const { bill, isTaxKept } = credited(invoice, { '0': 1 }, at);
    expect(isTaxKept).toBe(half === null);
    expect(figuresOf(bill)).toEqual(
      pencilled({ kind, gst: half === null ? [] : [[500, 180_00, half]], total }),
    );
  });
});

describe('a wrong price and a wrong rate', () => {
  it('180 should have been 150: 2 × 30 = 60 + 3 = 63 back', () => {
    const invoice = only(expectWorked(worked));
    const notes = corrected(invoice, { line: 0, what: 'price', to: 150_00 });
    // The invoice has 10.13; 345 have 8.625 → 8.63: 1.50 each go back.
    expect(notes.creditNotes.map(({ bill }) => figuresOf(bill))).toEqual([
      pencilled({ gst: [[500, 60_00, 1_50]], total: 63_00 }),
    ]);
    expectEverywhere({ invoices: [invoice], ...notes });
  });

  it('45 should have been 65: 20 + 0.50 + 0.50 = 21 more', () => {
    const invoice = only(expectWorked(worked));
    const notes = corrected(invoice, { line: 1, what: 'price', to: 65_00 });
    // 425 have 10.625 → 10.63; the invoice has 10.13: 0.50 each.
    expect(notes.debitNotes.map(({ bill }) => figuresOf(bill))).toEqual([
      pencilled({ gst: [[500, 20_00, 50]], total: 21_00 }),
    ]);
    expectEverywhere({ invoices: [invoice], ...notes });
  });

  it('5 % should have been 18 %: 360 + 18 back, 360 + 64.80 charged', () => {
    const invoice = only(expectWorked(worked));
    const notes = corrected(invoice, { line: 0, what: 'rate', to: 1800 });
    // 45 alone have 1.125 → 1.13; of 10.13 go 9.00 back. 360 at 9 %: 32.40 each.
    expect(notes.creditNotes.map(({ bill }) => figuresOf(bill))).toEqual([
      pencilled({ gst: [[500, 360_00, 9_00]], total: 378_00 }),
    ]);
    expect(notes.debitNotes.map(({ bill }) => figuresOf(bill))).toEqual([
      pencilled({ gst: [[1800, 360_00, 32_40]], total: 424_80 }),
    ]);
    expectEverywhere({ invoices: [invoice], ...notes });
  });
});

describe('void, years, nights and operators', () => {
  it('a void counts nothing, and the dishes are billed again at 425', () => {
    const { invoices, account } = issued(worked);
    const invoice = only(invoices);
    expectEverywhere({ invoices, voided: new Set([invoice.number]) });
    const again = billAgain({
      invoice,
      account,
      by: ASHA,
      code: '2',
      profile: { dayCutoff: '04:00' },
      at: NOW,
    });
    expect(again.order.billing.billsAgain).toBe(invoice.number);
    expect(billOf(again, aRestaurant())).toEqual(invoice.bill);
  });

  it.each([
    // 31 March 2027, 23:59:59 in India is 18:29:59 UTC.
    ['the last second of the year', Date.UTC(2027, 2, 31, 18, 29, 59), 'INV/26-27/000001', '2027-03-31'],
    ['a second later, in the same night', Date.UTC(2027, 2, 31, 18, 30, 0), 'INV/27-28/000001', '2027-03-31'],
    ['01:30 on 1 December', Date.UTC(2026, 10, 30, 20), 'INV/26-27/000001', '2026-11-30'],
    ['04:00 on 1 December', Date.UTC(2026, 10, 30, 22, 30), 'INV/26-27/000001', '2026-12-01'],
  ])('%s', (_, at, number, businessDay) => {
    expect(only(expectWorked({ ...worked, at }))).toMatchObject({ number, businessDay, issuedAt: at });
  });

  it('an operator’s order has no document; its value 360 + 45 = 405 stands apart', () => {
    const { order } = accountOf(worked);
    const aggregator = { operator: 'Swiggy', number: '1234', valuePaise: null, day: null } as const;
    const asked = { ...order, type: 'aggregator' as const, tableId: null, aggregator };
    const { order: over, handedOver } = handOver(asked, { valuePaise: null, day: '2026-11-20', at: NOW });
    expect(handedOver).toEqual({ operator: 'Swiggy', valuePaise: 405_00, day: '2026-11-20' });
    expect(handedOverOf(over)).toEqual(handedOver);
    const day = countHandOver(emptyDay('2026-11-20'), handedOver);
    expect(day).toMatchObject({ totalPaise: 0, byOperator: { Swiggy: { count: 1, totalPaise: 405_00 } } });
    const { rows, totalPaise } = registerOf({
      invoices: [],
      voided: new Set(),
      creditNotes: [],
      operatorOrders: [over],
    });
    expect([rows.length, rows[0]?.amounts.operatorPaise, totalPaise]).toEqual([1, 405_00, 0]);
    expect(() => issued({ ...worked, type: 'aggregator' })).toThrow('document-wrong');
  });
});
