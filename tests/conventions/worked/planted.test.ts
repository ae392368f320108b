import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { issueCreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import { faultsOf } from '@bhoj/domain/billing/settle/guard';
import { noteFaultsOf } from '@bhoj/domain/billing/corrections/note-guard';
import { assertCashAllowed } from '@bhoj/domain/billing/settle/payments';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { anOrderMoney, SERIES } from '@bhoj/domain/fixtures/billing';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { paise } from '@bhoj/domain/money/money';
import type { Bill, BillLine } from '@bhoj/domain/billing/bill/bill';
import type { DocumentFault, Draft } from '@bhoj/domain/billing/settle/guard';
import { goods, issued, milk, rum, TO_FIRM } from './issue.ts';

/** Right documents: a tax invoice, and one with dishes of every class. */
const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    unitPaise: fc.integer({ min: 100, max: 90_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ unitPaise, quantity }) => {
    const dal = lineOf('Dal', 1, { unitPaise: paise(unitPaise), quantity });
    const lines = [dal, lineOf('Cola', 45, goods(4000)), lineOf('Curd', 60, milk), lineOf('Rum', 250, rum)];
    const [invoice] = issued({ what: '', lines, gives: [] }).invoices;
    if (invoice === undefined) throw new Error('no invoice');
    return { ...invoice, dishes: lines.map(({ name }) => name) };
  });

const seller = (draft: Draft, over: Partial<Draft['seller']>): Draft => ({
  ...draft,
  seller: { ...draft.seller, ...over },
});
const bill = (draft: Draft, over: (bill: Bill) => Partial<Bill>): Draft => ({
  ...draft,
  bill: { ...draft.bill, ...over(draft.bill) },
});
const line = (draft: Draft, name: string, over: Partial<BillLine>): Draft =>
  bill(draft, ({ lines }) => ({
    lines: lines.map((one) => (one.name === name ? { ...one, ...over } : one)),
  }));
const plus = (amount: number, more: number) => paise(amount + more);

type Planted = readonly [law: string, what: string, fault: DocumentFault, plant: (draft: Draft) => Draft];
const PLANTED: readonly Planted[] = [
  ['P-LAW-1', 'a dish at 12 %', 'rate', (d) => line(d, 'Dal', { taxBp: 1200 })],
  ['P-LAW-2', 'a GSTIN with a wrong digit', 'gstin', (d) => seller(d, { gstin: '29AAGCB7383J1Z5' })],
  ['P-LAW-2', 'a number of 17 characters', 'number', (d) => ({ ...d, number: `0${d.number}` })],
  ['P-LAW-2', 'a number that was left out', 'series', (d) => ({ ...d, sequence: d.sequence + 1 })],
  ['P-LAW-2', 'the year before', 'series', (d) => ({ ...d, financialYear: '2025-26' })],
  [
    'P-LAW-2',
    '₹50,000 to nobody',
    'buyer-missing',
    (d) => bill(d, ({ taxes }) => ({ taxes: taxes.map((t) => ({ ...t, taxablePaise: paise(50_000_00) })) })),
  ],
  [
    'P-LAW-32',
    'a bill to the seller itself',
    'buyer-is-seller',
    (d) => ({ ...d, particulars: { buyer: { ...TO_FIRM, gstin: d.seller.gstin } } }),
  ],
  ['P-LAW-3', 'UTGST in Karnataka', 'state-tax', (d) => seller(d, { stateTax: 'UTGST' })],
  ['P-LAW-4', '"Tax invoice" over exempt dishes', 'kind', (d) => bill(d, () => ({ kind: 'tax-invoice' }))],
  [
    'P-LAW-4',
    'taxed and exempt dishes to a firm in one',
    'mixed-for-business',
    (d) => ({ ...d, particulars: { buyer: TO_FIRM } }),
  ],
  [
    'P-LAW-5',
    'a plain bill with a GSTIN',
    'plain-with-gstin',
    (d) => bill(d, () => ({ kind: 'bill', taxes: [] })),
  ],
  ['P-LAW-6', 'tax under composition', 'tax-under-composition', (d) => seller(d, { composition: true })],
  [
    'P-LAW-6',
    'liquor under composition',
    'liquor-under-composition',
    (d) => seller(d, { composition: true }),
  ],
  ['P-LAW-7', 'an operator’s order', 'aggregator-order', (d) => ({ ...d, orderType: 'aggregator' })],
  ['P-LAW-9', 'the code of room service', 'service-code', (d) => ({ ...d, sac: '996332' })],
  [
    'P-LAW-10',
    'GST on rum',
    'liquor-under-gst',
    (d) =>
      bill(d, ({ taxes }) => ({
        taxes: taxes.map((t) => ({ ...t, taxablePaise: plus(t.taxablePaise, 250_00) })),
      })),
  ],
  [
    'P-LAW-10',
    'rum as a dish',
    'liquor-as-food',
    (d) => line(d, 'Rum', { name: 'Old Monk rum', taxClass: 'standard' }),
  ],
  ['P-LAW-10', 'VAT without a TIN', 'vat-tin', (d) => seller(d, { vatTin: '' })],
  ['P-LAW-11', 'no FSSAI number', 'fssai', (d) => seller(d, { fssai: '' })],
  [
    'P-LAW-12',
    'a service charge',
    'service-charge',
    (d) => ({ ...line(d, 'Dal', { name: 'Service charge' }), dishes: [...d.dishes, 'Service charge'] }),
  ],
  ['P-LAW-14', 'a round-off of a rupee', 'round-off', (d) => bill(d, () => ({ roundOffPaise: paise(100) }))],
  ['P-LAW-27', 'goods at 28 %', 'rate', (d) => line(d, 'Cola', { taxBp: 2800 })],
  ['P-LAW-27', 'goods without an HSN', 'hsn', (d) => line(d, 'Cola', { hsn: '' })],
  [
    'P-LAW-33',
    'goods to a person of another State',
    'goods-to-other-state',
    (d) => ({ ...d, particulars: { buyer: { ...TO_FIRM, gstin: '', stateCode: '27' } } }),
  ],
  ['P-LAW-30', 'GST without a GSTIN', 'tax-without-gstin', (d) => seller(d, { gstin: '' })],
  [
    'P-LAW-31',
    'CGST above SGST',
    'sums',
    (d) => bill(d, ({ taxes }) => ({ taxes: taxes.map((t) => ({ ...t, cgstPaise: plus(t.cgstPaise, 1) })) })),
  ],
];

