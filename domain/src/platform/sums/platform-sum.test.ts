import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOW, RESTAURANT } from '../../fixtures/ids.ts';
import { aPlatformEvent, aTenant } from '../../fixtures/platform.ts';
import { aSubscriptionPayment } from '../../fixtures/subscription.ts';
import { paise, sum } from '../../money/money.ts';
import { DAY, monthOf } from '../../time/ist.ts';
import { mrrAt } from './mrr.ts';
import { bridgesOf, movementOf, netChangeOf } from './mrr-bridge.ts';
import {
  MOST_GROUPS,
  movedOf,
  NO_STATS,
  NOTHING_HAPPENED,
  NOTHING_YET,
  withCurrent,
  withEvent,
  withStat,
} from './platform-sum.ts';
import { eventsOf } from './tenant-events.ts';
import type { SubscriptionPayment } from '../../subscription/payment.schema.ts';
import type { NamedEvent } from '../shape/platform-event.schema.ts';
import type { PlatformSum } from '../shape/platform-sum.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

/** One act in a restaurant's life, so many days after the one before. */
const act = fc.record({
  after: fc.integer({ min: 0, max: 70 }),
  kind: fc.constantFrom('look', 'pay', 'pay', 'refund', 'gift', 'set up'),
  rupees: fc.constantFrom(499, 999, 1499),
  interval: fc.constantFrom('month', 'month', 'year'),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
const life = fc.array(act, { maxLength: 12 });

interface House {
  tenant: Tenant;
  purchases: SubscriptionPayment[];
}

function acted({ tenant, purchases }: House, { kind, rupees, interval }: Act, now: number): House {
  const end = tenant.membership === 'premium' ? (tenant.premiumUntil ?? now) : tenant.trialEndDate;
  if (kind === 'pay') {
    const from = Math.max(now, end);
    const until = from + (interval === 'month' ? 30 : 365) * DAY;
    const paid = aSubscriptionPayment({
      interval,
      amountPaise: paise(rupees * 100),
      paidAt: now,
      periodFrom: from,
      periodUntil: until,
    });
    const plan = { membership: 'premium', premiumUntil: until, paidAt: tenant.paidAt ?? now } as const;
    return { tenant: { ...tenant, ...plan }, purchases: [...purchases, paid] };
  }
  if (kind === 'refund') {
    const last = purchases.findLast(({ state }) => state === 'used');
    if (last === undefined || (last.periodUntil ?? 0) <= now) return { tenant, purchases };
    const left = (last.periodUntil ?? 0) - Math.max(last.periodFrom ?? 0, now);
    const refunded = purchases.map((p) => (p === last ? { ...p, state: 'refunded' as const } : p));
    return { tenant: { ...tenant, premiumUntil: end - left }, purchases: refunded };
  }
  if (kind === 'gift') {
    const premiumUntil = Math.max(now, end) + 20 * DAY;
    return { tenant: { ...tenant, membership: 'premium', premiumUntil }, purchases };
  }
  return kind === 'set up'
    ? { tenant: { ...tenant, onboardedAt: tenant.onboardedAt ?? now }, purchases }
    : { tenant, purchases };
}

/** Lives a life and folds after each act, twice, as a trigger and a sweep may. Returns every event once. */
function lived(acts: readonly Act[], handle: string) {
  let house: House = { tenant: aTenant({ handle, signedUpAt: NOW }), purchases: [] };
  const all = new Map<string, NamedEvent['event']>();
  let now = NOW;
  const last: Act = { after: 0, kind: 'look', rupees: 499, interval: 'month' };
  for (const one of [...acts, last]) {
    now += one.after * DAY;
    house = acted(house, one, now);
    for (const _ of ['trigger', 'sweep']) {
      const { tenant, purchases } = house;
      const facts = { restaurantId: RESTAURANT, tenant, paying: { purchases, seller: null }, now };
      const { events, folded } = eventsOf(facts);
      for (const { id, event } of events) if (!all.has(id)) all.set(id, event);
      house = { ...house, tenant: { ...tenant, ...folded } };
    }
  }
  return { ...house, now, events: [...all.values()] };
}

const fold = (events: readonly NamedEvent['event'][]) =>
  events.reduce(withEvent<PlatformSum>, NOTHING_HAPPENED);

it('MRR by the events is MRR by the payments, and the bridges of the months close', () => {
  fc.assert(
    fc.property(fc.array(life, { maxLength: 4 }), (lives) => {
      const houses = lives.map((acts, n) => lived(acts, `House${n}`));
      const events = houses.flatMap((house) => house.events);
      const current = events.reduce(withCurrent, NOTHING_YET);
      const byPayments = houses.map(({ tenant, purchases, now }) =>
        mrrAt({ plan: tenant, purchases, seller: null }, now),
      );
      expect(current.mrrPaise).toBe(sum(byPayments));
      expect(current.paying).toBe(byPayments.filter((amount) => amount > 0).length);
      expect(houses.map(({ tenant }) => tenant.mrrPaise)).toEqual(byPayments);

      const months = [...new Set(events.map(({ at }) => monthOf(at)))].toSorted();
      const sums = months.map((month) => fold(events.filter(({ at }) => monthOf(at) === month)));
      const bridges = bridgesOf(sums.map(movedOf), current.mrrPaise);
      expect(bridges[0]?.openingPaise ?? 0).toBe(0);
      bridges.forEach(({ openingPaise, moved, closingPaise }, n) => {
        expect(openingPaise + netChangeOf(moved)).toBe(closingPaise);
        expect(bridges[n + 1]?.openingPaise ?? closingPaise).toBe(closingPaise);
      });
    }),
  );
});

it('the sums of a month are the same in whatever order its events come', () => {
  fc.assert(
    fc.property(life, fc.infiniteStream(fc.nat()), (acts, keys) => {
      const { events } = lived(acts, 'House');
      const shuffled = events
        .map((event) => ({ event, key: keys.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ event }) => event);
      expect(fold(shuffled)).toEqual(fold(events));
      expect(shuffled.reduce(withStat, NO_STATS)).toEqual(events.reduce(withStat, NO_STATS));
    }),
  );
});

it('a change is named by what was brought before and after', () => {
  const named = (before: number, after: number, paidBefore = true) =>
    movementOf({ beforePaise: paise(before), afterPaise: paise(after), paidBefore });
  expect(named(0, 5, false)).toEqual({ movement: 'new', amountPaise: 5 });
  expect(named(0, 5)).toEqual({ movement: 'reactivation', amountPaise: 5 });
  expect(named(5, 0)).toEqual({ movement: 'churn', amountPaise: 5 });
  expect(named(5, 8)).toEqual({ movement: 'expansion', amountPaise: 3 });
  expect(named(8, 5)).toEqual({ movement: 'contraction', amountPaise: 3 });
  expect(named(5, 5)).toBeNull();
});

it('sums count by referrer, city and month of sign-up, and what has none apart', () => {
  const more = { beforePaise: paise(0), afterPaise: paise(99900) };
  const events = [
    aPlatformEvent(),
    aPlatformEvent({ referredBy: null, city: '' }),
    aPlatformEvent({ kind: 'trialEnded', converted: true }),
    aPlatformEvent({ kind: 'mrr', ...more }),
    aPlatformEvent({ kind: 'payment', amountPaise: paise(99900) }),
    aPlatformEvent({ kind: 'refund', amountPaise: paise(500) }),
    aPlatformEvent({ kind: 'surplus', amountPaise: paise(99900) }),
  ];
  const none = { signUps: 0, activated: 0, paid: 0, trialsEnded: 0, converted: 0 };
  expect(fold(events)).toMatchObject({
    events: 7,
    signUps: 2,
    collectedPaise: 99900,
    refundedPaise: 500,
    surplus: 1,
    moved: { new: { amountPaise: 99900, count: 1 } },
    byCity: { Pune: { ...none, signUps: 1, trialsEnded: 1, converted: 1 }, '-': { ...none, signUps: 1 } },
    byCohort: { '2026-11': { paying: 1, mrrPaise: 99900 } },
  });
  expect(Object.keys(fold(events).byReferrer)).toEqual(['uidStaff00000000000000000001', '-']);
});

it('counts further cities without a name once there are as many as fit', () => {
  const signUp = (city: string) => aPlatformEvent({ kind: 'signUp', city });
  const cities = Array.from({ length: MOST_GROUPS }, (_, n) => `City ${n}`);
  const full = cities.map(signUp).reduce(withEvent, { ...NOTHING_HAPPENED });
  const more = [signUp('Another'), signUp('City 7'), signUp('Further')].reduce(withEvent, full);
  expect(Object.keys(more.byCity)).toHaveLength(MOST_GROUPS + 1);
  expect(more.byCity['-']?.signUps).toBe(2);
  expect(more.byCity['City 7']?.signUps).toBe(2);
  expect(more.signUps).toBe(MOST_GROUPS + 3);
});
