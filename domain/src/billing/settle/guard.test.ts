import { describe, expect, it } from 'vitest';
import { anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear, NEW_YEAR as AT } from '../../fixtures/new-year.ts';
import { aBuyer } from '../../fixtures/people.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { assertRight, faultsOf } from './guard.ts';
import { exactly } from '../documents/invoice.ts';
import { sellerOf } from '../documents/seller-of.ts';
import { billOf } from './running-bill.ts';
import type { BillLine } from '../bill/bill.ts';
import type { Bill } from '../bill/bill.ts';
import type { PricedLine } from '../../orders/rounds/price.ts';
import type { Draft } from './guard.ts';

const restaurant = aRestaurant();
const beer = aDearDal({ name: 'Beer', unitPaise: paise(300_00), taxClass: 'liquor', taxBp: 2000 });
const milk = aDearDal({ name: 'Milk', unitPaise: paise(40_00), taxClass: 'exempt', taxBp: 0 });
const goods = (over: Partial<PricedLine> = {}) =>
  aDearDal({ name: 'Cola', taxClass: 'goods', hsn: '22021010', taxBp: 4000, ...over });
const accountOf = (lines: readonly PricedLine[]) => ({
  order: anOrderAtNewYear(lines),
  money: anOrderMoney(),
});
const account = accountOf([aDearDal(), beer, milk]);
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
  sac: '996331',
  particulars: { buyer: null },
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
const asPlain = { bill: plain, payments: [exactly('cash', plain.totalPaise)], ...seller({ gstin: '' }) };
/** The document that this seller issues for these lines, paid to the paisa. */
const issued = (lines: readonly PricedLine[], by = restaurant): Partial<Draft> => {
  const made = billOf(accountOf(lines), by);
  const dishes = lines.map(({ name }) => name);
  return { bill: made, dishes, seller: sellerOf(by), payments: [exactly('upi', made.totalPaise)] };
};
const atRate = (percentage: number) => aRestaurant({ taxSettings: { enabled: true, percentage } });
const underComposition = aRestaurant({ composition: true });

