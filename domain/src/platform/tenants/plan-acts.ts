import { Refusal } from '../../catalogue/reasons.ts';
import { DAY } from '../../time/ist.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';

/** The farthest end that a super admin may give a trial or premium, in days from now. */
export const MAX_GIVEN_DAYS = 366;

type Plan = Pick<Restaurant, 'membership' | 'trialEndDate' | 'premiumUntil' | 'giftedMs'>;

function assertLater(until: number, end: number, now: number): void {
  if (until <= Math.max(end, now) || until > now + MAX_GIVEN_DAYS * DAY) throw new Refusal('end-not-later');
}

/** Returns the fields of a trial that ends at `until`. Throws `not-on-trial` or `end-not-later`. */
export function extendedTrial(record: Plan, until: number, now: number): Pick<Plan, 'trialEndDate'> {
  if (record.membership === 'premium') throw new Refusal('not-on-trial');
  assertLater(until, record.trialEndDate, now);
  return { trialEndDate: until };
}

/**
 * Returns the fields of a premium plan that ends at `until`; remaining paid days stay paid. Throws `premium-without-end` or
 * `end-not-later`.
 */
export function giftedPremium(
  record: Plan,
  until: number,
  now: number,
): Pick<Plan, 'membership' | 'premiumUntil' | 'giftedMs'> {
  const { membership, trialEndDate, premiumUntil, giftedMs } = record;
  if (membership === 'premium' && premiumUntil === null) throw new Refusal('premium-without-end');
  const end = membership === 'premium' ? (premiumUntil ?? 0) : trialEndDate;
  assertLater(until, end, now);
  const from = Math.max(end, now);
  return { membership: 'premium', premiumUntil: until, giftedMs: giftedMs + until - from };
}
