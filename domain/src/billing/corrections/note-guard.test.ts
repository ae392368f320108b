import { describe, expect, it } from 'vitest';
import { aCreditNote, aDebitNote, anInvoice, SERIES } from '../../fixtures/billing.ts';
import { paise } from '../../money/money.ts';
import { faultsOf } from '../settle/guard.ts';
import { assertRightNote, noteFaultsOf } from './note-guard.ts';
import type { CreditNote } from './credit-note.ts';
import type { DebitNote } from './debit-note.ts';

const invoice = anInvoice();
const credit = aCreditNote();
const debit = aDebitNote();
const { invoiceId } = credit;
const NONE = { credits: [], debits: [] };

const faults = (note: CreditNote | DebitNote, before: Parameters<typeof noteFaultsOf>[0]['before'] = NONE) =>
  noteFaultsOf({ note, invoiceId, invoice, before, series: SERIES });

const creditedAs = (from: number, to: number): CreditNote => ({
  ...credit,
  portions: {},
  change: { line: 0, what: 'price', from, to },
});
const dearer = (bill: CreditNote['bill'], amount: number): CreditNote['bill'] => ({
  ...bill,
  lines: bill.lines.map((line) => ({ ...line, amountPaise: paise(amount) })),
});

describe('the guard of notes', () => {
  it('lets right notes pass', () => {
    expect(faults(credit)).toEqual([]);
    expect(faults(debit)).toEqual([]);
    expect(faults(creditedAs(120_00, 110_00))).toEqual([]);
  });

  it.each<[string, CreditNote | DebitNote, string[]]>([
    ['a note without its invoice', { ...debit, invoiceNumber: '' }, ['reference']],
    ['a note of another invoice', { ...credit, invoiceId: '2026-27_INV_000002' }, ['reference']],
    ['a note of another order', { ...credit, orderId: 'Other' }, ['reference']],
    ['a note of another day', { ...debit, invoiceIssuedAt: 0 }, ['reference']],
    ['a debit note in the series of credit notes', { ...debit, number: 'CN/26-27/000001' }, ['note-series']],
    ['a credit note in a series of bills', { ...credit, number: 'INV/26-27/000001' }, ['note-series']],
    [
      'a debit note of a lower price',
      { ...debit, change: { line: 0, what: 'price', from: 120_00, to: 110_00 } },
      ['direction'],
    ],
    [
      'a debit note of the same price',
      { ...debit, change: { ...debit.change, to: debit.change.from } },
      ['direction'],
    ],
    ['a credit note of the same price', creditedAs(120_00, 120_00), ['direction']],
    [
      'a note with a line of the invoice and one more',
      { ...credit, bill: { ...credit.bill, lines: [...credit.bill.lines, ...credit.bill.lines] } },
      ['line'],
    ],
    ['a note that names a line more than it has', { ...credit, portions: { '0': 1, '1': 1 } }, ['line']],
    ['a credit note of a higher price', creditedAs(120_00, 130_00), ['direction']],
    [
      'a note of the same rate',
      { ...debit, change: { line: 0, what: 'rate', from: 500, to: 500 } },
      ['direction'],
    ],
    ['a note of a line that is not there', { ...debit, change: { ...debit.change, line: 7 } }, ['line']],
    ['a note of another line', { ...debit, change: { ...debit.change, line: 1 } }, ['line']],
    ['a credit note above its line', { ...credit, bill: dearer(credit.bill, 120_01) }, ['above-line']],
    [
      'a credit note above its invoice',
      { ...credit, bill: { ...credit.bill, totalPaise: paise(invoice.bill.totalPaise + 1) } },
      ['above-invoice'],
    ],
  ])('refuses %s', (_, note, expected) => {
    expect(faults(note)).toEqual(expected);
  });

  it('adds up the notes of a line: a second one of the same portion is above it', () => {
    expect(faults(credit, { credits: [credit], debits: [] })).toEqual(['above-line']);
    const charged = { ...debit, bill: dearer(debit.bill, 120_00) };
    expect(faults(credit, { credits: [credit], debits: [charged] })).toEqual([]);
  });

  it('refuses the issue, with the faults', () => {
    expect(() =>
      assertRightNote({ note: debit, invoiceId, invoice, before: NONE, series: SERIES }),
    ).not.toThrow();
    const note = { ...debit, number: 'CN/26-27/000001' };
    expect(() => assertRightNote({ note, invoiceId, invoice, before: NONE, series: SERIES })).toThrow(
      expect.objectContaining({ reason: 'document-wrong', details: { faults: ['note-series'] } }),
    );
  });

  it('leaves number and sums to the guard of all documents', () => {
    const dishes = invoice.bill.lines.map(({ name }) => name);
    const draft = { ...debit, series: 'DN', dishes, payments: null };
    expect(faultsOf(draft)).toEqual([]);
    expect(faultsOf({ ...draft, series: 'CN' })).toEqual(['series']);
    expect(faultsOf({ ...draft, bill: dearer(debit.bill, 1) })).toEqual(['sums']);
  });
});
