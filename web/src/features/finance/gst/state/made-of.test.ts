import { describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge, aCreditNote } from '@bhoj/domain/fixtures/billing';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { aPreparation, aSale } from '@bhoj/domain/fixtures/returns';
import { paise, rupees } from '@bhoj/domain/money/money';
import { sellerOf } from '@bhoj/domain/billing/documents/invoice';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { ofCreditNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import type { TaxDocument } from '@bhoj/domain/returns/tax-document';
import { startOf } from '@bhoj/domain/time/ist';
import { gst as words } from '../../../../messages/owner/en/gst.ts';
import { comeTo, isMadeOfMany, keyOfRow, madeOf } from './made-of.ts';
import { tablesOf } from './rows.ts';

const business = { particulars: { buyer: aBuyer() } };
const note = computeBill([aCharge()], { kind: 'tax-invoice' });
const documents: TaxDocument[] = [
  ofInvoice(aSale(1, [aCharge({ unitPaise: rupees(50.5) })]), false),
  ofInvoice(aSale(2, [aCharge({ quantity: 3 })], business), false),
  ofInvoice(aSale(3, [aCharge({ taxBp: 1_800, hsn: '2202', taxClass: 'goods' })]), false),
  ofInvoice(aSale(4), true),
  ofInvoice(
    aSale(5, [aCharge({ unitPaise: paise(33_33) }), aCharge({ taxClass: 'exempt', hsn: '0402' })]),
    false,
  ),
  ofCreditNote(aCreditNote({ bill: note, issuedAt: startOf('2026-11-12') })),
  ofCreditNote(aCreditNote({ bill: note, issuedAt: startOf('2026-11-12'), ...business })),
];
const handedOver = anOrder({ state: 'Completed', type: 'aggregator', closedAt: startOf('2026-11-12') });
const aggregator = {
  operator: 'Swiggy',
  number: '1234',
  valuePaise: rupees(410),
  day: '2026-11-12',
} as NonNullable<typeof handedOver.aggregator>;
const order = { ...handedOver, aggregator };
const orders = [{ id: 'o1', value: order }];

function made(isComposition = false, of = documents) {
  const preparation = aPreparation(null, { isComposition });
  for (const document of of) preparation.add(document);
  if (!isComposition) preparation.addOperatorOrder(order);
  return preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
}

const rowsOf = (of: ReturnType<typeof made>) =>
  tablesOf(words, of).flatMap(({ key: table, rows }) =>
    rows.filter((row) => isMadeOfMany(table, row)).map((row) => ({ table, row })),
  );

describe('the documents that make a figure of the return', () => {
  const month = made();
  const figures = rowsOf(month);

  it.each(figures.map(({ table, row }) => [keyOfRow(table, row), { table, row }] as const))(
    'come to it: %s',
    (_, of) => {
      const rows = madeOf(words, month, of, { documents, orders });
      expect(comeTo(of.row, of.table, rows)).toBe(true);
      if (of.row.value !== 0) expect(rows.length).toBeGreaterThan(0);
    },
  );

  it('are of more than one table, and only those that give it something', () => {
    expect(new Set(figures.map(({ table }) => table))).toEqual(
      new Set(['gstr3b', 'b2cs', 'nil', 'hsn', 'issued', 'operators']),
    );
    const guests = figures.find(({ table, row }) => table === 'b2cs' && row.detail.includes('18'));
    if (guests === undefined) throw new Error('no sale at 18 %');
    const rows = madeOf(words, month, guests, { documents, orders });
    expect(rows.map(({ number, value }) => [number, value])).toEqual([['INV/26-27/000003', 100_00]]);
  });

  it('do not come to it when one is missing or came since', () => {
    const [of] = figures;
    if (of === undefined) throw new Error('no figure');
    const few = { documents: documents.slice(1), orders };
    expect(comeTo(of.row, of.table, madeOf(words, month, of, few))).toBe(false);
    const more = { documents: [...documents, ofInvoice(aSale(6), false)], orders };
    expect(comeTo(of.row, of.table, madeOf(words, month, of, more))).toBe(false);
  });

  it('of the numbers of a series name void ones, and notes lead to their bill', () => {
    const all = figures.filter(({ table }) => table === 'issued');
    const rows = all.flatMap((of) => madeOf(words, month, of, { documents, orders }));
    expect(rows).toHaveLength(documents.length);
    expect(rows.filter(({ detail }) => detail.endsWith('void')).map(({ id }) => id)).toEqual([
      'INV/26-27/000004',
    ]);
    const credited = documents.find(({ nature }) => nature === 5);
    expect(rows.find(({ id }) => id === credited?.number)?.number).toBe(credited?.ofNumber);
  });

  it('of an operator lead to the order', () => {
    const of = figures.find(({ table }) => table === 'operators');
    if (of === undefined) throw new Error('no operator');
    expect(madeOf(words, month, of, { documents, orders })).toMatchObject([
      { what: 'Swiggy 1234', value: 410_00, orderId: 'o1' },
    ]);
  });

  it('under composition come to the turnover; its tax is of the whole', () => {
    const seller = sellerOf(
      aRestaurant({ composition: true, taxSettings: { enabled: false, percentage: 5 } }),
    );
    const sold = [1, 2, 3].map((n) =>
      ofInvoice(aSale(n, [aCharge({ unitPaise: paise(33_33) })], { seller }), false),
    );
    const quarter = made(true, sold);
    const of = rowsOf(quarter).find(({ table }) => table === 'cmp08');
    if (of === undefined) throw new Error('no turnover');
    const rows = madeOf(words, quarter, of, { documents: sold, orders: [] });
    expect(rows.map(({ value, cgst }) => [value, cgst])).toEqual(Array(3).fill([33_33, null]));
    expect(comeTo(of.row, of.table, rows)).toBe(true);
  });

  it('are none of what the owner entered', () => {
    const entered = tablesOf(words, month)[0]?.rows.find(({ id }) => id === 'reversed');
    if (entered === undefined) throw new Error('no line of reversed credit');
    expect(isMadeOfMany('gstr3b', entered)).toBe(false);
  });
});
