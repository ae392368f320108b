import { formatPlain } from '@bhoj/domain/money/format';
import { isMonthly } from '@bhoj/domain/subscription/interval';
import { priceOf } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { Words } from '../../words/part.ts';

/** A card shows this many features, and says how many more there are (PRICING-2). */
const MOST_FEATURES = 6;

/** True for a list that is in two columns where there is room. */
export const isLong = (features: readonly string[]): boolean => features.length > 4;

export function shownFeatures(features: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: features.slice(0, MOST_FEATURES), more: Math.max(0, features.length - MOST_FEATURES) };
}

/** Returns the price and its interval; a free plan has no interval. */
export function priceWords(
  pricing: Words<'pricing'>,
  plan: Pick<SubscriptionPlan, 'price' | 'interval'>,
): {
  price: string;
  per: string | null;
} {
  if (plan.price === 0) return { price: pricing.free, per: null };
  return { price: formatPlain(priceOf(plan)), per: isMonthly(plan) ? pricing.perMonth : pricing.perYear };
}
