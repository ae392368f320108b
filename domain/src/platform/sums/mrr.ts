import { partOf, ZERO } from '../../money/money.ts';
import { isMonthly } from '../../subscription/interval.ts';
import { receiptTaxesOf } from '../../subscription/receipt.ts';
import { GRACE_DAYS } from '../../subscription/subscription.ts';
import { DAY } from '../../time/ist.ts';
import type { Paise } from '../../money/money.ts';
import type { SubscriptionPayment } from '../../subscription/payment.schema.ts';
import type { PlatformSeller } from '../../subscription/plan.schema.ts';
import type { Membership } from '../../subscription/subscription.ts';

/** A paid period and its monthly revenue, without tax. Times are epoch ms. */
interface PaidPeriod {
  readonly from: number;
  readonly until: number;
  readonly monthlyPaise: Paise;
}

type Purchase = Pick<
  SubscriptionPayment,
  'state' | 'amountPaise' | 'interval' | 'createdAt' | 'paidAt' | 'periodFrom' | 'periodUntil'
>;
type Plan = Pick<Membership, 'membership' | 'premiumUntil'>;

/** The paid periods of one restaurant and the plan on its record. */
export interface Paying {
  readonly plan: Plan;
  readonly purchases: readonly Purchase[];
  readonly seller: PlatformSeller | null;
}

const GRACE = GRACE_DAYS * DAY;

/** Returns the monthly price of a purchase, without tax. */
function monthlyOf(purchase: Purchase, seller: PlatformSeller | null): Paise {
  const { amountPaise, paidAt, createdAt } = purchase;
  const taxes = receiptTaxesOf({ amountPaise, paidAt: paidAt ?? createdAt }, seller, '');
  return partOf(taxes?.taxablePaise ?? amountPaise, 1, isMonthly(purchase) ? 1 : 12);
}

/** Returns the paid periods in order of time. */
function periodsOf({ purchases, seller }: Paying): readonly PaidPeriod[] {
  return purchases
    .flatMap((purchase) => {
      const { state, periodFrom: from, periodUntil: until } = purchase;
      if (state !== 'used' || from === null || until === null) return [];
      return [{ from, until, monthlyPaise: monthlyOf(purchase, seller) }];
    })
    .toSorted((a, b) => a.from - b.from);
}

/** True when a gift follows a paid period: then there are no days of grace, and the gift adds no revenue. */
const isGifted = ({ membership, premiumUntil }: Plan, until: number): boolean =>
  membership === 'premium' && (premiumUntil === null || premiumUntil > until);

function monthlyAt(periods: readonly PaidPeriod[], plan: Plan, at: number): Paise {
  const last = periods.findLast(({ from }) => from <= at);
  if (last === undefined) return ZERO;
  const end = isGifted(plan, Math.max(...periods.map(({ until }) => until)))
    ? last.until
    : last.until + GRACE;
  return at < end ? last.monthlyPaise : ZERO;
}

/**
 * Returns a restaurant's monthly revenue at an instant, without tax: the monthly price of the running paid period, or
 * of the period with running days of grace. Trials and gifts add nothing (P-METRIC-1).
 */
export const mrrAt = (paying: Paying, at: number): Paise => monthlyAt(periodsOf(paying), paying.plan, at);

/** Returns when that revenue next changes if nothing else happens; null for never. */
export function mrrChangesAfter(paying: Paying, at: number): number | null {
  const periods = periodsOf(paying);
  const before = monthlyAt(periods, paying.plan, at);
  const changes = periods
    .flatMap(({ from, until }) => [from, until, until + GRACE])
    .filter((time) => time > at && monthlyAt(periods, paying.plan, time) !== before);
  return changes.length === 0 ? null : Math.min(...changes);
}
