import { describe, expect, it } from 'vitest';
import { anInvoice, anOrderMoney, aSettlement } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, ASHA, RAVI } from '../../fixtures/orders.ts';
import { aProfile, aRestaurant } from '../../fixtures/restaurant.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { countInvoice } from '../../days/day.ts';
import { turnoverOf } from '../../days/turnover.ts';
import { paise, rupees } from '../../money/money.ts';
import { extrasFor } from '../../orders/rounds/extras.ts';
import { taxOf, taxableOf } from '../bill/bill.ts';
import { billAgain } from '../corrections/bill-again.ts';
import { creditedBill } from '../corrections/credit-note.ts';
import { BY_HAND, UNUSED } from '../shape/discount.schema.ts';
import { registerOf } from '../records/export.ts';
import { menuValueOf } from './handing-over.ts';
import { openPortions } from '../bill/portions.ts';
import { billOf } from './running-bill.ts';
import type { PricedLine } from '../../orders/rounds/price.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Discount } from '../shape/discount.schema.ts';

const within = { taxIncluded: true } as const;
const thali = lineOf('Thali', 105, within);
const cola = lineOf('Cola', 70, { taxClass: 'goods', hsn: '22021010', taxBp: 4000, ...within });
const beer = lineOf('Beer', 300, { taxClass: 'liquor', taxBp: 2000, ...within });
const milk = lineOf('Milk', 40, { taxClass: 'exempt', taxBp: 0 });
const restaurant = aRestaurant();
const ordered = (...lines: PricedLine[]) => anOrder({ rounds: [{ by: RAVI, lines }] });
const off = (kind: Discount['kind'], value: number): Discount => ({
  ...BY_HAND,
  kind,
  value,
  reason: 'Regular',
  by: ASHA,
  covers: 'everything',
  capPaise: null,
  used: UNUSED,
  outside: [],
  throughRound: 1,
});
const billed = (order: Order, discount: Discount | null = null, by = restaurant) =>
  billOf({ order, money: anOrderMoney({ discount }) }, by);
const gst = ({ taxes }: ReturnType<typeof billed>) =>
  taxes.map(({ taxBp, taxablePaise, cgstPaise, sgstPaise }) => [taxBp, taxablePaise, cgstPaise, sgstPaise]);

describe('a bill of prices that include tax', () => {
  it('comes to the prices: 105.00 is 100.00 and 2.50 + 2.50', () => {
    const bill = billed(ordered(thali));
    expect(gst(bill)).toEqual([[500, 100_00, 2_50, 2_50]]);
    expect([bill.subtotalPaise, bill.roundOffPaise, bill.totalPaise]).toEqual([105_00, 0, 105_00]);
  });

  it('takes the tax out of the sum of a rate, not out of each dish', () => {
    // 3 × 99.00 = 297.00; half: 297 × 2.5 ÷ 105 = 7.0714 → 7.07; value 297.00 − 14.14 = 282.86.
    const bill = billed(ordered(lineOf('Dosa', 99, { quantity: 2, ...within }), lineOf('Idli', 99, within)));
    expect(gst(bill)).toEqual([[500, 282_86, 7_07, 7_07]]);
    // The lines share 282.86 by largest remainder: 188.5733 and 94.2867.
    expect(bill.lines.map(({ taxablePaise }) => taxablePaise)).toEqual([188_57, 94_29]);
    expect(bill.totalPaise).toBe(297_00);
  });

  it('keeps the two halves equal where the tax is an odd number of paise', () => {
    // 10.00: the tax in it is 0.476; half 0.238 → 0.24 each, value 9.52. Value and halves come to 10.00.
    expect(gst(billed(ordered(lineOf('Tea', 10, within))))).toEqual([[500, 9_52, 24, 24]]);
  });

  it('has each rate by itself, VAT too: 105 + 70 + 300 + 40 = 515', () => {
    const bill = billed(ordered(thali, cola, beer, milk));
    // 70.00 at 40 %: 50.00 and 10.00 each. 300.00 at 20 % VAT: 250.00 and 50.00. Milk bears nothing.
    expect(gst(bill)).toEqual([
      [500, 100_00, 2_50, 2_50],
      [4000, 50_00, 10_00, 10_00],
    ]);
    expect(bill.vat).toEqual([{ taxBp: 2000, taxablePaise: 250_00, vatPaise: 50_00 }]);
    expect(bill.totalPaise).toBe(515_00);
    expect(taxableOf(bill)).toBe(440_00);
  });

  it('takes a discount off what the guest would pay', () => {
    // 210.00 less 10 % is 189.00, of which 180.00 is the value.
    const bill = billed(ordered(lineOf('Thali', 105, { quantity: 2, ...within })), off('percent', 1_000));
    expect([bill.discountPaise, bill.totalPaise]).toEqual([21_00, 189_00]);
    expect(gst(bill)).toEqual([[500, 180_00, 4_50, 4_50]]);
  });

  it('rounds off what is left in paise, once', () => {
    // 105.00 − 10.30 = 94.70: half 2.2548 → 2.25, value 90.20; 0.30 to the rupee.
    const bill = billed(ordered(thali), off('amount', 10_30));
    expect(gst(bill)).toEqual([[500, 90_20, 2_25, 2_25]]);
    expect([bill.roundOffPaise, bill.totalPaise]).toEqual([30, 95_00]);
  });

  it.each([
    ['without a GSTIN', aRestaurant({ gstin: '' })],
    ['under composition', aRestaurant({ composition: true })],
  ])('is the price without a word of tax %s', (_, by) => {
    const bill = billed(ordered(thali), null, by);
    expect(bill).toMatchObject({ taxes: [], totalPaise: 105_00 });
    expect(bill.lines).toMatchObject([{ taxBp: 0, taxablePaise: 105_00 }]);
    expect(bill.lines[0]).not.toHaveProperty('taxIncluded');
  });

  it('stands beside prices to which tax is added, from before the setting changed', () => {
    const bill = billed(ordered(thali, lineOf('Thali', 105)));
    // 100.00 within 105.00, and 105.00 with 2.625 → 2.63 each on top: 205.00, 5.13 each; 215.26 is 215.
    expect(bill.lines).toHaveLength(2);
    expect(gst(bill)).toEqual([[500, 205_00, 5_13, 5_13]]);
    expect([bill.roundOffPaise, bill.totalPaise]).toEqual([-26, 215_00]);
  });
});

