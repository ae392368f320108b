import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DAY, dateOf, HOUR, startOf } from '../time/ist.ts';
import {
  firstPeriods,
  GRACE_DAYS,
  movedForward,
  nextPeriod,
  orderingUntil,
  subscriptionOf,
  withoutPeriod,
} from './subscription.ts';
import type { Membership, PaidMembership } from './subscription.ts';

const END = startOf('2026-08-15');
// Their business day ends at midnight, so every period below ends when it says.
const dayCutoff = '00:00';
const GRACE = GRACE_DAYS * DAY;
const trial: PaidMembership = {
  dayCutoff,
  membership: 'free',
  trialEndDate: END,
  premiumUntil: null,
  periodDay: null,
};
const premium: PaidMembership = {
  dayCutoff,
  membership: 'premium',
  trialEndDate: 0,
  premiumUntil: END,
  periodDay: 15,
};
const given: PaidMembership = { membership: 'premium', trialEndDate: 0, premiumUntil: null, periodDay: null };
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

describe('a period that ends at 20:15 of 15 August (P-PAY-4)', () => {
  const dinner = startOf('2026-08-15') + 20.25 * HOUR;
  const over = startOf('2026-08-16') + 4 * HOUR;
  const eating: PaidMembership = { ...premium, dayCutoff: '04:00', premiumUntil: dinner };

  it('is over with the business day, at 04:00, and its grace a week later at 04:00', () => {
    const ended = { ...eating, membership: 'free' as const, trialEndDate: dinner };
    expect(subscriptionOf(ended, over - 1)).toEqual({ state: 'trialing', until: dinner, daysLeft: 1 });
    expect(subscriptionOf(ended, over)).toMatchObject({ state: 'grace', until: over + GRACE, daysLeft: 7 });
    expect(orderingUntil(ended)).toBe(over + GRACE);
    expect(orderingUntil({ ...ended, dayCutoff: '06:00' })).toBe(over + 2 * HOUR + GRACE);
  });

  it('goes on from its own end when it is renewed that night', () => {
    expect(nextPeriod(eating, monthly, over - HOUR)?.from).toBe(dinner);
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
    expect(nextPeriod(trial, monthly, END)).toEqual({ from: END, until: startOf('2026-09-15'), day: 15 });
    expect(nextPeriod(trial, yearly, END)).toEqual({ from: END, until: startOf('2027-08-15'), day: 15 });
  });

  /** Returns the days on which a row of periods from `first` ends, each bought as soon as the one before it. */
  const endsFrom = (first: string, plans: readonly { interval: string }[]) => {
    let record: PaidMembership = { ...trial, trialEndDate: startOf(first) };
    return plans.map((plan) => {
      const period = nextPeriod(record, plan, startOf(first) - DAY);
      if (period === null) throw new RangeError('no period');
      record = { ...record, membership: 'premium', premiumUntil: period.until, periodDay: period.day };
      return dateOf(period.until);
    });
  };

  it('keeps the day of the first period of its row (P-PLAN-8)', () => {
    expect(
      endsFrom(
        '2027-01-31',
        Array.from({ length: 5 }, () => monthly),
      ),
    ).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']);
    expect(endsFrom('2027-01-30', [monthly, monthly])).toEqual(['2027-02-28', '2027-03-30']);
    expect(endsFrom('2028-02-29', [yearly, yearly, yearly, yearly]).at(-1)).toBe('2032-02-29');
    expect(endsFrom('2027-01-31', [monthly, yearly, monthly])).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2028-03-31',
    ]);
  });

  it('keeps the day in the grace of its row, and begins another row after a lapse or a gift', () => {
    const end = startOf('2027-02-28');
    const paid: PaidMembership = { ...premium, premiumUntil: end, periodDay: 31 };
    expect(nextPeriod(paid, monthly, end + DAY)).toEqual({
      from: end,
      until: startOf('2027-03-31'),
      day: 31,
    });
    const lapsed = nextPeriod(paid, monthly, end + GRACE);
    expect(lapsed).toEqual({ from: end + GRACE, until: startOf('2027-04-07'), day: 7 });
    const gifted = { ...paid, premiumUntil: startOf('2027-03-10') };
    expect(nextPeriod(gifted, monthly, end)).toMatchObject({ until: startOf('2027-04-10'), day: 10 });
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

describe('movedForward', () => {
  const T = END;
  const day = (n: number) => T + n * DAY;
  const paidFor = (from: number, until: number) => ({ from: day(from), until: day(until) });

  it('costs no paid day, however many periods are given back (P-PLAN-9)', () => {
    // Three months of thirty days are paid. The first is given back after 10 days, the second 20 days later.
    const record: Membership = { membership: 'premium', trialEndDate: 0, premiumUntil: day(90) };
    const [first, second, third] = [paidFor(0, 30), paidFor(30, 60), paidFor(60, 90)];
    const afterOne = withoutPeriod(record, first, day(10));
    expect(afterOne?.premiumUntil).toBe(day(70));
    const moved = movedForward([second, third], first, day(10));
    expect(moved).toEqual([paidFor(10, 40), paidFor(40, 70)]);
    const [secondMoved = second, thirdMoved = third] = moved;
    const afterTwo = withoutPeriod({ ...record, ...afterOne }, secondMoved, day(30));
    // Thirty paid days are left. By the old dates, twenty of them would be gone.
    expect(afterTwo?.premiumUntil).toBe(day(60));
    expect(movedForward([thirdMoved], secondMoved, day(30))).toEqual([paidFor(30, 60)]);
  });

  it('moves nothing that came before, nor anything for a period that is over', () => {
    const all = [paidFor(0, 30), paidFor(30, 60), paidFor(65, 95)];
    expect(movedForward(all, paidFor(30, 60), day(5))).toEqual([paidFor(35, 65)]);
    expect(movedForward(all, paidFor(30, 60), day(60))).toEqual([]);
  });

  it('ends the last of the periods where the subscription ends', () => {
    const length = fc.integer({ min: 1, max: 366 });
    fc.assert(
      fc.property(
        fc.array(length, { minLength: 2, maxLength: 6 }),
        fc.nat(5),
        fc.nat(900),
        (days, n, used) => {
          let from = 0;
          const all = days.map((each) => paidFor(from, (from += each)));
          const ended = all[Math.min(n, all.length - 2)] ?? paidFor(0, 1);
          const record: Membership = { membership: 'premium', trialEndDate: 0, premiumUntil: day(from) };
          const moved = movedForward(all, ended, day(used));
          const after = withoutPeriod(record, ended, day(used));
          expect(moved.at(-1)?.until).toBe(after === null ? undefined : after.premiumUntil);
        },
      ),
    );
  });
});

describe('firstPeriods', () => {
  it('gives no period for no purchase, and otherwise one after the other', () => {
    expect(firstPeriods([], END)).toEqual([]);
    expect(firstPeriods([monthly, yearly], END)).toEqual([
      { from: END, until: startOf('2026-09-15'), day: 15 },
      { from: startOf('2026-09-15'), until: startOf('2027-09-15'), day: 15 },
    ]);
    const from = startOf('2027-01-31');
    expect(firstPeriods([monthly, monthly], from).at(-1)?.until).toBe(startOf('2027-03-31'));
  });
});
