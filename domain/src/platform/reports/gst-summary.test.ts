import { describe, expect, it } from 'vitest';
import { aPlatformInvoice, aSubscriptionPayment } from '../../fixtures/subscription.ts';
import { paise } from '../../money/money.ts';
import { creditNoteFor, invoiceFor, periodNoteFor } from '../../subscription/platform-invoice.ts';
import { gstSummarySchema } from './gst-summary.schema.ts';
import { gstRows, GST_HEADS, NO_SUMMARY, withDocuments } from './gst-summary.ts';
import type { PlatformInvoice } from '../../subscription/platform-invoice.schema.ts';

const seller = { ...aPlatformInvoice().seller, since: 0 };
const at = (month: number, day: number) => Date.UTC(2026, month - 1, day, 6, 0);

function sold(sequence: number, issuedAt: number, gstin: string, amountPaise: number): PlatformInvoice {
  const payment = aSubscriptionPayment({ amountPaise: paise(amountPaise), paidAt: issuedAt });
  const buyer = { name: 'Spice', email: 'a@b.example', address: '', gstin };
  return invoiceFor({ orderId: `o${sequence}`, payment, seller, buyer, sequence, at: issuedAt }).value;
}

const local = sold(1, at(10, 5), '', 99_900);
const other = sold(2, at(10, 31), '29AAPFU0939F1ZR', 123_400);
const later = sold(3, at(11, 1), '', 500_01);
const back = creditNoteFor(other, 1, at(11, 2)).value;
const ALL = [local, other, later, back];

/** Sums over the documents themselves, without the summary. */
const total = (field: (invoice: PlatformInvoice) => number, all: readonly PlatformInvoice[]) =>
  all.reduce((sum, invoice) => sum + field(invoice), 0);

describe('Bhoj’s GST summary', () => {
  it('adds up to the documents, whatever the pages', () => {
    const whole = withDocuments(NO_SUMMARY, ALL);
    for (let cut = 0; cut <= ALL.length; cut += 1) {
      const first = gstSummarySchema.parse(withDocuments(NO_SUMMARY, ALL.slice(0, cut)));
      expect(withDocuments(first, ALL.slice(cut))).toEqual(whole);
    }
    for (const kind of ['invoice', 'credit-note'] as const) {
      const groups = whole.groups.filter((group) => group.kind === kind);
      const documents = ALL.filter((invoice) => invoice.kind === kind);
      const summed = (field: (group: (typeof groups)[number]) => number) =>
        groups.reduce((sum, group) => sum + field(group), 0);
      expect(summed((g) => g.totalPaise)).toBe(total((d) => d.totalPaise, documents));
      expect(summed((g) => g.taxablePaise)).toBe(total((d) => d.taxes.taxablePaise, documents));
      expect(summed((g) => g.cgstPaise + g.sgstPaise + g.igstPaise)).toBe(
        total((d) => d.taxes.taxes.reduce((sum, tax) => sum + tax.amountPaise, 0), documents),
      );
      expect(summed((g) => g.documents)).toBe(documents.length);
    }
    for (const g of whole.groups)
      expect(g.taxablePaise + g.cgstPaise + g.sgstPaise + g.igstPaise + g.roundOffPaise).toBe(g.totalPaise);
  });

  it('leaves out the notes of new periods, which have no value and no tax (P-PLAN-9)', () => {
    const note = periodNoteFor(local, { from: at(11, 1), until: at(12, 1) }, 1, at(10, 20)).value;
    expect(withDocuments(NO_SUMMARY, [...ALL, note])).toEqual(withDocuments(NO_SUMMARY, ALL));
  });

  it('has a row for month, State and rate, and one for the numbers of a series', () => {
    const rows = gstRows(withDocuments(NO_SUMMARY, ALL));
    for (const row of rows) expect(row).toHaveLength(GST_HEADS.length);
    expect(rows.map(([part, month, state, rate]) => [part, month, state, rate])).toEqual([
      ['Invoices', '2026-10', 'Maharashtra (27)', '18'],
      ['Invoices', '2026-10', 'Karnataka (29)', '18'],
      ['Credit notes', '2026-11', 'Karnataka (29)', '18'],
      ['Invoices', '2026-11', 'Maharashtra (27)', '18'],
      ['Invoices issued', '2026-10', '', ''],
      ['Credit notes issued', '2026-11', '', ''],
      ['Invoices issued', '2026-11', '', ''],
    ]);
    expect(rows[0]?.slice(4)).toEqual([
      '846.61',
      '76.19',
      '76.19',
      '0.00',
      '0.01',
      '999.00',
      '1',
      '',
      '',
      '',
    ]);
    expect(rows[1]?.slice(5, 8)).toEqual(['0.00', '0.00', '188.24']);
    expect(rows[4]?.slice(10)).toEqual(['2', 'BS/26-27/000001', 'BS/26-27/000002', '0']);
    expect(rows[5]?.slice(10)).toEqual(['1', 'BC/26-27/000001', 'BC/26-27/000001', '0']);
  });

  it('keeps the lowest and the highest number, in whatever order they come', () => {
    const { series } = withDocuments(NO_SUMMARY, [other, local]);
    expect(series).toMatchObject([{ firstNumber: local.number, lastNumber: other.number, documents: 2 }]);
  });

  it('counts a buyer by the calendar month of India, and UTGST beside SGST', () => {
    const midnight = Date.UTC(2026, 9, 31, 18, 30);
    const taxes = {
      ...local.taxes,
      taxes: local.taxes.taxes.map((tax) => (tax.name === 'SGST' ? { ...tax, name: 'UTGST' as const } : tax)),
    };
    const { groups } = withDocuments(NO_SUMMARY, [{ ...local, taxes, issuedAt: midnight }]);
    expect(groups).toMatchObject([{ month: '2026-11', cgstPaise: 7_619, sgstPaise: 7_619 }]);
  });
});
