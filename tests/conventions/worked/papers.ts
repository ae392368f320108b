import { expect } from 'vitest';
import { taxableOf } from '@bhoj/domain/billing/bill/bill';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import { billRows } from '../../../web/src/blocks/bill/bill-rows.ts';
import { billWords } from '../../../web/src/messages/shared/bill/en.ts';
import type { BillDocument } from '../../../web/src/blocks/bill/bill-document.ts';

/** Reads the paise of a text such as `−₹1,240.50`. */
const read = (text: string): number =>
  Math.round(Number(text.replaceAll(/[₹,\s]/g, '').replace(/[−–]/, '-')) * 100) + 0;
const added = (texts: readonly string[]): number => texts.reduce((total, text) => total + read(text), 0);

type Printed = BillDocument & { readonly bill: Bill };

/**
 * Asserts that screen, 58 mm, 80 mm and A4 show the document's own amounts; they all draw these rows and compute
 * nothing. Rolls and the screen show the values by rate (`values`); A4 shows a table of rates and the value of each
 * line.
 */
export function expectPapers(document: Printed): void {
  const { bill } = document;
  const rows = billRows(document, { words: billWords });
  expect(rows.lines.map(({ amount }) => read(amount))).toEqual(bill.lines.map((line) => line.amountPaise));
  expect(rows.lines.map(({ taxable }) => read(taxable))).toEqual(bill.lines.map((line) => line.taxablePaise));
  expect(read(rows.total.amount)).toBe(bill.totalPaise);
  expect(added(rows.sums.map(({ amount }) => amount))).toBe(bill.totalPaise);
  if (rows.values.length > 0) expect(added(rows.values.map(({ amount }) => amount))).toBe(taxableOf(bill));
  const taxes = rows.rates.flatMap(({ cgst, sgst, vat }) => [cgst, sgst, vat]).filter((text) => text !== '');
  const tax = [
    ...bill.taxes.flatMap((t) => [t.cgstPaise, t.sgstPaise]),
    ...bill.vat.map(({ vatPaise }) => vatPaise),
  ];
  expect(added(taxes.filter((text) => /\d/.test(text)))).toBe(tax.reduce((total, one) => total + one, 0));
}
