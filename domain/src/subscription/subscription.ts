import { DAY } from '../time/ist.ts';
import { intervalEnd } from './plans.ts';
import type { SubscriptionPlan } from './plans.ts';

/** After a trial or a paid period a restaurant keeps serving for a week: no evening is cut off over a forgotten payment. */
export const GRACE_DAYS = 7;

/** What a restaurant's record says of its subscription; times are epoch ms. */
export interface Membership {
  readonly membership: 'free' | 'premium';
  readonly trialEndDate: number;
  /** Null without a payment, or where the platform gave premium without an end. */
  readonly premiumUntil: number | null;
}

/**
 * Where a restaurant stands with Bhoj. `until` is the instant at which the state ends, null where it never does;
 * `endedAt` is when trial or paid period ran out. `daysLeft` counts a day that has begun.
 */
export type Subscription =
  | { readonly state: 'trialing'; readonly until: number; readonly daysLeft: number }
  | { readonly state: 'premium'; readonly until: number | null }
  | { readonly state: 'grace'; readonly until: number; readonly daysLeft: number; readonly endedAt: number }
  | { readonly state: 'lapsed'; readonly endedAt: number };

/** When trial or paid period ends; null is never: premium that the platform gave without an end. */
const endOf = (record: Membership): number | null =>
  record.membership === 'premium' ? record.premiumUntil : record.trialEndDate;

const daysUntil = (until: number, now: number): number => Math.ceil((until - now) / DAY);

/** The one answer to "may this restaurant work?", of its record and the time alone. */
export function subscriptionOf(record: Membership, now: number): Subscription {
  const end = endOf(record);
  if (end === null) return { state: 'premium', until: null };
  if (now < end) {
    return record.membership === 'premium'
      ? { state: 'premium', until: end }
      : { state: 'trialing', until: end, daysLeft: daysUntil(end, now) };
  }
  const until = end + GRACE_DAYS * DAY;
  return now < until
    ? { state: 'grace', until, daysLeft: daysUntil(until, now), endedAt: end }
    : { state: 'lapsed', endedAt: end };
}

/** When the taking of orders ends unless somebody pays; null is never. */
export function orderingUntil(record: Membership): number | null {
  const end = endOf(record);
  return end === null ? null : end + GRACE_DAYS * DAY;
}

export interface Period {
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
}

/**
 * The period that a purchase made `now` buys. Days that are left, of a trial too, are kept; a paid period in its days of
 * grace goes on where it ended, for it never stopped; after a trial's grace, and after a lapse, it begins now. Null where
 * the subscription has no end: there is nothing to buy.
 */
export function nextPeriod(
  record: Membership,
  plan: Pick<SubscriptionPlan, 'interval'>,
  now: number,
): Period | null {
  const end = endOf(record);
  if (end === null) return null;
  const isPaidGrace = record.membership === 'premium' && subscriptionOf(record, now).state === 'grace';
  const from = isPaidGrace ? end : Math.max(now, end);
  return { from, until: intervalEnd(from, plan) };
}

/** What the payments of a sign-up buy, one after the other from now: a paid account has no trial to keep. */
export function firstPeriods(
  purchases: readonly Pick<SubscriptionPlan, 'interval'>[],
  now: number,
): readonly Period[] {
  let from = now;
  return purchases.map((purchase) => {
    const period = { from, until: intervalEnd(from, purchase) };
    from = period.until;
    return period;
  });
}
