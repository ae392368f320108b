import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DAY, startOf } from '../time/ist.ts';
import {
  firstPeriods,
  GRACE_DAYS,
  nextPeriod,
  orderingUntil,
  subscriptionOf,
  withoutPeriod,
} from './subscription.ts';
import type { Membership } from './subscription.ts';

const END = startOf('2026-08-15');
const GRACE = GRACE_DAYS * DAY;
const trial: Membership = { membership: 'free', trialEndDate: END, premiumUntil: null };
const premium: Membership = { membership: 'premium', trialEndDate: 0, premiumUntil: END };
const given: Membership = { membership: 'premium', trialEndDate: 0, premiumUntil: null };
const monthly = { interval: 'month' };
const yearly = { interval: 'year' };

describe('subscriptionOf', () => {
  it.each([
    [
      '14 days before the end of a trial',
      trial,
      END - 14 * DAY,
      { state: 'trialing', until: END, daysLeft: 14 },
    ],
    ['a millisecond before', trial, END - 1, { state: 'trialing', until: END, daysLeft: 1 }],
    ['at the end', trial, END, { state: 'grace', until: END + GRACE, daysLeft: 7, endedAt: END }],
    [
      'in the last moment of grace',
      trial,
      END + GRACE - 1,
      { state: 'grace', until: END + GRACE, daysLeft: 1, endedAt: END },
    ],
    ['when grace ends', trial, END + GRACE, { state: 'lapsed', endedAt: END }],
    ['while premium runs', premium, END - 1, { state: 'premium', until: END }],
    ['when premium ends', premium, END, { state: 'grace', until: END + GRACE, daysLeft: 7, endedAt: END }],
    ['a week after premium', premium, END + GRACE, { state: 'lapsed', endedAt: END }],
    ['with premium without an end', given, END + 10_000 * DAY, { state: 'premium', until: null }],
  ] as const)('%s', (_, record, now, expected) => {
    expect(subscriptionOf(record, now)).toEqual(expected);
  });

  it('allows orders in every state but the last', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(trial, premium, given),
        fc.integer({ min: -400, max: 400 }),
        (record, hours) => {
          const now = END + hours * 3_600_000;
          const until = orderingUntil(record);
          expect(until === null || now < until).toBe(subscriptionOf(record, now).state !== 'lapsed');
        },
      ),
    );
  });
});

describe('nextPeriod', () => {
  it.each([
    ['keeps the days that are left of a trial', trial, END - 5 * DAY, END],
    ['begins now in the grace of a trial', trial, END + DAY, END + DAY],
    ['follows on what is paid', premium, END - 5 * DAY, END],
    ['goes on where a paid period ended, in its grace', premium, END + 3 * DAY, END],
    ['begins now after a lapse', premium, END + GRACE, END + GRACE],
  ] as const)('%s', (_, record, now, from) => {
    expect(nextPeriod(record, monthly, now)?.from).toBe(from);
  });

  it('lasts a calendar month or a year', () => {
    expect(nextPeriod(trial, monthly, END)).toEqual({ from: END, until: startOf('2026-09-15') });
    expect(nextPeriod(trial, yearly, END)).toEqual({ from: END, until: startOf('2027-08-15') });
  });

  it('is null when premium has no end', () => {
    expect(nextPeriod(given, monthly, END)).toBeNull();
  });

  it('never ends earlier than without the payment', () => {
    fc.assert(
      fc.property(fc.constantFrom(trial, premium), fc.integer({ min: -40, max: 40 }), (record, days) => {
        const now = END + days * DAY;
        expect(nextPeriod(record, monthly, now)?.until).toBeGreaterThan(Math.max(now, END));
      }),
    );
  });
});

describe('withoutPeriod', () => {
  const paid = (until: number, trialEndDate = 0): Membership => ({
    membership: 'premium',
    premiumUntil: until,
    trialEndDate,
  });
  const month = { from: END, until: END + 30 * DAY };

  it('takes off what is left of the period', () => {
    // Five of thirty days are used: the other twenty-five are taken off, and the subscription ends now.
    expect(withoutPeriod(paid(month.until), month, END + 5 * DAY)).toEqual({
      membership: 'premium',
      premiumUntil: END + 5 * DAY,
    });
    // Two months were paid; the second moves forward.
    expect(withoutPeriod(paid(month.until + 31 * DAY), month, END + 5 * DAY)).toEqual({
      membership: 'premium',
      premiumUntil: END + 36 * DAY,
    });
  });

  it('leaves the trial when nothing else is left', () => {
    expect(withoutPeriod(paid(month.until, END), month, END - 3 * DAY)).toEqual({
      membership: 'free',
      premiumUntil: null,
    });
  });

  it('changes nothing when the period is over or the subscription has no end', () => {
    expect(withoutPeriod(paid(month.until), month, month.until)).toBeNull();
    expect(withoutPeriod(given, month, END)).toBeNull();
    expect(withoutPeriod(trial, month, END)).toBeNull();
  });

  it('never ends a running subscription in the past', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (left, used) => {
        const now = END + used * DAY;
        const after = withoutPeriod(paid(now + left * DAY), month, now);
        expect(after?.premiumUntil ?? now).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});

describe('firstPeriods', () => {
  it('gives no period for no purchase, and otherwise one after the other', () => {
    expect(firstPeriods([], END)).toEqual([]);
    expect(firstPeriods([monthly, yearly], END)).toEqual([
      { from: END, until: startOf('2026-09-15') },
      { from: startOf('2026-09-15'), until: startOf('2027-09-15') },
    ]);
  });
});