describe('what comes of it', () => {
  const tax = { charged: true, percentage: 5, liquorVatPercentage: 20, included: true as const };
  const packed: Order = {
    ...ordered(thali),
    tableId: null,
    type: 'delivery',
    extras: {
      ...extrasFor('delivery', aProfile({ packingPaise: rupees(21), tax })),
      deliveryPaise: rupees(42),
    },
  };

  it('includes packing and delivery: 105 + 21 + 42 = 168 is 160 and 4 + 4', () => {
    const bill = billed(packed);
    expect(gst(bill)).toEqual([[500, 160_00, 4_00, 4_00]]);
    expect(bill.totalPaise).toBe(168_00);
  });

  it('is billed again as it was', () => {
    const bill = billed(packed);
    const kept = { bill, portions: openPortions(packed) };
    const invoice = anInvoice({ ...kept, orderType: 'delivery' });
    const settlements = [aSettlement(packed, { ...kept, number: invoice.number })];
    const account = { order: packed, money: anOrderMoney({ settlements }) };
    const again = billAgain({
      invoice,
      account,
      by: ASHA,
      code: '2',
      profile: { dayCutoff: '04:00' },
      at: NOW,
    });
    expect(billed(again.order)).toEqual(bill);
  });

  it('is given back at what was paid, and without GST at its value', () => {
    const bill = billed(ordered(thali, beer));
    expect(creditedBill(bill, [], { '0': 1 })).toMatchObject({
      totalPaise: 105_00,
      taxes: [{ cgstPaise: 2_50 }],
    });
    const late = creditedBill(bill, [], { '0': 1, '1': 1 }, { isTaxKept: true });
    // 100.00 of the thali, and the beer with its VAT
    expect([late.totalPaise, taxOf(late)]).toEqual([400_00, 50_00]);
  });

  it('counts in day, turnover and export without tax', () => {
    const bill = billed(ordered(thali, cola, beer, milk), off('amount', 515_0));
    const invoice = anInvoice({ bill });
    const day = countInvoice(emptyDay(invoice.businessDay), invoice);
    expect(day.subtotalPaise - day.discountPaise).toBe(taxableOf(bill));
    expect(turnoverOf(day)).toBe(taxableOf(bill));
    expect(day.discountPaise).toBe(51_50);
    const [row] = registerOf({ invoices: [invoice], voided: new Set(), creditNotes: [] }).rows;
    // 40.00 of milk less a tenth
    expect(row?.amounts).toMatchObject({ exemptPaise: 36_00, untaxedPaise: 0, discountPaise: 51_50 });
  });

  it('is an aggregator’s value without tax: 2 × 100.00 and 40.00', () => {
    expect(menuValueOf(ordered({ ...thali, quantity: 2 }, milk))).toBe(paise(240_00));
  });
});
