import { describe, expect, it } from 'vitest';
import { DAY } from '../time/ist.ts';
import { documentKind } from '../billing/shape/document-kind.ts';
import { newRestaurant } from './new-restaurant.ts';
import { OWNER_WRITABLE, legalDetailsSchema } from './settings.ts';
import { areSeriesApart } from '../billing/documents/series-apart.ts';
import { fssaiSchema, seriesSchema, upiVpaSchema } from './settings.schema.ts';
import { NOT_SET, percentageSchema, seatingSchema } from './restaurant.schema.ts';
import { stepAfter, stepBefore, nextStep, ONBOARDING_STEPS } from './onboarding.ts';
import { documentSettings, noticeSettings, serviceSettings } from './settings.collection.ts';
import { changesIn, documentsOfRestaurant, SECTIONS } from './whole-restaurant.ts';
import { restaurants } from './restaurant.collection.ts';
import { firstPeriods, endOfPeriod, subscriptionOf, withoutPeriod } from '../subscription/subscription.ts';
import type { Restaurant } from './restaurant.schema.ts';

const at = Date.parse('2026-10-05T12:00+05:30');
const fresh = newRestaurant({
  uid: 'u1',
  email: 'owner@spice.in',
  restaurantName: 'Spice',
  ownerName: 'Asha',
  establishmentType: 'casual',
  providesHotelServices: true,
  referralId: 'BHOJABC123',
  staffReferralId: 'STAFF01',
  membership: 'free',
  at,
});

describe('a new restaurant', () => {
  it('has the defaults of LIMIT-1 and LIMIT-5 (DATA-OWNER-2, DATA-OWNER-6)', () => {
    expect(fresh).toMatchObject({
      role: 'owner',
      membership: 'free',
      trialStartDate: at,
      trialEndDate: at + 14 * DAY,
      trialDaysLeft: 14,
      taxSettings: { enabled: false, percentage: 5 },
      onboardingComplete: false,
      installed: false,
    });
    expect(new Set(Object.values(fresh.operatingHours).map((day) => JSON.stringify(day)))).toEqual(
      new Set(['{"open":"09:00","close":"22:00","isOpen":true}']),
    );
  });

  it('that has paid has no trial, also when the payment is given back (P-PLAN-10)', () => {
    const [period] = firstPeriods([{ interval: 'month' }], at);
    if (period === undefined) throw new RangeError('no period');
    const { uid, email, restaurantName, ownerName, establishmentType, referralId, staffReferralId } = fresh;
    const paid = newRestaurant({
      uid,
      email,
      restaurantName,
      ownerName,
      establishmentType,
      referralId,
      staffReferralId,
      providesHotelServices: true,
      membership: 'premium',
      premiumUntil: period.until,
      periodDay: period.day,
      at,
    });
    expect(paid).toMatchObject({ trialEndDate: at, trialDaysLeft: 0, periodDay: 5 });
    const ended = withoutPeriod(paid, period, at + 3 * DAY);
    expect(ended).toEqual({ membership: 'premium', premiumUntil: at + 3 * DAY });
    const over = endOfPeriod(at + 3 * DAY, paid);
    expect(subscriptionOf({ ...paid, ...ended }, over)).toMatchObject({ state: 'grace', daysLeft: 7 });
    expect(subscriptionOf({ ...paid, ...ended }, over + 7 * DAY).state).toBe('lapsed');
  });

  it("stores the sign-up's answer in two fields, of which onboarding overwrites one", () => {
    expect(fresh).toMatchObject({ restaurantType: 'casual', establishmentType: 'casual' });
  });

  it('has the values of the form (DATA-OWNER-3, DATA-OWNER-4)', () => {
    expect(fresh).toMatchObject({
      email: 'owner@spice.in',
      restaurantName: 'Spice',
      providesHotelServices: true,
      referralId: 'BHOJABC123',
      staffReferralId: 'STAFF01',
    });
  });

  it('has a cut-off at 04:00, takes orders and issues plain bills', () => {
    expect(fresh).toMatchObject({ dayCutoff: '04:00', orderingPaused: false, qrTrust: 'guests' });
    expect(documentKind(fresh, [])).toBe('bill');
  });

  it('can be stored and read back unchanged', () => {
    const stored = documentsOfRestaurant('owner@spice.in', fresh);
    const known = [restaurants, ...Object.values(SECTIONS)];
    const read = known.map((each, n) => each.decode(stored[n]?.stored));
    expect(Object.assign({}, ...read)).toEqual(fresh);
  });

  it('has a document for each section, none with a field of another', () => {
    const stored = documentsOfRestaurant('owner@spice.in', fresh);
    expect(stored.map(({ path }) => path)).toEqual([
      'users/owner@spice.in',
      'users/owner@spice.in/settings/service',
      'users/owner@spice.in/settings/documents',
      'users/owner@spice.in/settings/notices',
    ]);
    const fields = [restaurants, ...Object.values(SECTIONS)].flatMap(({ schema }) =>
      Object.keys(schema.shape),
    );
    expect(new Set(fields).size).toBe(fields.length);
  });
});