it('a right document has no fault', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(faultsOf(draft)).toEqual([]);
    }),
  );
});

it.each(PLANTED)('%s: %s is refused', (_, __, fault, plant) => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(faultsOf(plant(draft))).toContain(fault);
    }),
    { numRuns: 30 },
  );
});

it('every law that is planted is in docs/product.md', () => {
  const page = readFileSync(new URL('../../../docs/product.md', import.meta.url), 'utf8');
  const laws = [...PLANTED.map(([law]) => law), 'P-LAW-8', 'P-LAW-13'];
  expect(laws.filter((law) => !page.includes(`- **${law}**`))).toEqual([]);
});

it('P-LAW-8: a credit note that names another invoice is refused', () => {
  const [invoice] = issued({ what: '', lines: [lineOf('Dal', 180)], gives: [] }).invoices;
  if (invoice === undefined) throw new Error('no invoice');
  const invoiceId = '2026-27_INV_000001';
  const note = issueCreditNote({
    invoiceId,
    invoice,
    before: [],
    portions: { '0': 1 },
    reason: 'Came cold',
    refund: { method: 'cash', name: '' },
    requestId: 'RequestAAAAAAAAAAAA2',
    by: 'Asha',
    byId: 'masha0000000',
    sequence: 1,
    series: SERIES,
    businessDay: invoice.businessDay,
    at: invoice.issuedAt,
  });
  const draft = { note, invoiceId, invoice, before: { credits: [], debits: [] }, series: SERIES };
  expect(noteFaultsOf(draft)).toEqual([]);
  const other = { ...note, invoiceNumber: 'INV/26-27/000002' };
  expect(noteFaultsOf({ ...draft, note: other })).toEqual(['reference']);
});

it('P-LAW-13: ₹2 lakh in cash is refused, by UPI it is not', () => {
  const pay = (method: 'cash' | 'upi') => () =>
    assertCashAllowed(anOrderMoney(), [exactly(method, paise(200_000_00))], Date.UTC(2026, 10, 20));
  expect(pay('cash')).toThrow('cash-above-limit');
  expect(pay('upi')).not.toThrow();
});
