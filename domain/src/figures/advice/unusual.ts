import { minus } from '../../money/money.ts';
import { halfUp, scaled } from '../../money/scaled.ts';
import { discountShareOf, netSalesOf } from '../span/sales.ts';
import { usualNetSales } from '../span/pace.ts';
import type { Day } from '../../days/day.schema.ts';
import type { BasisPoints } from '../../money/money.ts';
import type { UsualDay } from '../shape/recent.schema.ts';

/** A figure of a day that is unusually high or low for its weekday. */
export type Unusual =
  | { readonly kind: 'sales'; readonly share: BasisPoints }
  | { readonly kind: 'discount'; readonly share: BasisPoints; readonly usual: BasisPoints }
  | { readonly kind: 'voids' | 'credits' | 'cancelled'; readonly count: number };

/** Net sales are unusual from this difference to the usual ones: 10 %. */
const SALES_OFF = 1_000;
/** Discounts are unusual from this many points above the usual share: 5. */
const DISCOUNT_OFF = 500;
/** A smaller count is never unusual. */
const COUNT_LEAST = 2;
/** A count is unusual from this multiple of the usual count. */
const COUNT_TIMES = 2;

const mean = (all: readonly number[]): number =>
  all.length === 0 ? 0 : all.reduce((total, one) => total + one, 0) / all.length;

const isMany = (count: number, usual: readonly number[]): boolean =>
  count >= COUNT_LEAST && count >= COUNT_TIMES * mean(usual);

/**
 * Returns the unusual figures of a business day, compared with the mean of its last four same weekdays: net sales 10 %
 * or more apart; a discount share 5 points or more above; at least twice as many voids, credit notes or cancelled
 * lines, if two or more. Null where there is no such weekday to compare with.
 */
export function unusualOf(day: Day, usual: readonly UsualDay[]): Unusual[] | null {
  const netSales = usualNetSales(usual, day.day);
  if (netSales === null || netSales <= 0) return null;
  const found: Unusual[] = [];
  const share = scaled(minus(netSalesOf(day), netSales), 10_000, netSales);
  if (Math.abs(share) >= SALES_OFF) found.push({ kind: 'sales', share });
  const discount = discountShareOf(day);
  const discounts = usual.flatMap((one) => discountShareOf(one) ?? []);
  if (discount !== null && discounts.length > 0) {
    const usually = halfUp(mean(discounts));
    if (discount - usually >= DISCOUNT_OFF) found.push({ kind: 'discount', share: discount, usual: usually });
  }
  const voids = usual.map((one) => one.voids.count);
  if (isMany(day.voids.count, voids)) found.push({ kind: 'voids', count: day.voids.count });
  const credits = usual.map((one) => one.credits.count);
  if (isMany(day.credits.count, credits)) found.push({ kind: 'credits', count: day.credits.count });
  const cancelled = day.operations.cancelled.count;
  const cancelledBefore = usual.map(({ operations }) => operations.cancelled.count);
  if (isMany(cancelled, cancelledBefore)) found.push({ kind: 'cancelled', count: cancelled });
  return found;
}
