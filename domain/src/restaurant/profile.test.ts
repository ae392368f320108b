import { describe, expect, it } from 'vitest';
import { documentKind } from '../billing/shape/document-kind.ts';
import { DAY, endOfBusinessDay } from '../time/ist.ts';
import { aNewRestaurant } from '../fixtures/restaurant.ts';
import { chargesTax, profileSchema, projectProfile } from './profile.ts';
import type { WholeRestaurant } from './whole-restaurant.ts';

const secret = (field: string) => `secret-${field}`;
const restaurant = aNewRestaurant({
  uid: secret('uid'),
  email: secret('email'),
  ownerName: secret('ownerName'),
  referralId: secret('referralId'),
  staffReferralId: secret('staffReferralId'),
  createdAt: 1_000_000,
  legalName: secret('legalName'),
  gstin: '27AAPFU0939F1ZV',
  fssai: '11521034000123',
});

describe('projectProfile', () => {
  it('always gives the same result, which can be stored', () => {
    const once = projectProfile(restaurant);
    expect(projectProfile(restaurant)).toEqual(once);
    expect(profileSchema.decode(profileSchema.encode(once))).toEqual(once);
  });

  it('contains nothing private about the owner', () => {
    const told = JSON.stringify(projectProfile(restaurant));
    expect(told).not.toContain('secret');
    expect(told).not.toContain(restaurant.gstin);
    expect(told).not.toContain(restaurant.fssai);
    expect(Object.keys(projectProfile(restaurant)).toSorted()).toEqual([
      'address',
      'cuisineTypes',
      'dayCutoff',
      'establishmentType',
      'firstRoundNorm',
      'name',
      'operatingHours',
      'orderingPaused',
      'orderingUntil',
      'packingPaise',
      'paperMm',
      'phone',
      'providesHotelServices',
      'qrTrust',
      'restaurantType',
      'secondLanguageOnBills',
      'services',
      'stations',
      'tax',
      'upiVpa',
    ]);
  });

  it('has the public review page where the owner named one', () => {
    const reviewLink = 'https://g.page/r/spice/review';
    expect(projectProfile({ ...restaurant, reviewLink }).reviewLink).toBe(reviewLink);
    expect(projectProfile({ ...restaurant, reviewLink: '' })).not.toHaveProperty('reviewLink');
  });

  it('lets a trial take orders for a week more, and premium without an end for ever', () => {
    expect(projectProfile(restaurant).orderingUntil).toBe(
      endOfBusinessDay(1_000_000 + 14 * DAY, '04:00') + 7 * DAY,
    );
    expect(projectProfile({ ...restaurant, membership: 'premium' }).orderingUntil).toBeNull();
  });
});

describe('prices that include tax', () => {
  it.each<[string, Partial<WholeRestaurant>, true | undefined]>([
    ['chosen', { pricesIncludeTax: true }, true],
    ['turned off', { pricesIncludeTax: false }, undefined],
    ['never chosen', {}, undefined],
    ['chosen under composition', { pricesIncludeTax: true, composition: true }, undefined],
    [
      'chosen without a GSTIN or liquor',
      { pricesIncludeTax: true, gstin: '', liquorVatPercentage: 0 },
      undefined,
    ],
    [
      'chosen without a GSTIN, with VAT',
      { pricesIncludeTax: true, gstin: '', liquorVatPercentage: 10 },
      true,
    ],
  ])('%s', (_, over, included) => {
    expect(
      projectProfile({ ...restaurant, taxSettings: { enabled: true, percentage: 5 }, ...over }).tax.included,
    ).toBe(included);
  });
});

describe('chargesTax', () => {
  const cases = [true, false].flatMap((enabled) =>
    [true, false].flatMap((registered) =>
      [true, false].map((composition) => ({ enabled, registered, composition })),
    ),
  );
  it.each(cases)('is right for enabled $enabled, registered $registered, composition $composition', (c) => {
    const seller = {
      taxSettings: { enabled: c.enabled, percentage: 5 },
      gstin: c.registered ? restaurant.gstin : '',
      composition: c.composition,
    };
    const charges = c.enabled && c.registered && !c.composition;
    expect(chargesTax(seller)).toBe(charges);
    expect(projectProfile({ ...restaurant, ...seller }).tax.charged).toBe(charges);
    // The guest's running bill and the settled bill must agree.
    expect(documentKind(seller, []) === 'tax-invoice').toBe(charges);
  });
});