describe('the guard accepts', () => {
  it.each<[string, Partial<Draft>]>([
    ['an invoice-cum-bill of supply', {}],
    ['a plain bill without GSTIN', asPlain],
    ['a tax invoice', issued([aDearDal()])],
    ['a tax invoice at 18 %', issued([aDearDal()], atRate(18))],
    ['goods at their own rate', issued([goods()])],
    ['goods beside dishes', issued([goods(), aDearDal()])],
    ['exempt goods with an HSN', issued([aDearDal(), { ...milk, hsn: '0401' }])],
    ['goods on a plain bill', { ...issued([goods()], aRestaurant({ gstin: '' })) }],
    ['a bill of supply for what is exempt', issued([milk])],
    ['a bill of supply for liquor', issued([beer])],
    ['a bill of supply under composition', issued([aDearDal(), milk], underComposition)],
    ['room service under its own code', { orderType: 'room-service', sac: '996332' }],
    ['a seller in Chandigarh', issued([aDearDal()], aRestaurant({ gstin: '04AAGCB7383J1ZG' }))],
    [
      'a credit note of a plain bill without FSSAI',
      { ...asPlain, ...seller({ gstin: '', fssai: '' }), payments: null },
    ],
    ['a credit note at a former rate', { ...issued([aDearDal()], atRate(12)), payments: null }],
    ['a company as buyer', { ...issued([aDearDal()]), particulars: { buyer: aBuyer() } }],
    ['a person as buyer', { particulars: { buyer: aBuyer({ name: 'Meera', gstin: '', stateCode: '29' }) } }],
    ['food without a VAT TIN', { ...issued([aDearDal(), milk]), ...seller({ vatTin: '' }) }],
    [
      'liquor that is taxed before it reaches the restaurant, without a VAT TIN',
      { ...issued([aDearDal({ name: 'Beer', taxClass: 'liquor', taxBp: 0 })]), ...seller({ vatTin: '' }) },
    ],
    [
      'a credit note with liquor from before there was a VAT TIN',
      { payments: null, ...seller({ vatTin: '' }) },
    ],
    ['a packing charge on a takeaway', { ...named('Packing charge', ['Dal']), orderType: 'takeaway' }],
    ['a packing charge on a delivery', { ...named('Packing charge', ['Dal']), orderType: 'delivery' }],
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

const free = (line: BillLine): BillLine => ({ ...line, complimentary: true });

describe('the guard refuses', () => {
  it.each<[string, Partial<Draft>, string[]]>([
    ['a GSTIN whose check digit is wrong', seller({ gstin: '27AAPFU0939F1ZU' }), ['gstin']],
    [
      'a wrong GSTIN on a plain bill',
      { ...asPlain, ...seller({ gstin: '27AAPFU0939F1ZU' }) },
      ['gstin', 'plain-with-gstin'],
    ],
    ['thirteen digits of FSSAI', seller({ fssai: '1152103400012' }), ['fssai']],
    ['no FSSAI number on a tax invoice', seller({ fssai: '' }), ['fssai']],
    ['VAT on liquor without a VAT TIN', seller({ vatTin: '' }), ['vat-tin']],
    [
      'VAT on liquor without a VAT TIN on a plain bill',
      { ...asPlain, ...seller({ gstin: '', vatTin: '' }) },
      ['vat-tin'],
    ],
    ['a VAT TIN of ten digits', seller({ vatTin: '2912345678' }), ['vat-tin']],
    [
      'a buyer whose GSTIN is wrong',
      { ...issued([aDearDal()]), particulars: { buyer: aBuyer({ gstin: '27AAPFU0939F1ZU' }) } },
      ['buyer'],
    ],
    [
      'a buyer without an address',
      { ...issued([aDearDal()]), particulars: { buyer: aBuyer({ address: '' }) } },
      ['buyer'],
    ],
    [
      'goods of ₹60,000 to a person of another State (IGST Act s. 10(1)(ca))',
      {
        ...issued([goods({ unitPaise: paise(60_000_00) })]),
        particulars: { buyer: aBuyer({ gstin: '', stateCode: '27' }) },
      },
      ['goods-to-other-state'],
    ],
    [
      'nothing: goods to a person of this State',
      { ...issued([goods()]), particulars: { buyer: aBuyer({ gstin: '', stateCode: '29' }) } },
      [],
    ],
    [
      'nothing: goods to a company of another State, which takes them here',
      { ...issued([goods()]), particulars: { buyer: aBuyer() } },
      [],
    ],
    [
      'nothing: service to a person of another State',
      { ...issued([aDearDal()]), particulars: { buyer: aBuyer({ gstin: '', stateCode: '27' }) } },
      [],
    ],
    [
      'a bill to the seller’s own GSTIN',
      {
        ...issued([aDearDal()]),
        particulars: { buyer: aBuyer({ gstin: restaurant.gstin, stateCode: '29' }) },
      },
      ['buyer-is-seller'],
    ],
    [
      'nothing: taxed and exempt dishes in one document to an embassy (Rule 46A, CGST Act s. 2(94))',
      { particulars: { buyer: aBuyer({ gstin: '2917USA00001UN7', stateCode: '29' }) } },
      [],
    ],
    [
      '₹60,000 taxable to nobody by name',
      issued([aDearDal({ unitPaise: paise(60_000_00) })]),
      ['buyer-missing'],
    ],
    [
      'taxed and exempt dishes in one document to a company',
      { particulars: { buyer: aBuyer() } },
      ['mixed-for-business'],
    ],
    ['a number of 17 characters', { number: 'INVO/27-28/000007' }, ['number', 'series']],
    ['a number with other characters', { number: 'INV_27-28_000007' }, ['number', 'series']],
    ['the number of another sequence', { number: 'INV/27-28/000008' }, ['series']],
    ['a number of the previous year', { financialYear: '2026-27', number: 'INV/26-27/000007' }, ['series']],
    ['an invalid series', { series: 'inv' }, ['series']],
    [
      'tax under composition',
      seller({ composition: true }),
      ['kind', 'tax-under-composition', 'liquor-under-composition'],
    ],
    ['tax on a bill of supply', billed({ kind: 'bill-of-supply' }), ['kind', 'sums']],
    ['tax without a GSTIN', seller({ gstin: '' }), ['gstin', 'tax-without-gstin']],
    ['a document for an aggregator’s order', { orderType: 'aggregator' }, ['aggregator-order']],
    [
      'nothing: an operator’s order at specified premises, 18 %',
      { ...issued([aDearDal()], atRate(18)), orderType: 'aggregator' },
      [],
    ],
    [
      'nothing: the exempt dishes alone of an operator’s order that the restaurant bills',
      { ...issued([milk]), orderType: 'aggregator' },
      [],
    ],
    [
      'nothing: liquor and its packing of an operator’s order that the restaurant bills',
      { ...issued([beer, aDearDal({ name: 'Packing charge' })]), orderType: 'aggregator' },
      [],
    ],
    ['tax on a plain bill', billed({ kind: 'bill' }), ['plain-with-gstin', 'sums']],
    [
      'a plain bill by a registered seller',
      issued([aDearDal()], aRestaurant({ taxSettings: { enabled: false, percentage: 5 } })),
      ['plain-with-gstin'],
    ],
    ['"Tax invoice" for liquor alone', asKind('tax-invoice', [beer]), ['kind']],
    ['"Tax invoice" for exempt dishes alone', asKind('tax-invoice', [milk]), ['kind']],
    ['"Tax invoice" for taxed and exempt dishes', billed({ kind: 'tax-invoice' }), ['kind']],
    ['liquor under composition', issued([aDearDal(), beer], underComposition), ['liquor-under-composition']],
    ['a rate that is not lawful', issued([aDearDal()], atRate(12)), ['rate']],
    ['no rate on a taxed dish', issued([aDearDal()], atRate(0)), ['rate']],
    ['goods at a rate from before the reform', issued([goods({ taxBp: 1200 })]), ['rate']],
    ['goods at 28 %', issued([goods({ taxBp: 2800 })]), ['rate']],
    ['a dish at the rate of goods', issued([aDearDal()], atRate(40)), ['rate']],
    ['goods without an HSN', issued([goods({ hsn: '' })]), ['hsn']],
    ['an HSN of five digits', issued([goods({ hsn: '22021' })]), ['hsn']],
    ['a dish with an HSN', issued([aDearDal({ hsn: '2106' })]), ['hsn']],
    ['liquor with an HSN', issued([{ ...beer, hsn: '2203' }]), ['hsn']],
    ['beer as packaged goods', issued([goods({ name: 'Kingfisher beer' })]), ['liquor-as-food']],
    ['room service under 996331', { orderType: 'room-service' }, ['service-code']],
    ['a table under the code of room service', { sac: '996332' }, ['service-code']],
    [
      'SGST in a Union Territory',
      { ...issued([aDearDal()]), ...seller({ gstin: '04AAGCB7383J1ZG' }) },
      ['state-tax'],
    ],
    ['UTGST in a State', seller({ stateTax: 'UTGST' }), ['state-tax']],
    ['a GSTIN of no State', seller({ gstin: '40AAGCB7383J1Z1' }), ['gstin']],
    ['an FSSAI number that begins with 3', seller({ fssai: '32345678901234' }), ['fssai']],
    ['no FSSAI number on a plain bill', { ...asPlain, ...seller({ gstin: '', fssai: '' }) }, ['fssai']],
    [
      'a brand of whisky as a standard dish',
      issued([aDearDal({ name: 'Royal Stag 60 ml' })]),
      ['liquor-as-food'],
    ],
    [
      'liquor as an add-on',
      issued([aDearDal({ addOns: [{ id: 'a', name: 'Old Monk 30 ml', otherNames: {} }] })]),
      ['liquor-as-food'],
    ],
    ['beer as a standard dish', issued([aDearDal({ name: 'Kingfisher beer 650 ml' })]), ['liquor-as-food']],
    ['a round-off above 50 paise', offTotal(100), ['round-off']],
    [
      'payments that cancel each other',
      { payments: [exactly('upi', paise(bill.totalPaise + 100_00)), exactly('cash', paise(-100_00))] },
      ['payments'],
    ],
    ['a service charge on the menu', named('Service charge'), ['service-charge']],
    ['a service charge by another name', named('Staff welfare fund 5 %'), ['service-charge']],
    ['a service charge in Hindi', named('सेवा शुल्क'), ['service-charge']],
    ['a line that nobody ordered', named('Convenience', ['Dal']), ['service-charge']],
    ['a delivery charge at a table', named('Delivery charge', ['Dal']), ['service-charge']],
    ['a packing charge at a table', named('Packing charge', ['Dal']), ['service-charge']],
    [
      'a packing charge in a room',
      { ...named('Packing charge', ['Dal']), orderType: 'room-service', sac: '996332' },
      ['service-charge'],
    ],
    ['taxes a paisa off', offBy(1), ['sums']],
    ['a wrong total', billed({ totalPaise: paise(bill.totalPaise + 100) }), ['sums']],
    ['a total that is no whole rupee', offTotal(50), ['sums']],
    ['a wrong subtotal', billed({ subtotalPaise: paise(bill.subtotalPaise - 1) }), ['sums']],
    ['a wrong discount', billed({ discountPaise: paise(1) }), ['sums']],
    ['a complimentary line that costs something', billed({ lines: bill.lines.map(free) }), ['sums']],
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
/** These lines on a document of another kind. */
function asKind(kind: Bill['kind'], lines: readonly PricedLine[]): Partial<Draft> {
  const made = issued(lines);
  return { ...made, bill: { ...(made.bill ?? bill), kind } };
}

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
