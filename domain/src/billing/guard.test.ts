import { describe, expect, it } from 'vitest';
import { anOrderMoney } from '../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear, NEW_YEAR as AT } from '../fixtures/new-year.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { paise } from '../money/money.ts';
import { assertRight, faultsOf } from './guard.ts';
import { exactly, sellerOf } from './invoice.ts';
import { billOf } from './running-bill.ts';
import type { Bill } from './bill.ts';
import type { Draft } from './guard.ts';

const restaurant = aRestaurant();
const order = anOrderAtNewYear([
  aDearDal(),
  aDearDal({ name: 'Beer', unitPaise: paise(300_00), taxClass: 'liquor', taxBp: 2000 }),
  aDearDal({ name: 'Milk', unitPaise: paise(40_00), taxClass: 'exempt', taxBp: 0 }),
]);
const account = { order, money: anOrderMoney() };
const bill = billOf(account, restaurant);

/** A tax invoice without any fault. */
const aDraft = (over: Partial<Draft> = {}): Draft => ({
  number: 'INV/27-28/000007',
  series: 'INV',
  financialYear: '2027-28',
  sequence: 7,
  issuedAt: AT,
  seller: sellerOf(restaurant),
  orderType: 'dine-in',
  bill,
  composition: false,
  dishes: ['Dal', 'Beer', 'Milk'],
  payments: [exactly('upi', bill.totalPaise)],
  ...over,
});

const seller = (over: Partial<Draft['seller']>) => ({ seller: { ...sellerOf(restaurant), ...over } });
const billed = (over: Partial<Bill>) => ({ bill: { ...bill, ...over } });
const named = (name: string, dishes = [name]): Partial<Draft> => ({
  bill: { ...bill, lines: bill.lines.map((line, i) => (i === 0 ? { ...line, name } : line)) },
  dishes: [...dishes, 'Beer', 'Milk'],
});
/** The plain bill that a seller without GST issues. */
const plain = billOf(account, aRestaurant({ gstin: '' }));
const asPlain = { bill: plain, payments: [exactly('cash', plain.totalPaise)] };

describe('the guard accepts', () => {
  it.each<[string, Partial<Draft>]>([
    ['a tax invoice', {}],
    ['a plain bill without GSTIN or FSSAI', { ...asPlain, ...seller({ gstin: '', fssai: '' }) }],
    ['a Bill of Supply', { ...asPlain, bill: { ...plain, kind: 'bill-of-supply' }, composition: true }],
    ['a dish with service in its name', named('Full service thali')],
    ['a credit note a paisa off by rounding', { payments: null, ...offBy(1) }],
  ])('%s', (_, over) => {
    expect(faultsOf(aDraft(over))).toEqual([]);
  });
});

/** CGST, SGST and the total changed by n paise. */
function offBy(n: number): Partial<Draft> {
  const taxes = bill.taxes.map((tax) => ({
    ...tax,
    cgstPaise: paise(tax.cgstPaise + n),
    sgstPaise: paise(tax.sgstPaise + n),
  }));
  return billed({ taxes, roundOffPaise: paise(bill.roundOffPaise - 2 * n) });
}

describe('the guard refuses', () => {
  it.each<[string, Partial<Draft>, string[]]>([
    ['a GSTIN whose check digit is wrong', seller({ gstin: '27AAPFU0939F1ZU' }), ['gstin']],
    ['a wrong GSTIN on a plain bill', { ...asPlain, ...seller({ gstin: '27AAPFU0939F1ZU' }) }, ['gstin']],
    ['thirteen digits of FSSAI', seller({ fssai: '1152103400012' }), ['fssai']],
    ['no FSSAI number on a tax invoice', seller({ fssai: '' }), ['fssai']],
    ['a number of 17 characters', { number: 'INVO/27-28/000007' }, ['number', 'series']],
    ['a number with other characters', { number: 'INV_27-28_000007' }, ['number', 'series']],
    ['the number of another sequence', { number: 'INV/27-28/000008' }, ['series']],
    ['a number of the previous year', { financialYear: '2026-27', number: 'INV/26-27/000007' }, ['series']],
    ['an invalid series', { series: 'inv' }, ['series']],
    ['tax under composition', { composition: true }, ['tax-under-composition']],
    ['tax on a Bill of Supply', billed({ kind: 'bill-of-supply' }), ['tax-under-composition']],
    ['tax without a GSTIN', seller({ gstin: '' }), ['gstin', 'tax-without-gstin']],
    ['tax on a plain bill', billed({ kind: 'bill' }), ['sums']],
    ['a service charge on the menu', named('Service charge'), ['service-charge']],
    ['a service charge by another name', named('Staff welfare fund 5 %'), ['service-charge']],
    ['a service charge in Hindi', named('सेवा शुल्क'), ['service-charge']],
    ['a line that nobody ordered', named('Convenience', ['Dal']), ['service-charge']],
    ['a delivery charge at a table', named('Delivery charge', ['Dal']), ['service-charge']],
    ['taxes a paisa off', offBy(1), ['sums']],
    ['a wrong total', billed({ totalPaise: paise(bill.totalPaise + 100) }), ['sums']],
    ['a total that is no whole rupee', offTotal(50), ['sums']],
    ['a wrong subtotal', billed({ subtotalPaise: paise(bill.subtotalPaise - 1) }), ['sums']],
    ['a wrong discount', billed({ discountPaise: paise(1) }), ['sums']],
    ['a missing tax', billed({ taxes: [] }), ['sums']],
    ['a wrong VAT', billed({ vat: bill.vat.map((v) => ({ ...v, vatPaise: paise(1) })) }), ['sums']],
    ['a missing VAT', billed({ vat: [] }), ['sums']],
    ['payments below the total', { payments: [exactly('upi', paise(1))] }, ['sums']],
    ['no payment', { payments: [] }, ['sums']],
  ])('%s', (_, over, faults) => {
    expect(faultsOf(aDraft(over))).toEqual(faults);
  });

  it('GST on liquor', () => {
    const taxes = bill.taxes.map((tax) => ({ ...tax, taxablePaise: paise(tax.taxablePaise + 300_00) }));
    expect(faultsOf(aDraft(billed({ taxes })))).toContain('liquor-under-gst');
  });

  it('a line whose amount is not price × quantity or is below zero', () => {
    const lines = (over: Partial<Bill['lines'][number]>) =>
      billed({ lines: bill.lines.map((line, i) => (i === 0 ? { ...line, ...over } : line)) });
    expect(faultsOf(aDraft(lines({ quantity: 2 })))).toEqual(['sums']);
    expect(faultsOf(aDraft(lines({ discountPaise: paise(-1), taxablePaise: paise(1_247_01) })))).toEqual([
      'sums',
    ]);
  });
});

/** Total, round-off and payment changed by n paise, so that the total is not a whole rupee. */
function offTotal(n: number): Partial<Draft> {
  const totalPaise = paise(bill.totalPaise + n);
  const roundOffPaise = paise(bill.roundOffPaise + n);
  return { ...billed({ totalPaise, roundOffPaise }), payments: [exactly('upi', totalPaise)] };
}

it('reports all faults at once', () => {
  expect(() => assertRight(aDraft({ ...seller({ fssai: '1', gstin: 'X' }), number: 'x' }))).toThrow(
    expect.objectContaining({
      reason: 'document-wrong',
      details: { faults: ['gstin', 'fssai', 'number', 'series'] },
    }),
  );
});
