import { formatPlain } from '@bhoj/domain/money/format';
import { isMonthly, priceOf } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Words } from '../../words/part.ts';

/** A card shows this many features, and says how many more there are (PRICING-2). */
const MOST_FEATURES = 6;

export function shownFeatures(features: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: features.slice(0, MOST_FEATURES), more: Math.max(0, features.length - MOST_FEATURES) };
}

/** The price, and what it is for; nothing costs nothing for any length of time. */
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

/** Where a card leads: what costs something is named to the sign-up. */
export const signupFor = ({ id, price }: Pick<SubscriptionPlan, 'id' | 'price'>): string =>
  price > 0 ? `${href('signup')}?${new URLSearchParams({ plan: id })}` : href('signup');

/** Plans in the order of their price. One in another currency is not Bhoj's to sell, and is left out. */
export const offered = (plans: readonly SubscriptionPlan[]): SubscriptionPlan[] =>
  plans
    .filter((plan) => plan.currency === 'INR')
    .toSorted((a, b) => a.price - b.price || a.name.localeCompare(b.name));