describe('changed settings', () => {
  it('go to the documents that hold them, and only there', () => {
    expect(
      changesIn('owner@spice.in', { restaurantName: 'Spice', phone: '', gstin: '', orderingPaused: true }),
    ).toEqual([
      { path: 'users/owner@spice.in', fields: { restaurantName: 'Spice' } },
      { path: 'users/owner@spice.in/settings/service', fields: { orderingPaused: true } },
      { path: 'users/owner@spice.in/settings/documents', fields: { phone: '', gstin: '' } },
    ]);
    expect(changesIn('owner@spice.in', {})).toEqual([]);
  });
});

describe('onboarding', () => {
  it('asks in the order of STATE-4', () => {
    expect(ONBOARDING_STEPS).toEqual(['restaurantType', 'seating', 'tax', 'cuisine', 'timings', 'services']);
    expect(ONBOARDING_STEPS.map(stepAfter)).toEqual([
      'seating',
      'tax',
      'cuisine',
      'timings',
      'services',
      'onboardingComplete',
    ]);
  });

  const type = { restaurantType: 'Both' };
  const seated = { ...type, seatingConfiguration: { floors: 1, tablesPerFloor: [4] } };
  const cuisine = { ...seated, cuisineTypes: ['Thai'] };
  it.each<[string, Partial<Restaurant>, string | null]>([
    ['nothing', {}, 'restaurantType'],
    ['a social sign-up', { restaurantType: NOT_SET }, 'restaurantType'],
    ['the type', type, 'seating'],
    ['the seating', seated, 'tax'],
    ['the cuisine', cuisine, 'timings'],
    ['the services, before completion', { ...cuisine, services: ['dine-in'] }, 'timings'],
    ['everything', { ...cuisine, services: ['dine-in'], onboardingComplete: true }, null],
    ['completion', { onboardingComplete: true }, null],
  ])('resumes at the right step after %s', (_, over, step) => {
    expect(nextStep({ ...fresh, ...over })).toBe(step);
  });

  it.each<[Partial<Restaurant>, (typeof ONBOARDING_STEPS)[number], string | null]>([
    [{}, 'restaurantType', null],
    [{}, 'services', 'restaurantType'],
    [type, 'tax', 'seating'],
    [seated, 'tax', null],
    [seated, 'timings', 'cuisine'],
    [cuisine, 'restaurantType', null],
    [{ onboardingComplete: true }, 'services', null],
  ])('allows no step to be skipped: %o, at %s', (over, step, before) => {
    expect(stepBefore(step, { ...fresh, ...over })).toBe(before);
  });
});

