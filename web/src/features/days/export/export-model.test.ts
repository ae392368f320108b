import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvFile } from '@bhoj/domain/kernel/csv';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { registerOf } from '@bhoj/domain/billing/records/export';
import { sessionNames } from '@bhoj/domain/cash/session-names';
import { aCashSession } from '@bhoj/domain/fixtures/cash';
import { aCharge, anInvoice } from '@bhoj/domain/fixtures/billing';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { rupees } from '@bhoj/domain/money/money';
import { csvOf, monthOf, spanOf } from './export-model.ts';
import type { RegisterRow } from '@bhoj/domain/billing/records/export';
import { exportHeads } from '../../../messages/owner/day/en.ts';
import { billWords } from '../../../messages/shared/bill/en.ts';

const NO_SESSIONS = new Map<string, string>();

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
    NO_SESSIONS,
  );
  const file = csvFile(rows).replace(/^\ufeff/, '');
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
  const [heads = [], ...rows] = csvOf(billWords, exportHeads, register, NO_SESSIONS);
  const cells = (row: readonly string[]) =>
    ['Customer', 'GSTIN of the buyer', 'State code of the buyer', 'B2B or B2C'].map(
      (head) => row[heads.indexOf(head)],
    );
  expect(rows.map(cells)).toEqual([
    ['Uttam Foods Pvt Ltd', '27AAPFU0939F1ZV', '27', 'B2B'],
    ['Meera', '', '', 'B2C'],
  ]);
});

it('names the till and the session of each document, also where its payment waited for one', () => {
  const session = aCashSession({
    closed: { z: 3, at: 1, by: { id: 'm', name: 'Asha' }, note: '' },
    waited: { id: 'Waits', count: 1, totalPaise: rupees(1) },
  });
  const sessions = sessionNames([
    { id: 'S1', value: session },
    { id: 'S2', value: aCashSession({ till: null, holder: null }) },
  ]);
  const invoices = ['S1', 'Waits', 'S2'].map((cashSession) => anInvoice({ cashSession }));
  const register = registerOf({ invoices: [...invoices, anInvoice()], voided: new Set(), creditNotes: [] });
  const [heads = [], ...rows] = csvOf(billWords, exportHeads, register, sessions);
  const name = `Counter · ${session.holder?.name ?? ''} · Z 3`;
  expect(rows.map((row) => row[heads.indexOf('Cash session')])).toEqual([name, name, '', '']);
});

it('finds the start and the end of a month in India', () => {
  expect(spanOf('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00+05:30'),
    until: new Date('2027-01-01T00:00+05:30'),
  });
  expect(monthOf(Date.parse('2026-11-30T20:00Z'))).toBe('2026-12');
});

it('has each figure of a document in its own column', () => {
  const row = {
    number: 'INV/7',
    issuedAt: Date.parse('2026-11-20T12:00+05:30'),
    kind: 'tax-invoice' as const,
    customerName: null,
    buyer: null,
    isVoid: false,
    creditedNumber: null,
    cashSession: null,
    amounts: {
      byRate: new Map([[500, { taxablePaise: rupees(1), cgstPaise: rupees(2), sgstPaise: rupees(3) }]]),
      exemptPaise: rupees(4),
      untaxedPaise: rupees(5),
      liquorPaise: rupees(6),
      vatPaise: rupees(7),
      operatorPaise: rupees(8),
      discountPaise: rupees(9),
      roundOffPaise: rupees(10),
      totalPaise: rupees(11),
    },
  } as RegisterRow;
  const file = (...rows: RegisterRow[]) =>
    csvOf(billWords, exportHeads, { rates: [500, 1_800], rows, totalPaise: rupees(11) }, NO_SESSIONS);
  const [heads, cells] = file(row);
  expect(Object.fromEntries((heads ?? []).map((head, n) => [head, cells?.[n]]))).toEqual({
    Number: 'INV/7',
    Date: '2026-11-20',
    Document: 'Tax invoice',
    Customer: '',
    'GSTIN of the buyer': '',
    'State code of the buyer': '',
    'B2B or B2C': 'B2C',
    'Taxable value at 5%': '1.00',
    'CGST 2.5%': '2.00',
    'SGST 2.5%': '3.00',
    'Taxable value at 18%': '0.00',
    'CGST 9%': '0.00',
    'SGST 9%': '0.00',
    Exempt: '4.00',
    'Without GST': '5.00',
    'Liquor (outside GST)': '6.00',
    VAT: '7.00',
    'Through an aggregator, which pays the tax': '8.00',
    'Discount given': '9.00',
    'Round off': '10.00',
    Total: '11.00',
    Status: '',
    'Note of invoice': '',
    'Cash session': '',
  });
  const kinds = (['bill-of-supply', 'credit-note', 'debit-note', 'aggregator'] as const).map((kind) => ({
    ...row,
    kind,
    isVoid: kind === 'bill-of-supply',
    creditedNumber: kind === 'credit-note' ? 'INV/3' : null,
  }));
  const [, ...others] = file(...kinds);
  const of = (head: string) => others.map((cell) => cell[(heads ?? []).indexOf(head)]);
  expect(of('Document')).toEqual(['Bill of supply', 'Credit note', 'Debit note', 'Aggregator’s order']);
  expect(of('Status')).toEqual(['Void', '', '', '']);
  expect(of('Note of invoice')).toEqual(['', 'INV/3', '', '']);
});
