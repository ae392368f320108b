import { describe, expect, it } from 'vitest';
import { aPlatformStaff, aTenant } from '../../fixtures/platform.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { NOW, UIDS } from '../../fixtures/ids.ts';
import { DAY, dateOf } from '../../time/ist.ts';
import { funnelChanges } from '../staff/funnel.ts';
import { isQuiet, nextStepOf, tenantOf } from './tenant.ts';

const referrer = { id: UIDS.staff, value: aPlatformStaff() };
const facts = {
  record: aRestaurant({ restaurantName: 'Café Rasa', onboardingComplete: false }),
  known: null,
  referrer,
  firstPaidAt: null,
  handle: 'TenantAAAAAAAAAAAAA1',
  now: NOW,
};
const premium = (days: number) => aRestaurant({ membership: 'premium', premiumUntil: NOW + days * DAY });

describe('tenantOf', () => {
  it('makes a new tenant of a record', () => {
    expect(tenantOf(facts)).toMatchObject({
      name: 'Café Rasa',
      searchName: 'cafe rasa',
      referredBy: UIDS.staff,
      selfReferral: false,
      onboardedAt: null,
      paidAt: null,
      keptAt: null,
    });
  });

  it('holds whose the restaurant is and for how long it is open to support, and no setting of it', () => {
    const support = { id: 's1', from: NOW, until: NOW + 1 };
    const record = aRestaurant({
      support,
      installationDate: NOW,
      upiVpa: 'asha@upi',
      gstin: '27AAPFU0939F1ZV',
    });
    const tenant = tenantOf({ ...facts, record });
    const { ownerName, email, phone, address, staffReferralId, referralId } = record;
    expect(tenant).toMatchObject({
      account: { ownerName, email, phone, address, staffReferralId, referralId, installedAt: NOW },
      support,
    });
    expect(JSON.stringify(tenant)).not.toMatch(/asha@upi|27AAPFU0939F1ZV/);
    expect(tenantOf(facts)).not.toHaveProperty('support');
  });

  it('keeps what it has seen: handle, times, the referrer it was handed to, and the flag', () => {
    const known = aTenant({
      onboardedAt: 1,
      paidAt: 2,
      referredBy: 'other',
      selfReferral: true,
      handle: 'kept',
    });
    expect(tenantOf({ ...facts, known, referrer: null, firstPaidAt: 9 })).toMatchObject({
      onboardedAt: 1,
      paidAt: 2,
      referredBy: 'other',
      selfReferral: true,
      handle: 'kept',
    });
  });

  it('keeps when each step of onboarding was first seen answered (P-PLATFORM-52)', () => {
    const open = {
      restaurantType: 'casual',
      seatingConfiguration: null,
      cuisineTypes: [],
      onboardingComplete: false,
    };
    const signedUp = tenantOf({ ...facts, record: aRestaurant(open) });
    expect(signedUp.answered).toEqual({});
    const first = aRestaurant({ ...open, restaurantType: 'Both' });
    const known = tenantOf({ ...facts, record: first, known: signedUp, now: NOW + 1 });
    expect(known.answered).toEqual({ restaurantType: NOW + 1 });
    const second = aRestaurant({ ...open, restaurantType: 'Vegetarian', cuisineTypes: ['Thai'] });
    const later = tenantOf({ ...facts, record: second, known, now: NOW + 2 });
    expect(later.answered).toEqual({ restaurantType: NOW + 1, cuisine: NOW + 2 });
  });

  it('says the same of the same record again', () => {
    const record = aRestaurant({ onboardingComplete: true });
    const first = tenantOf({ ...facts, record });
    expect(first.onboardedAt).toBe(NOW);
    expect(tenantOf({ ...facts, record, known: first, handle: 'another', now: NOW + DAY })).toEqual(first);
  });

  it.each([
    ['89 days', premium(89), null],
    ['90 days', premium(90), NOW + 90 * DAY],
    ['no end', aRestaurant({ membership: 'premium', premiumUntil: null }), NOW + 90 * DAY],
    ['nothing any more', aRestaurant({ membership: 'free' }), null],
  ])('is kept from day 90 when paid for %s', (_, record, keptAt) => {
    expect(tenantOf({ ...facts, record, firstPaidAt: NOW }).keptAt).toBe(keptAt);
  });

  it('does not count premium without a payment as paid', () => {
    expect(tenantOf({ ...facts, record: premium(365) })).toMatchObject({ paidAt: null, keptAt: null });
  });

  it('flags the owner who is the referrer, and holds the referral back until it is reviewed (P-PLATFORM-6)', () => {
    const record = aRestaurant({ email: 'staff+cafe@bhoj.example' });
    const held = tenantOf({ ...facts, record });
    expect(held).toMatchObject({ selfReferral: true, referredBy: null, heldFor: UIDS.staff });
    expect([...funnelChanges([{ before: null, after: held }], NOW)]).toEqual([]);
    // It stays held back while nobody has reviewed it, and counts once it was given to its referrer.
    expect(tenantOf({ ...facts, record, known: held, referrer: null })).toEqual(held);
    const known = { ...held, referredBy: UIDS.staff, heldFor: null };
    const reviewed = tenantOf({ ...facts, record, known });
    expect(reviewed).toMatchObject({ selfReferral: true, referredBy: UIDS.staff, heldFor: null });
    const [counted] = funnelChanges([{ before: held, after: reviewed }], NOW);
    expect(counted).toMatchObject([UIDS.staff, { signedUp: 1, flagged: 1 }]);
  });

  it('takes a referral back when the owner enters the referrer’s number later', () => {
    const known = tenantOf(facts);
    expect(known).toMatchObject({ referredBy: UIDS.staff, heldFor: null });
    const record = aRestaurant({ email: 'staff+later@bhoj.example' });
    const held = tenantOf({ ...facts, record, known });
    expect(held).toMatchObject({ referredBy: null, heldFor: UIDS.staff });
    const [uncounted] = funnelChanges([{ before: known, after: held }], NOW);
    expect(uncounted).toMatchObject([UIDS.staff, { signedUp: -1 }]);
  });
});

