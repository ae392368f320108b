import { describe, expect, it } from 'vitest';
import { aPlatformStaff, aTenant } from '../fixtures/platform.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { NOW, UIDS } from '../fixtures/ids.ts';
import { DAY } from '../time/ist.ts';
import { nextStepOf, tenantOf } from './tenant.ts';

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

  it('flags the owner who is the referrer', () => {
    const record = aRestaurant({ email: 'staff+cafe@bhoj.example' });
    expect(tenantOf({ ...facts, record }).selfReferral).toBe(true);
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
  ])('for %s', (_, tenant, step) => {
    expect(nextStepOf(tenant, NOW)).toBe(step);
  });
});
