import { expect } from 'vitest';
import { taxOf, taxableOf } from '@bhoj/domain/billing/bill/bill';
import { registerOf } from '@bhoj/domain/billing/records/export';
import { dayOf } from '@bhoj/domain/days/day';
import { turnoverOf } from '@bhoj/domain/days/turnover';
import { sum } from '@bhoj/domain/money/money';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import { issued } from './issue.ts';
import { expectPapers } from './papers.ts';
import type { Pencil, Worked } from './issue.ts';

/** Returns a bill in the form of the figures by hand. */
export const figuresOf = (bill: Bill): Required<Pencil> => ({
  kind: bill.kind,
  gst: bill.taxes.filter((t) => t.taxBp > 0).map((t) => [t.taxBp, t.taxablePaise, t.cgstPaise] as const),
  vat: bill.vat.map((t) => [t.taxBp, t.taxablePaise, t.vatPaise] as const),
  off: bill.discountPaise,
  round: bill.roundOffPaise,
  total: bill.totalPaise,
});
export const pencilled = (pencil: Pencil): Required<Pencil> => ({
  kind: 'tax-invoice',
  gst: [],
  vat: [],
  off: 0,
  round: 0,
  ...pencil,
});

/** Asserts that the day, the export and the papers have the amounts of the documents. */
export function expectEverywhere(documents: {
  invoices: readonly Invoice[];
  creditNotes?: readonly CreditNote[];
  debitNotes?: readonly DebitNote[];
  voided?: ReadonlySet<string>;
}): void {
  const { invoices, creditNotes = [], debitNotes = [], voided = new Set<string>() } = documents;
  const standing = invoices.filter(({ number }) => !voided.has(number));
  const totals = (all: readonly { bill: Bill }[], of: (bill: Bill) => number) =>
    all.reduce((total, { bill }) => total + of(bill), 0);
  const net = (of: (bill: Bill) => number) =>
    totals(standing, of) - totals(creditNotes, of) + totals(debitNotes, of);
  const day = dayOf(invoices[0]?.businessDay ?? '', { invoices, voided, creditNotes, debitNotes });
  expect(day).toMatchObject({
    bills: standing.length,
    totalPaise: totals(standing, (bill) => bill.totalPaise),
    taxPaise: totals(standing, taxOf),
    credits: { totalPaise: totals(creditNotes, (bill) => bill.totalPaise) },
    debits: { totalPaise: totals(debitNotes, (bill) => bill.totalPaise) },
  });
  expect(day.subtotalPaise - day.discountPaise).toBe(totals(standing, taxableOf));
  // The round-off of a bill that is credited whole is no turnover (P-FIGURE-2).
  expect(turnoverOf(day)).toBe(net(taxableOf));

  const register = registerOf({ invoices, voided, creditNotes, debitNotes });
  expect(register.totalPaise).toBe(net((bill) => bill.totalPaise));
  for (const { number, amounts, kind } of register.rows) {
    const found = [...invoices, ...creditNotes, ...debitNotes].find((one) => one.number === number);
    const sign = voided.has(number) ? 0 : kind === 'credit-note' ? -1 : 1;
    const { byRate, exemptPaise, untaxedPaise, liquorPaise, vatPaise, roundOffPaise } = amounts;
    const rated = [...byRate.values()].flatMap((r) => [r.taxablePaise, r.cgstPaise, r.sgstPaise]);
    const all = sum([...rated, exemptPaise, untaxedPaise, liquorPaise, vatPaise, roundOffPaise]);
    expect(all).toBe(sign * (found?.bill.totalPaise ?? 0) + 0);
    expect(amounts.totalPaise).toBe(all);
  }
  for (const document of [...invoices, ...creditNotes, ...debitNotes]) expectPapers(document);
}

/** Issues the documents of a case, and compares them with the figures by hand, the day, the export and the papers. */
export function expectWorked(worked: Worked): Invoice[] {
  const { invoices } = issued(worked);
  expect(invoices.map(({ bill }) => figuresOf(bill))).toEqual(worked.gives.map(pencilled));
  expectEverywhere({ invoices });
  return invoices;
}