describe('the fields that an owner may write', () => {
  const held = { restaurants, serviceSettings, documentSettings, noticeSettings };

  it('exclude exactly identity, membership, public address, trial, suspension, support, referral, seating and its names, what is measured and offers, and closed notices', () => {
    const others = Object.entries(OWNER_WRITABLE).flatMap(([name, writable]) =>
      Object.keys(held[name as keyof typeof OWNER_WRITABLE].schema.shape).filter(
        (field) => !(writable as readonly string[]).includes(field),
      ),
    );
    expect(others).toEqual([
      'uid',
      'email',
      'createdAt',
      'role',
      'membership',
      'trialStartDate',
      'trialEndDate',
      'trialDaysLeft',
      'premiumUntil',
      'periodDay',
      'giftedMs',
      'publicAddress',
      'suspendedAt',
      'support',
      'referralId',
      'staffReferralId',
      'establishmentType',
      'seatingConfiguration',
      'placeNames',
      'firstRounds',
      'takesBookings',
      'keepsStock',
      'offers',
      'cashSessions',
      'noticesDismissed',
    ]);
  });

  it('are listed once each', () => {
    const all = Object.values(OWNER_WRITABLE).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('legal details', () => {
  const details = {
    legalName: 'Spice Foods LLP',
    address: '1 MG Road, Pune',
    gstin: '27AAPFU0939F1ZV',
    fssai: '11521034000123',
    companyNumber: '',
    composition: false,
  };

  it('accept a GSTIN however it was typed', () => {
    expect(legalDetailsSchema.parse({ ...details, gstin: ' 27aapfu0939f1zv ' }).gstin).toBe(
      '27AAPFU0939F1ZV',
    );
  });

  it('accept a missing GSTIN and FSSAI number', () => {
    expect(legalDetailsSchema.safeParse({ ...details, gstin: '', fssai: ' ' }).success).toBe(true);
  });

  it.each([
    ['gstin', '27AAPFU0939F1ZU'],
    ['gstin', 'nonsense'],
    ['fssai', '1234'],
    ['legalName', '  '],
    ['address', ''],
  ])('refuse for %s "%s"', (field, value) => {
    const result = legalDetailsSchema.safeParse({ ...details, [field]: value });
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });
});

describe('fields of the record', () => {
  it.each([
    [0, true],
    [5, true],
    [12.5, true],
    [0.07, true],
    [99.99, true],
    [100, true],
    [100.01, false],
    [-1, false],
    [5.125, false],
    [Number.NaN, false],
  ])('a percentage of %d: %s', (n, accepted) => {
    expect(percentageSchema.safeParse(n).success).toBe(accepted);
  });

  it.each([
    [{ floors: 1, tablesPerFloor: [1] }, true],
    [{ floors: 20, tablesPerFloor: Array(20).fill(200) }, true],
    [{ floors: 2, tablesPerFloor: [4] }, false],
    [{ floors: 0, tablesPerFloor: [] }, false],
    [{ floors: 21, tablesPerFloor: Array(21).fill(1) }, false],
    [{ floors: 1, tablesPerFloor: [201] }, false],
    [{ floors: 1, tablesPerFloor: [0] }, false],
    [{ floors: 1, tablesPerFloor: [Number.NaN] }, false],
  ])('a seating of %j: %s', (seating, accepted) => {
    expect(seatingSchema.safeParse(seating).success).toBe(accepted);
  });

  it.each([
    ['asha@okhdfcbank', true],
    ['9876543210@ybl', true],
    ['spice.foods-1@upi', true],
    ['asha', false],
    ['asha@gmail.com', false],
    ['a@upi', false],
    ['asha @upi', false],
  ])('a UPI address %s: %s', (vpa, accepted) => {
    expect(upiVpaSchema.safeParse(vpa).success).toBe(accepted);
  });

  it('accepts a series of one to three characters and an FSSAI number of fourteen digits', () => {
    expect(
      ['A', 'INV', '26A', 'CN', '', 'INVO', 'a', 'A-1'].map((s) => seriesSchema.safeParse(s).success),
    ).toEqual([true, true, true, true, false, false, false, false]);
    const series = {
      invoiceSeries: 'INV',
      creditSeries: 'CN',
      debitSeries: 'DN',
      receiptSeries: 'RV',
      refundSeries: 'RF',
    };
    expect(areSeriesApart(series)).toBe(true);
    for (const kind of [
      'invoiceSeries',
      'creditSeries',
      'debitSeries',
      'receiptSeries',
      'refundSeries',
    ] as const)
      for (const other of Object.values({ ...series, [kind]: null }))
        if (other !== null) expect(areSeriesApart({ ...series, [kind]: other })).toBe(false);
    expect(fssaiSchema.safeParse('11521034000123').success).toBe(true);
    expect(fssaiSchema.safeParse('1152103400012A').success).toBe(false);
  });
});
