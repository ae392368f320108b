import { describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge, aCreditNote } from '@bhoj/domain/fixtures/billing';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { aSelfInvoice } from '@bhoj/domain/fixtures/self-invoices';
import { aPreparation, aReturn, aSale } from '@bhoj/domain/fixtures/returns';
import { ofCreditNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import { gstr1File } from '@bhoj/domain/returns/gstr1-file';
import { rupees } from '@bhoj/domain/money/money';
import { startOf } from '@bhoj/domain/time/ist';
import { gst as words } from '../../../../messages/owner/gst/en.ts';
import { tableRows } from '../../../../ui/table/table-file.ts';
import { columnsOf } from '../parts/figures-table.tsx';
import { sumOf } from './amounts.ts';
import { tablesOf } from './rows.ts';
import type { TableKey } from './rows.ts';

const business = { particulars: { buyer: aBuyer() } };

function made() {
  const preparation = aPreparation();
  preparation.add(ofInvoice(aSale(1, [aCharge({ unitPaise: rupees(50.5) })]), false));
  preparation.add(ofInvoice(aSale(2, [aCharge({ quantity: 3 })], business), false));
  const bill = computeBill([aCharge()], { kind: 'tax-invoice' });
  preparation.add(ofCreditNote(aCreditNote({ bill, issuedAt: startOf('2026-11-12'), ...business })));
  return preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
}

const rowsOf = (key: TableKey) => tablesOf(words, made()).find((table) => table.key === key)?.rows ?? [];

describe('reverse charge', () => {
  it('is a line of GSTR-3B, a table of self-invoices that lead to their expenses, and a series of table 13', () => {
    const preparation = aPreparation();
    preparation.addSelfInvoice(aSelfInvoice(), '2026-11');
    const month = preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
    const rows = (key: TableKey) => tablesOf(words, month).find((table) => table.key === key)?.rows ?? [];
    const tax = { cgst: rupees(4_050), sgst: rupees(4_050) };
    const inward = rows('gstr3b').filter(({ id }) => id === 'reverse' || id === 'reverseCredit');
    expect(inward).toMatchObject([
      { value: rupees(45_000), ...tax },
      { value: null, cgst: 0, sgst: 0 },
    ]);
    expect(rows('reverseCharge')).toMatchObject([
      { what: 'SI/26-27/000001', ...tax, to: '/dashboard/expenses?expense=ExpenseOfRentAAAAAA1' },
    ]);
    expect(rows('reverseCharge')[0]?.detail).toBe('Mehta Estates, rent, 18 %, no credit: the tax is a cost');
    expect(rows('issued')[0]?.detail).toMatch(/^Self-invoices/);
    expect(rowsOf('gstr3b').map(({ id }) => id)).not.toContain('reverse');
  });
});

describe('the rows of the page', () => {
  it('add up to GSTR-3B: table 4, 7 and 9B together', () => {
    const all = [...rowsOf('b2b'), ...rowsOf('b2cs'), ...rowsOf('cdnr')];
    expect(sumOf(all, 'value')).toBe(rupees(250.5));
    expect(rowsOf('gstr3b')[0]).toMatchObject({ value: rupees(250.5), cgst: sumOf(all, 'cgst') });
    expect(sumOf(rowsOf('hsn'), 'value')).toBe(rupees(250.5));
  });

  it('lead to a document by its number; a note to its invoice', () => {
    expect(rowsOf('b2b').map(({ number }) => number)).toEqual(['INV/26-27/000002']);
    expect(rowsOf('cdnr').map(({ number }) => number)).toEqual([aCreditNote().invoiceNumber]);
    expect(rowsOf('b2cs').map(({ number }) => number)).toEqual([null]);
  });

  it.each(['b2b', 'b2cs', 'cdnr', 'hsn'] as const)('are in the file of %s to the paisa', (key) => {
    const rows = rowsOf(key);
    const [heads = [], ...cells] = tableRows(columnsOf(words), rows);
    for (const of of ['value', 'cgst', 'sgst'] as const) {
      const column = heads.indexOf(words.columns[of]);
      const total = cells.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0);
      expect(total).toBe(sumOf(rows, of));
    }
  });

  it('are in GSTR-1 as JSON to the paisa', () => {
    const file = JSON.parse(JSON.stringify(gstr1File(made()))) as {
      b2cs: { txval: number; camt: number }[];
      hsn: Record<string, { txval: number }[]>;
    };
    expect(Math.round((file.b2cs[0]?.txval ?? 0) * 100)).toBe(sumOf(rowsOf('b2cs'), 'value'));
    expect(Math.round((file.b2cs[0]?.camt ?? 0) * 100)).toBe(sumOf(rowsOf('b2cs'), 'cgst'));
    const codes = Object.values(file.hsn).flat();
    expect(codes.reduce((all, { txval }) => all + Math.round(txval * 100), 0)).toBe(
      sumOf(rowsOf('hsn'), 'value'),
    );
  });

  it('are CMP-08 and the series under composition', () => {
    const { tables } = aReturn();
    const quarter = aReturn({ isComposition: true, tables: { ...tables, compositionPaise: rupees(1000) } });
    const shown = tablesOf(words, quarter);
    expect(shown.map(({ key }) => key)).toEqual(['cmp08', 'issued']);
    expect(shown[0]?.rows).toMatchObject([{ value: rupees(1000), cgst: rupees(25), sgst: rupees(25) }]);
  });
});
