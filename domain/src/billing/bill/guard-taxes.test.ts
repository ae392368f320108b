import { describe, expect, it } from 'vitest';
import { anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear, NEW_YEAR as AT } from '../../fixtures/new-year.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { faultsOf } from '../settle/guard.ts';
import { exactly } from '../documents/invoice.ts';
import { sellerOf } from '../documents/seller-of.ts';
import { billOf } from '../settle/running-bill.ts';
import type { Bill } from './bill.ts';
import type { Draft } from '../settle/guard.ts';

const restaurant = aRestaurant();
const within = { taxIncluded: true } as const;
// 105.00 is 100.00 and 2.50 twice; 300.00 at 20 % VAT is 250.00 and 50.00.
const dal = aDearDal({ unitPaise: paise(105_00), ...within });
const beer = aDearDal({ name: 'Beer', unitPaise: paise(300_00), taxClass: 'liquor', taxBp: 2000, ...within });
const order = anOrderAtNewYear([dal, beer]);
const bill = billOf({ order, money: anOrderMoney() }, restaurant);

const aDraft = (over: Partial<Bill> = {}, isNote = false): Draft => ({
  number: 'INV/27-28/000007',
  series: 'INV',
  financialYear: '2027-28',
  sequence: 7,
  issuedAt: AT,
  seller: sellerOf(restaurant),
  orderType: 'dine-in',
  bill: { ...bill, ...over },
  sac: '996331',
  particulars: { buyer: null },
  dishes: ['Dal', 'Beer'],
  payments: isNote ? null : [exactly('upi', bill.totalPaise)],
});
/** The dal with other values, its rate with other amounts. */
const dalAs = (
  line: Partial<Bill['lines'][number]>,
  rate: Partial<Bill['taxes'][number]>,
): Partial<Bill> => ({
  lines: bill.lines.map((one, i) => (i === 0 ? { ...one, ...line } : one)),
  taxes: bill.taxes.map((one) => ({ ...one, ...rate })),
});
/** Moves n paise from the value to each half of the tax: everything still adds up. */
const shifted = (n: number): Partial<Bill> =>
  dalAs(
    { taxablePaise: paise(100_00 - 2 * n) },
    { taxablePaise: paise(100_00 - 2 * n), cgstPaise: paise(2_50 + n), sgstPaise: paise(2_50 + n) },
  );
const ofVat = (n: number): Partial<Bill> => ({
  lines: bill.lines.map((one, i) => (i === 1 ? { ...one, taxablePaise: paise(250_00 - n) } : one)),
  vat: bill.vat.map((one) => ({ ...one, taxablePaise: paise(250_00 - n), vatPaise: paise(50_00 + n) })),
});

describe('of prices that include tax the guard', () => {
  it('accepts the bill that follows from them', () => {
    expect(faultsOf(aDraft())).toEqual([]);
    expect(bill.totalPaise).toBe(405_00);
  });

  it.each<[string, Partial<Bill>]>([
    ['more GST than is in them', shifted(1)],
    ['less GST than is in them', shifted(-1)],
    ['more VAT than is in them', ofVat(1)],
    ['less VAT than is in them', ofVat(-1)],
    ['tax on top of them', dalAs({ taxablePaise: paise(105_00) }, { taxablePaise: paise(105_00) })],
    ['a value above the price', dalAs({ taxablePaise: paise(106_00) }, { taxablePaise: paise(106_00) })],
    ['a line with another value than its rate counts', dalAs({ taxablePaise: paise(99_99) }, {})],
    ['a price that includes a tax of no rate', dalAs({ taxBp: 0 }, { taxBp: 0 })],
    [
      'a value without its tax where the price does not say that it includes one',
      { lines: bill.lines.map((line) => ({ ...line, taxIncluded: undefined })) },
    ],
  ])('refuses %s', (_, over) => {
    expect(faultsOf(aDraft(over))).toContain('sums');
  });

  it.each([
    [1, []],
    [-1, []],
    [2, ['sums']],
    [-2, ['sums']],
  ])('takes a credit note whose halves differ by %i paise: %j', (n, faults) => {
    expect(faultsOf(aDraft(shifted(n), true))).toEqual(faults);
    expect(faultsOf(aDraft(ofVat(n), true))).toEqual(faults);
  });
});

/** A paisa or more moves between the value of a rate and its tax, for lines that add the tax, include it, or both. */
describe('of a credit note whose rate is of', () => {
  const added = aDearDal({ name: 'Naan', unitPaise: paise(100_00) });
  const addedBeer = aDearDal({ name: 'Beer', unitPaise: paise(250_00), taxClass: 'liquor', taxBp: 2000 });
  const draftOf = (lines: Parameters<typeof anOrderAtNewYear>[0], n: number): Draft => {
    const of = billOf({ order: anOrderAtNewYear(lines), money: anOrderMoney() }, restaurant);
    const over = {
      ...of,
      taxes: of.taxes.map((t) => ({
        ...t,
        cgstPaise: paise(t.cgstPaise + n),
        sgstPaise: paise(t.sgstPaise + n),
      })),
      vat: of.vat.map((t) => ({ ...t, vatPaise: paise(t.vatPaise + n) })),
      roundOffPaise: paise(of.roundOffPaise - n * (2 * of.taxes.length + of.vat.length)),
    };
    return { ...aDraft(over, true), dishes: ['Dal', 'Naan', 'Beer'] };
  };

  it.each([
    ['added tax, a paisa is left to rounding', [added], 1, 2],
    ['both kinds of lines, two paise are', [dal, added], 2, 3],
    ['added VAT, a paisa is', [addedBeer], 1, 2],
    ['both kinds of VAT, two paise are', [beer, addedBeer], 2, 3],
  ])('%s', (_, lines, right, wrong) => {
    expect(faultsOf(draftOf(lines, right))).toEqual([]);
    expect(faultsOf(draftOf(lines, wrong))).toEqual(['sums']);
  });
});
