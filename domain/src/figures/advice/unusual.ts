import { discountShareOf, netSalesOf } from '../span/sales.ts';
import { usualNetSales } from '../span/pace.ts';
import type { Day } from '../../days/day.schema.ts';
import type { BasisPoints } from '../../money/money.ts';
import type { UsualDay } from '../shape/recent.schema.ts';

/** Something that a day had more or less of than its weekday has as a rule. */
export type Unusual =
  | { readonly kind: 'sales'; readonly share: BasisPoints }
  | { readonly kind: 'discount'; readonly share: BasisPoints; readonly usual: BasisPoints }
  | { readonly kind: 'voids' | 'credits' | 'cancelled'; readonly count: number };

/** From this difference on, net sales are unusual: 10 % of the usual ones. */
const SALES_OFF = 1_000;
/** From so many points above the usual share on, discounts are unusual: 5. */
const DISCOUNT_OFF = 500;
/** Fewer of them are never unusual. */
const COUNT_LEAST = 2;
/** A count is unusual from this many times the usual one on. */
const COUNT_TIMES = 2;

const mean = (all: readonly number[]): number =>
  all.length === 0 ? 0 : all.reduce((total, one) => total + one, 0) / all.length;

const isMany = (count: number, usual: readonly number[]): boolean =>
  count >= COUNT_LEAST && count >= COUNT_TIMES * mean(usual);

/**
 * What was unusual of a business day, from figures only, against the mean of its last four same weekdays: net sales 10 % or
 * more apart; a discount share 5 points or more above; twice as many voids, credit notes or cancelled lines, from two on.
 * Null where there is no such weekday to compare with.
 */
export function unusualOf(day: Day, usual: readonly UsualDay[]): Unusual[] | null {
  const netSales = usualNetSales(usual, day.day);
  if (netSales === null || netSales <= 0) return null;
  const found: Unusual[] = [];
  const share = Math.round((netSalesOf(day) / netSales - 1) * 10_000);
  if (Math.abs(share) >= SALES_OFF) found.push({ kind: 'sales', share });
  const discount = discountShareOf(day);
  const discounts = usual.flatMap((one) => discountShareOf(one) ?? []);
  if (discount !== null && discounts.length > 0) {
    const usually = Math.round(mean(discounts));
    if (discount - usually >= DISCOUNT_OFF) found.push({ kind: 'discount', share: discount, usual: usually });
  }
  const voids = usual.map((one) => one.voids.count);
  if (isMany(day.voids.count, voids)) found.push({ kind: 'voids', count: day.voids.count });
  const credits = usual.map((one) => one.credits.count);
  if (isMany(day.credits.count, credits)) found.push({ kind: 'credits', count: day.credits.count });
  const cancelled = day.trade?.cancelled.count ?? 0;
  const cancelledBefore = usual.flatMap(({ trade }) => (trade === null ? [] : [trade.cancelled.count]));
  if (isMany(cancelled, cancelledBefore)) found.push({ kind: 'cancelled', count: cancelled });
  return found;
}
