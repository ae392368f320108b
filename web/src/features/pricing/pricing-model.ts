import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { href } from '@bhoj/domain/catalogue/routes';

/** Returns the sign-up link of a card. It names a plan with a price. */
export const signupFor = ({ id, price }: Pick<SubscriptionPlan, 'id' | 'price'>): string =>
  price > 0 ? `${href('signup')}?${new URLSearchParams({ plan: id })}` : href('signup');

/** Returns the plans in rupees, sorted by price; other currencies are left out. */
export const offered = (plans: readonly SubscriptionPlan[]): SubscriptionPlan[] =>
  plans
    .filter((plan) => plan.currency === 'INR')
    .toSorted((a, b) => a.price - b.price || a.name.localeCompare(b.name));