describe('nextStepOf', () => {
  const onTrial = (days: number, onboardedAt: number | null = NOW) =>
    aTenant({ trialEndDate: NOW + days * DAY, onboardedAt });
  it.each([
    ['a new trial', onTrial(14), null],
    ['six days before the end', onTrial(6), null],
    ['five days before the end', onTrial(5), 'trial-ends'],
    ['onboarding that is not finished', onTrial(5, null), 'finish-onboarding'],
    ['the days of grace', onTrial(-1), 'pay'],
    ['the day after grace', onTrial(-8), 'lapsed'],
    ['a lapsed one that was never set up', onTrial(-8, null), 'lapsed'],
    ['a paying one', aTenant({ membership: 'premium', premiumUntil: NOW + DAY, onboardedAt: NOW }), null],
    ['one without a bill for a week', { ...onTrial(14), isQuiet: true }, 'no-bill'],
    ['one whose trial ends, too', { ...onTrial(5), isQuiet: true }, 'trial-ends'],
    ['one that was never set up', { ...onTrial(14, null), isQuiet: true }, 'finish-onboarding'],
  ])('for %s', (_, tenant, step) => {
    expect(nextStepOf(tenant, NOW)).toBe(step);
  });
});

describe('isQuiet (P-PLATFORM-50)', () => {
  const daysAgo = (days: number) => dateOf(NOW - days * DAY);
  it.each([
    ['a bill seven days ago', { onboardedAt: 0, lastBillDay: daysAgo(7) }, true],
    ['a bill six days ago', { onboardedAt: 0, lastBillDay: daysAgo(6) }, false],
    ['no bill, set up a week ago', { onboardedAt: NOW - 7 * DAY, lastBillDay: null }, true],
    ['no bill, set up six days ago', { onboardedAt: NOW - 6 * DAY, lastBillDay: null }, false],
    ['no bill, and not set up', { onboardedAt: null, lastBillDay: null }, false],
    ['no night that looked', { onboardedAt: 0 }, false],
  ])('with %s', (_, tenant, quiet) => {
    expect(isQuiet(tenant, NOW)).toBe(quiet);
  });
});

describe('what lists ask of a tenant', () => {
  it.each([
    [aRestaurant({ membership: 'free', trialEndDate: NOW + DAY }), NOW + DAY],
    [premium(3), NOW + 3 * DAY],
    [aRestaurant({ membership: 'premium', premiumUntil: null }), Date.UTC(2200, 0, 1)],
  ])('has an end that can be compared', (record, planEndsAt) => {
    expect(tenantOf({ ...facts, record })).toMatchObject({ planEndsAt, suspended: false });
  });

  it('says that it is suspended', () => {
    const record = aRestaurant({ suspendedAt: NOW });
    expect(tenantOf({ ...facts, record }).suspended).toBe(true);
    expect(tenantOf({ ...facts, record: { ...record, suspendedAt: null } }).suspended).toBe(false);
  });

  it('does not count gifted days as kept', () => {
    const gifted = { ...premium(100), giftedMs: 20 * DAY };
    expect(tenantOf({ ...facts, record: gifted, firstPaidAt: NOW }).keptAt).toBeNull();
    expect(tenantOf({ ...facts, record: { ...gifted, giftedMs: 10 * DAY }, firstPaidAt: NOW }).keptAt).toBe(
      NOW + 90 * DAY,
    );
  });
});
