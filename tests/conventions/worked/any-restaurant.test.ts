import { SERIES } from '@bhoj/domain/fixtures/billing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { issueCreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import { creditNoteOf, debitNoteOf } from '@bhoj/domain/billing/corrections/debit-note';
import { faultsOf } from '@bhoj/domain/billing/settle/guard';
import { lineCorrection } from '@bhoj/domain/billing/corrections/line-correction';
import { noteFaultsOf } from '@bhoj/domain/billing/corrections/note-guard';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { ASHA } from '@bhoj/domain/fixtures/orders';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise, sum } from '@bhoj/domain/money/money';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import { anyCase } from './any-restaurant.ts';
import { accountOf, issued } from './issue.ts';
import { expectEverywhere } from './work.ts';

const RUNS = { numRuns: 60 };
/** ms, on a machine shared with other programs. */
const LONG = 30_000;
const INVOICE_ID = '2026-27_INV_000001';
const tender = { method: 'cash' as const, name: '', amountPaise: paise(0) };
const facts = (invoice: Invoice, sequence: number) => ({
  invoiceId: INVOICE_ID,
  invoice,
  reason: 'Came cold',
  requestId: 'RequestAAAAAAAAAAAA9',
  by: ASHA.label,
  byId: ASHA.id,
  sequence,
  series: SERIES,
  businessDay: invoice.businessDay,
  at: invoice.issuedAt,
});

interface Notes {
  readonly credits: readonly CreditNote[];
  readonly debits: readonly DebitNote[];
}
const NONE: Notes = { credits: [], debits: [] };

/** Adds a note that the guards find no fault in. */
function withNote(invoice: Invoice, before: Notes, note: CreditNote | DebitNote): Notes {
  const dishes = invoice.bill.lines.map(({ name }) => name);
  const draft = { ...note, series: note.number.slice(0, 2), payments: null, dishes };
  expect(faultsOf(draft)).toEqual([]);
  expect(noteFaultsOf({ note, invoiceId: INVOICE_ID, invoice, before, series: SERIES })).toEqual([]);
  return 'refund' in note
    ? { ...before, credits: [...before.credits, note] }
    : { ...before, debits: [...before.debits, note] };
}

/** Credits the rest of an invoice, one portion after the other. */
function creditedWhole(invoice: Invoice): Notes {
  let notes = NONE;
  for (const [index, { quantity }] of invoice.bill.lines.entries()) {
    for (let n = 0; n < quantity; n += 1) {
      const i = { ...facts(invoice, notes.credits.length + 1), before: notes.credits, refund: tender };
      notes = withNote(invoice, notes, issueCreditNote({ ...i, portions: { [String(index)]: 1 } }));
    }
  }
  return notes;
}

/** Corrects the price of the first line, where that is allowed. */
function priceRight(invoice: Invoice, by: number): Notes {
  const from = invoice.bill.lines[0]?.unitPaise ?? 0;
  try {
    const right = { line: 0, what: 'price' as const, to: Math.max(1, from + by) };
    const correction = lineCorrection(invoice, NONE, right, invoice.issuedAt);
    const i = { ...facts(invoice, 1), tender };
    const { credit, debit } = correction;
    const credited =
      credit === null ? NONE : withNote(invoice, NONE, creditNoteOf({ ...i, bill: credit }, correction));
    return debit === null
      ? credited
      : withNote(invoice, credited, debitNoteOf({ ...i, bill: debit }, correction));
  } catch (cause) {
    if (cause instanceof Refusal && ['nothing-to-correct', 'debit-needs-tax'].includes(cause.reason))
      return NONE;
    throw cause;
  }
}

it(
  'the parts of an order are the whole, on documents, day, export and papers',
  () => {
    fc.assert(
      fc.property(anyCase, (worked) => {
        const whole = billOf(accountOf(worked), aRestaurant(worked.seller));
        const { invoices, account } = issued(worked);
        expect(sum(invoices.map(({ bill }) => bill.subtotalPaise))).toBe(whole.subtotalPaise);
        expect(sum(invoices.map(({ bill }) => bill.discountPaise))).toBe(whole.discountPaise);
        expect(account.order.state).toBe('Completed');
        expectEverywhere({ invoices });
      }),
      RUNS,
    );
  },
  LONG,
);

it(
  'a void counts nothing, whoever sells what',
  () => {
    fc.assert(
      fc.property(anyCase, (worked) => {
        const { invoices } = issued(worked);
        expectEverywhere({ invoices, voided: new Set([invoices[0]?.number ?? '']) });
      }),
      RUNS,
    );
  },
  LONG,
);

it(
  'the credit notes of a whole invoice are the invoice, and no guard refuses one',
  () => {
    fc.assert(
      fc.property(anyCase, (worked) => {
        const { invoices } = issued(worked);
        for (const invoice of invoices) {
          const { credits } = creditedWhole(invoice);
          expect(sum(credits.map(({ bill }) => bill.totalPaise))).toBe(invoice.bill.totalPaise);
          expectEverywhere({ invoices: [invoice], creditNotes: credits });
        }
      }),
      RUNS,
    );
  },
  LONG,
);

it(
  'a price is put right on documents, day, export and papers alike',
  () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: -5_000, max: 5_000 }), (worked, by) => {
        const { invoices } = issued(worked);
        for (const invoice of invoices) {
          const { credits, debits } = priceRight(invoice, by);
          expectEverywhere({ invoices: [invoice], creditNotes: credits, debitNotes: debits });
        }
      }),
      RUNS,
    );
  },
  LONG,
);
