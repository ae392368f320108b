import { NOW } from '@bhoj/domain/fixtures/ids';
import { paise, rupees } from '@bhoj/domain/money/money';
import { DEFAULT_HOURS } from '@bhoj/domain/time/hours';
import { describe, expect, it } from 'vitest';
import { aRestaurant } from './settings.fixtures.ts';
import {
  billingSection,
  changedFields,
  hoursSection,
  legalSection,
  paymentsSection,
  profileSection,
  serviceSection,
  taxSection,
} from './settings-model.ts';
import type { Section } from './settings-model.ts';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';

const restaurant = aRestaurant();
/** The fields that are marked in a section after these changes; empty for none. */
function faultsIn<In extends object, Out extends OwnerFields>(
  { schema, valuesOf }: Section<In, Out>,
  over: Partial<In>,
  of = restaurant,
): string[] {
  const read = schema.safeParse({ ...valuesOf(of), ...over });
  return read.success ? [] : read.error.issues.map(({ path }) => String(path[0]));
}
const savedBy = <In extends object, Out extends OwnerFields>(
  { schema, valuesOf }: Section<In, Out>,
  over: Partial<In> = {},
  of = restaurant,
): Out => schema.parse({ ...valuesOf(of), ...over });

it('saves only what differs from what is stored', () => {
  const { restaurantName, services } = restaurant;
  expect(changedFields(restaurant, { restaurantName, services: [...services] })).toEqual({});
  expect(changedFields(restaurant, { restaurantName, ownerName: 'Another' })).toEqual({
    ownerName: 'Another',
  });
});

it.each([
  ['profile', profileSection],
  ['payments', paymentsSection],
  ['billing', billingSection],
  ['hours', hoursSection(restaurant.operatingHours)],
  ['service', serviceSection],
  ['tax', taxSection(restaurant, NOW)],
] as [string, Section<object, OwnerFields>][])(
  'the section %s changes nothing that nobody typed',
  (_, section) => {
    expect(changedFields(restaurant, savedBy(section))).toEqual({});
  },
);

it('legal details change nothing that nobody typed', () => {
  const legal = aRestaurant({ legalName: 'Spice LLP', address: '12 MG Road', gstin: '29AAGCB7383J1Z4' });
  expect(changedFields(legal, savedBy(legalSection(legal), {}, legal))).toEqual({});
});

describe('profile and payments', () => {
  it('have names, a telephone and a link, without spaces around it', () => {
    expect(
      savedBy(profileSection, { restaurantName: 'Spice', reviewLink: ' https://g.page/spice ' }),
    ).toMatchObject({
      restaurantName: 'Spice',
      reviewLink: 'https://g.page/spice',
    });
    expect(faultsIn(profileSection, { restaurantName: '' })).toEqual(['restaurantName']);
    expect(faultsIn(profileSection, { reviewLink: 'spice' })).toEqual(['reviewLink']);
    expect(savedBy(paymentsSection, { upiVpa: ' spice@okbank ' })).toEqual({ upiVpa: 'spice@okbank' });
    expect(faultsIn(paymentsSection, { upiVpa: 'spice' })).toEqual(['upiVpa']);
  });
});

describe('the tax', () => {
  const registered = aRestaurant({ gstin: '29AAGCB7383J1Z4' });
  const section = taxSection(registered, NOW);

  it('is off only where the law allows it', () => {
    expect(faultsIn(section, { enabled: false }, registered)).toEqual(['enabled']);
    const without = aRestaurant({ gstin: '' });
    expect(faultsIn(taxSection(without, NOW), { enabled: false }, without)).toEqual([]);
  });

  it('has a rate that is lawful on the day, and percentages as typed', () => {
    expect(faultsIn(section, { percentage: '7' }, registered)).toEqual(['percentage']);
    expect(faultsIn(section, { percentage: '5 %' }, registered)).toContain('percentage');
    expect(
      savedBy(section, { percentage: ' 5 ', liquor: '12.5', vatTin: ' 29123456789 ' }, registered),
    ).toEqual({
      taxSettings: { enabled: true, percentage: 5 },
      liquorVatPercentage: 12.5,
      vatTin: '29123456789',
      pricesIncludeTax: registered.pricesIncludeTax,
    });
    for (const liquor of ['', 'x', '1000', '5.', '-1'])
      expect([liquor, faultsIn(section, { liquor }, registered)]).toEqual([liquor, ['liquor']]);
  });
});

it('a GSTIN turns the tax on in the same save, unless the composition scheme is chosen', () => {
  const off = aRestaurant({ taxSettings: { enabled: false, percentage: 5 } });
  const legal = { legalName: 'Spice LLP', address: '12 MG Road', gstin: '29AAGCB7383J1Z4' };
  expect(savedBy(legalSection(off), legal, off).taxSettings).toMatchObject({ enabled: true });
  expect(savedBy(legalSection(off), { ...legal, composition: true }, off).taxSettings).toMatchObject({
    enabled: false,
  });
});

