import { describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { applyTo, billed, refundWhole } from '@bhoj/domain/deposits/deposit';
import type { Deposit } from '@bhoj/domain/deposits/deposit.schema';
import { aDeposit } from '@bhoj/domain/fixtures/deposits';
import { aCharge, aCreditNote } from '@bhoj/domain/fixtures/billing';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { aPreparation, aSale } from '@bhoj/domain/fixtures/returns';
import { paise, rupees } from '@bhoj/domain/money/money';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { ofCreditNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import type { TaxDocument } from '@bhoj/domain/returns/tax-document';
import { startOf } from '@bhoj/domain/time/ist';
import { gst as words } from '../../../../messages/owner/gst/en.ts';
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
const by = { id: 'm1', name: 'Asha' };
const bill = { invoiceId: '2026-27_INV_000002', number: 'INV/26-27/000002', businessDay: '2026-11-12' };
const givenBack = (deposit: Deposit, sequence: number) =>
  refundWhole(deposit, aRestaurant(), {
    method: 'upi',
    businessDay: '2026-11-26',
    at: startOf('2026-11-26'),
    by,
    sequence,
    reason: 'Ill',
  }).deposit;
const inOctober = {
  ...aDeposit().receipt,
  number: 'RV/26-27/000002',
  sequence: 2,
  at: startOf('2026-10-20'),
};
const october = aDeposit({ receipt: inOctober, months: ['2026-10'] });
/** This month: one waits, one is partly billed, partly given back. The month before: one billed, one given back. */
const deposits = [
  aDeposit(),
  givenBack(
    billed(
      applyTo(aDeposit({ receipt: { ...aDeposit().receipt, number: 'RV/26-27/000003', sequence: 3 } }), {
        orderId: 'o1',
        duePaise: rupees(100),
        at: startOf('2026-11-25'),
        by,
      }),
      { ...bill, at: startOf('2026-11-25') },
    ),
    1,
  ),
  billed(applyTo(october, { orderId: 'o2', duePaise: rupees(900), at: startOf('2026-11-12'), by }), {
    ...bill,
    at: startOf('2026-11-12'),
  }),
  givenBack({ ...october, receipt: { ...inOctober, number: 'RV/26-27/000004', sequence: 4 } }, 2),
].map((value, n) => ({ id: `d${n}`, value }));

function made(isComposition = false, of = documents) {
  const preparation = aPreparation(null, { isComposition });
  for (const document of of) preparation.add(document);
  if (!isComposition) preparation.addOperatorOrder(order);
  if (!isComposition) for (const { value } of deposits) preparation.addDeposit(value);
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
      const rows = madeOf(words, month, of, { documents, orders, deposits });
      expect(comeTo(of.row, of.table, rows)).toBe(true);
      if (of.row.value !== 0) expect(rows.length).toBeGreaterThan(0);
    },
  );

  it('are of more than one table, and only those that give it something', () => {
    expect(new Set(figures.map(({ table }) => table))).toEqual(
      new Set(['gstr3b', 'b2cs', 'nil', 'received', 'adjusted', 'hsn', 'issued', 'operators']),
    );
    const guests = figures.find(({ table, row }) => table === 'b2cs' && row.detail.includes('18'));
    if (guests === undefined) throw new Error('no sale at 18 %');
    const rows = madeOf(words, month, guests, { documents, orders, deposits });
    expect(rows.map(({ number, value }) => [number, value])).toEqual([['INV/26-27/000003', 100_00]]);
  });

  it('do not come to it when one is missing or came since', () => {
    const [of] = figures;
    if (of === undefined) throw new Error('no figure');
    const few = { documents: documents.slice(1), orders, deposits };
    expect(comeTo(of.row, of.table, madeOf(words, month, of, few))).toBe(false);
    const more = { documents: [...documents, ofInvoice(aSale(6), false)], orders, deposits };
    expect(comeTo(of.row, of.table, madeOf(words, month, of, more))).toBe(false);
  });

  it('of the numbers of a series name void ones, and notes lead to their bill', () => {
    const all = figures.filter(({ table }) => table === 'issued');
    const rows = all.flatMap((of) => madeOf(words, month, of, { documents, orders, deposits }));
    // Two receipt vouchers and two refund vouchers are of this month.
    expect(rows).toHaveLength(documents.length + 4);
    expect(rows.filter(({ detail }) => detail.endsWith('void')).map(({ id }) => id)).toEqual([
      'INV/26-27/000004',
    ]);
    const credited = documents.find(({ nature }) => nature === 5);
    expect(rows.find(({ id }) => id === credited?.number)?.number).toBe(credited?.ofNumber);
  });

  it('of tables 11A and 11B are vouchers, which lead to their deposit, and bills', () => {
    const partsOf = (key: string) => {
      const of = figures.find(({ table }) => table === key);
      if (of === undefined) throw new Error('no deposits');
      return madeOf(words, month, of, { documents, orders, deposits }).map(({ what, depositId, value }) => [
        what,
        depositId,
        value,
      ]);
    };
    // By hand at 5 %: 500.00 is 476.20 and 23.80 of tax, 100.00 is 95.24 and 4.76; the refund of the rest, 380.96.
    expect(partsOf('received')).toEqual([
      ['RV/26-27/000001', 'd0', 476_20],
      ['RV/26-27/000003', 'd1', 476_20],
      ['RF/26-27/000001', 'd1', -380_96],
      ['INV/26-27/000002', undefined, -95_24],
    ]);
    expect(partsOf('adjusted')).toEqual([
      ['INV/26-27/000002', undefined, 476_20],
      ['RF/26-27/000002', 'd3', 476_20],
    ]);
  });

  it('of an operator lead to the order', () => {
    const of = figures.find(({ table }) => table === 'operators');
    if (of === undefined) throw new Error('no operator');
    expect(madeOf(words, month, of, { documents, orders, deposits })).toMatchObject([
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
    const rows = madeOf(words, quarter, of, { documents: sold, orders: [], deposits: [] });
    expect(rows.map(({ value, cgst }) => [value, cgst])).toEqual(Array(3).fill([33_33, null]));
    expect(comeTo(of.row, of.table, rows)).toBe(true);
  });

  it('are none of what the owner entered', () => {
    const entered = tablesOf(words, month)[0]?.rows.find(({ id }) => id === 'reversed');
    if (entered === undefined) throw new Error('no line of reversed credit');
    expect(isMadeOfMany('gstr3b', entered)).toBe(false);
  });
});
