import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { registerOf } from '@bhoj/domain/billing/records/export';
import { aCharge, anInvoice } from '@bhoj/domain/fixtures/billing';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { rupees } from '@bhoj/domain/money/money';
import { csvText } from '../../../ui/shared/csv-download.ts';
import { csvOf, monthOf, spanOf } from './export-model.ts';
import { exportHeads } from '../../../messages/owner/en/day.ts';
import { billWords } from '../../../messages/shared/en/bill.ts';

it('writes headers, then a row of plain figures per document, and never a formula', () => {
  const bill = computeBill([aCharge({ quantity: 2, unitPaise: rupees(1_250.25) })], { kind: 'tax-invoice' });
  const invoice = anInvoice({
    // 31 October in Delhi, but still the 30th in London.
    issuedAt: Date.parse('2026-10-31T01:00+05:30'),
    businessDay: '2026-10-30',
    customerName: '=HYPERLINK("x")',
    bill,
  });
  const rows = csvOf(
    billWords,
    exportHeads,
    registerOf({ invoices: [invoice], voided: new Set(), creditNotes: [] }),
  );
  const file = csvText(rows).replace(/^\ufeff/, '');
  const [heads = [], row = []] = Papa.parse<string[]>(file).data;
  const cell = (head: string) => row[heads.indexOf(head)];
  expect(row).toHaveLength(heads.length);
  expect(heads).toEqual(expect.arrayContaining(['Taxable value at 5%', 'CGST 2.5%', 'SGST 2.5%']));
  expect(cell('Date')).toBe('2026-10-31');
  expect(cell('Document')).toBe('Tax invoice');
  expect(cell('Taxable value at 5%')).toBe('2500.50');
  expect(cell('CGST 2.5%')).toBe('62.51');
  expect(cell('Total')).toBe('2626.00');
  expect(cell('Customer')).toBe(`'=HYPERLINK("x")`);
});

it('marks a document to a GSTIN as B2B, with its buyer', () => {
  const documents = [anInvoice({ particulars: { buyer: aBuyer() } }), anInvoice({ customerName: 'Meera' })];
  const register = registerOf({ invoices: documents, voided: new Set(), creditNotes: [] });
  const [heads = [], ...rows] = csvOf(billWords, exportHeads, register);
  const cells = (row: readonly string[]) =>
    ['Customer', 'GSTIN of the buyer', 'State code of the buyer', 'B2B or B2C'].map(
      (head) => row[heads.indexOf(head)],
    );
  expect(rows.map(cells)).toEqual([
    ['Uttam Foods Pvt Ltd', '27AAPFU0939F1ZV', '27', 'B2B'],
    ['Meera', '', '', 'B2C'],
  ]);
});

it('finds the start and the end of a month in India', () => {
  expect(spanOf('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00+05:30'),
    until: new Date('2027-01-01T00:00+05:30'),
  });
  expect(monthOf(Date.parse('2026-11-30T20:00Z'))).toBe('2026-12');
});
