import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill';
import { registerOf } from '@bhoj/domain/billing/export';
import { exactly } from '@bhoj/domain/billing/invoice';
import { rupees, ZERO } from '@bhoj/domain/money/money';
import { csvText } from '../../../ui/shared/csv-download.ts';
import { csvOf, monthOf, spanOf } from './export-model.ts';

it('writes heads, then a row of plain figures for each document, and never a formula', () => {
  const bill = computeBill(
    [
      {
        itemId: 'dal',
        variantId: null,
        name: 'Dal',
        nameHi: null,
        detail: '',
        quantity: 2,
        unitPaise: rupees(1_250.25),
        taxClass: 'standard',
        taxBp: 500,
      },
    ],
    { kind: 'tax-invoice' },
  );
  const invoice = {
    number: 'INV/26-27/000001',
    financialYear: '2026-27',
    series: 'INV',
    sequence: 1,
    // 31 October in Delhi, still the 30th in London
    issuedAt: Date.parse('2026-10-31T01:00+05:30'),
    businessDay: '2026-10-30',
    orderId: 'o1',
    orderType: 'dine-in',
    tableId: null,
    seller: { name: '', legalName: '', address: '', phone: '', gstin: '', fssai: '' },
    customerName: '=HYPERLINK("x")',
    guests: 2,
    sac: '996331',
    bill,
    payments: [exactly('cash', bill.totalPaise)],
    upiDeclaredPaise: ZERO,
    shareToken: '',
    takenBy: null,
    settledBy: null,
  };
  const rows = csvOf(registerOf({ invoices: [invoice], voided: new Set(), creditNotes: [] }));
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

it('knows where a month begins and ends in India', () => {
  expect(spanOf('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00+05:30'),
    until: new Date('2027-01-01T00:00+05:30'),
  });
  expect(monthOf(Date.parse('2026-11-30T20:00Z'))).toBe('2026-12');
});
