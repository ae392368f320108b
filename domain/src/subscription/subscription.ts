import { addMonths, DAY, dayOfMonth, DEFAULT_CUTOFF, endOfBusinessDay } from '../time/ist.ts';
import { intervalEnd } from './interval.ts';
import type { SubscriptionPlan } from './plans.ts';

/**
 * A restaurant can take orders for a week after its trial or paid period, so that a forgotten payment never stops
 * service in the evening.
 */
export const GRACE_DAYS = 7;
/** The last days of a trial or of a paid period, in which the owner is reminded of its end. */
export const SOON_DAYS = 3;

/** The subscription fields of a restaurant's record; times are epoch ms. */
export interface Membership {
  readonly membership: 'free' | 'premium';
  readonly trialEndDate: number;
  /** Null without a payment, or when the platform gave premium without an end. */
  readonly premiumUntil: number | null;
  /** The cut-off of the restaurant's day; where nobody knows it, the one with which every restaurant begins. */
  readonly dayCutoff?: string;
}

/**
 * The state of a restaurant's subscription. `until` is the time at which the state ends, or null; `endedAt` is when
 * the trial or paid period ended. `daysLeft` counts a day that has begun.
 */
export type Subscription =
  | { readonly state: 'trialing'; readonly until: number; readonly daysLeft: number }
  | { readonly state: 'premium'; readonly until: number | null }
  | { readonly state: 'grace'; readonly until: number; readonly daysLeft: number; readonly endedAt: number }
  | { readonly state: 'lapsed'; readonly endedAt: number };

/** Returns when the trial or paid period ends; null for premium that the platform gave without an end. */
const endOf = (record: Membership): number | null =>
  record.membership === 'premium' ? record.premiumUntil : record.trialEndDate;

/** Returns the time at which a trial or a period is over: with its business day, never in the middle of dinner (P-PAY-4). */
export const endOfPeriod = (
  end: number,
  { dayCutoff = DEFAULT_CUTOFF }: Pick<Membership, 'dayCutoff'>,
): number => endOfBusinessDay(end, dayCutoff);

const daysUntil = (until: number, now: number): number => Math.ceil((until - now) / DAY);

/**
 * Returns the state of a subscription from the record and the time (epoch ms). It is the only code that decides this.
 */
export function subscriptionOf(record: Membership, now: number): Subscription {
  const end = endOf(record);
  if (end === null) return { state: 'premium', until: null };
  const over = endOfPeriod(end, record);
  if (now < over) {
    return record.membership === 'premium'
      ? { state: 'premium', until: end }
      : { state: 'trialing', until: end, daysLeft: Math.max(1, daysUntil(end, now)) };
  }
  const until = over + GRACE_DAYS * DAY;
  return now < until
    ? { state: 'grace', until, daysLeft: daysUntil(until, now), endedAt: end }
    : { state: 'lapsed', endedAt: end };
}

/** Returns the time at which the restaurant can no longer take orders without a payment; null means never. */
export function orderingUntil(record: Membership): number | null {
  const end = endOf(record);
  return end === null ? null : endOfPeriod(end, record) + GRACE_DAYS * DAY;
}

export interface Period {
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
}

/** A membership and the day of the month on which its paid periods begin; null without a payment. */
export interface PaidMembership extends Membership {
  readonly periodDay: number | null;
}

/** A period that a payment buys, and the day of the month on which the first of its row began. */
export interface BoughtPeriod extends Period {
  readonly day: number;
}

/**
 * Returns the day of the month that a period from `from` keeps. In a row of periods it is the day of the first one:
 * after 31 January and 28 February comes 31 March. A period that begins on another day begins a row of its own: after a
 * trial, a lapse, a gift or a refund.
 */
function dayFrom({ premiumUntil, periodDay }: PaidMembership, from: number): number {
  const isInRow = periodDay !== null && from === premiumUntil && addMonths(from, 0, periodDay) === from;
  return isInRow ? periodDay : dayOfMonth(from);
}

/**
 * Returns the period that a purchase made `now` buys; null when the subscription has no end. Remaining days, of a trial
 * too, are kept. A paid period continues from its end, in its days of grace too. In every other case the new period
 * begins now.
 */
export function nextPeriod(
  record: PaidMembership,
  plan: Pick<SubscriptionPlan, 'interval'>,
  now: number,
): BoughtPeriod | null {
  const end = endOf(record);
  if (end === null) return null;
  const isPaid = record.membership === 'premium' && subscriptionOf(record, now).state !== 'lapsed';
  const from = isPaid ? end : Math.max(now, end);
  const day = dayFrom(record, from);
  return { from, until: intervalEnd(from, plan, day), day };
}

/**
 * Returns the membership after the payment for `period` was refunded: it ends earlier by the rest of the period, and so do later
 * periods. A subscription that then ends no later than its trial is free again. Null when nothing changes: the period is over, or
 * the subscription has no end.
 */
export function withoutPeriod(
  record: Membership,
  period: Period,
  now: number,
): Pick<Membership, 'membership' | 'premiumUntil'> | null {
  const { membership, premiumUntil, trialEndDate } = record;
  const left = leftOf(period, now);
  if (membership !== 'premium' || premiumUntil === null || left <= 0) return null;
  const until = Math.max(premiumUntil - left, Math.min(now, premiumUntil));
  return until <= trialEndDate
    ? { membership: 'free', premiumUntil: null }
    : { membership: 'premium', premiumUntil: until };
}

/** How much of a period is left, in ms; not above 0 for one that is over. */
const leftOf = (period: Period, now: number): number => period.until - Math.max(period.from, now);

/**
 * Returns the paid periods that begin and end earlier once the payment for `ended` was refunded, with their new dates. Each keeps
 * its length, so that no paid day is lost (P-PLAN-9).
 */
export function movedForward<P extends Period>(
  others: readonly P[],
  ended: Period,
  now: number,
): readonly P[] {
  const left = leftOf(ended, now);
  if (left <= 0) return [];
  return others
    .filter(({ from }) => from >= ended.until)
    .map((period) => ({ ...period, from: period.from - left, until: period.until - left }));
}

/** Returns the periods that the payments of a sign-up buy, one after the other from now, without a trial. */
export function firstPeriods(
  purchases: readonly Pick<SubscriptionPlan, 'interval'>[],
  now: number,
): readonly BoughtPeriod[] {
  let from = now;
  const day = dayOfMonth(now);
  return purchases.map((purchase) => {
    const period = { from, until: intervalEnd(from, purchase, day), day };
    from = period.until;
    return period;
  });
}