describe('billing', () => {
  it('is typed in rupees; nothing typed is none', () => {
    expect(savedBy(billingSection, { discount: '250', packing: ' ', target: '500000.50' })).toMatchObject({
      captainDiscountLimitPaise: rupees(250),
      packingPaise: 0,
      monthlyTargetPaise: 50_000_050,
    });
    const { valuesOf } = billingSection;
    const shown = aRestaurant({
      captainDiscountLimitPaise: paise(250_99),
      packingPaise: rupees(10),
    } as never);
    expect(valuesOf(shown)).toMatchObject({ discount: '250', packing: '10' });
    expect(valuesOf(aRestaurant({ packingPaise: paise(0) } as never)).packing).toBe('');
    for (const discount of ['', '1.5', '12345678', '-1'])
      expect([discount, faultsIn(billingSection, { discount })]).toEqual([discount, ['discount']]);
    expect(faultsIn(billingSection, { packing: 'x' })).toEqual(['packing']);
  });

  it('has paper of two widths, and a second language or none', () => {
    expect(savedBy(billingSection, { paper: '58', secondLanguage: 'hi' })).toMatchObject({
      paperMm: 58,
      secondLanguageOnBills: 'hi',
    });
    expect(savedBy(billingSection, { paper: '80', secondLanguage: 'none' })).toMatchObject({
      paperMm: 80,
      secondLanguageOnBills: null,
    });
    const { valuesOf } = billingSection;
    expect(valuesOf(aRestaurant({ paperMm: 58, secondLanguageOnBills: 'ta' } as never))).toMatchObject({
      paper: '58',
      secondLanguage: 'ta',
    });
    expect(valuesOf(aRestaurant({ paperMm: 80, secondLanguageOnBills: null } as never))).toMatchObject({
      paper: '80',
      secondLanguage: 'none',
    });
  });

  it('writes series in capitals, each apart, and marks the one that is taken', () => {
    expect(savedBy(billingSection, { invoiceSeries: ' sr ' }).invoiceSeries).toBe('SR');
    expect(faultsIn(billingSection, { creditSeries: 'INV' })).toEqual(['creditSeries']);
    expect(faultsIn(billingSection, { debitSeries: 'inv' })).toEqual(['debitSeries']);
    expect(faultsIn(billingSection, { receiptSeries: 'CN' })).toEqual(['receiptSeries']);
    expect(faultsIn(billingSection, { refundSeries: 'RV' })).toEqual(['refundSeries']);
    expect(faultsIn(billingSection, { invoiceSeries: '-' })).toContain('invoiceSeries');
  });
});

describe('opening hours', () => {
  const section = hoursSection(DEFAULT_HOURS);
  const open = { open: '10:00', close: '23:00', isOpen: true };

  it('are saved as typed, and a closed day keeps its times where some lack', () => {
    const hours = { ...DEFAULT_HOURS, monday: open, tuesday: { open: '', close: '21:00', isOpen: false } };
    expect(savedBy(section, { operatingHours: hours }).operatingHours).toMatchObject({
      monday: open,
      tuesday: { open: '09:00', close: '22:00', isOpen: false },
    });
  });

  it('lack no time of a day that is open', () => {
    const hours = { ...DEFAULT_HOURS, monday: { ...open, close: '' } };
    expect(faultsIn(section, { operatingHours: hours })).toEqual(['operatingHours']);
  });
});

describe('the service', () => {
  it('is stored in the order of the options, whatever the order of the taps', () => {
    const saved = savedBy(serviceSection, {
      services: ['takeaway', 'dine-in', 'unknown'],
      cuisineTypes: ['South Indian', 'North Indian'],
    });
    expect(saved.services).toEqual(['dine-in', 'takeaway']);
    expect(saved.cuisineTypes).toHaveLength(2);
    const reversed = savedBy(serviceSection, { cuisineTypes: ['North Indian', 'South Indian'] });
    expect(reversed.cuisineTypes).toEqual(saved.cuisineTypes);
    expect(faultsIn(serviceSection, { services: [] })).toEqual(['services']);
    expect(faultsIn(serviceSection, { cuisineTypes: [] })).toEqual(['cuisineTypes']);
  });

  it('has known aggregators and one more by name, each once', () => {
    const of = (aggregators: string[], otherOperator: string) =>
      savedBy(serviceSection, { aggregators, otherOperator }).aggregators;
    expect(of(['Zomato', 'Swiggy'], '')).toEqual(expect.arrayContaining(['Swiggy', 'Zomato']) as never);
    expect(of(['Swiggy'], 'Local Eats')).toEqual(['Swiggy', 'Local Eats']);
    expect(of(['Swiggy'], 'Swiggy')).toEqual(['Swiggy']);
    expect(of(['Unknown'], '')).toEqual([]);
    const { valuesOf } = serviceSection;
    expect(valuesOf(aRestaurant({ aggregators: ['Local Eats', 'Swiggy'] }))).toMatchObject({
      aggregators: ['Swiggy'],
      otherOperator: 'Local Eats',
    });
    expect(valuesOf(aRestaurant({ aggregators: ['Swiggy'] })).otherOperator).toBe('');
  });
});
