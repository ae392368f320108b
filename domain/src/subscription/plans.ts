import type { z } from 'zod';
import { rupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { subscriptionPlanSchema } from './plan.schema.ts';

export type SubscriptionPlan = z.output<typeof subscriptionPlanSchema>;

/** The plan on sale when the database has none with this id (LIMIT-2). */
export const PREMIUM_PLAN: SubscriptionPlan = {
  id: 'premium',
  name: 'Premium',
  price: 999,
  currency: 'INR',
  interval: 'month',
  features: ['All Features', 'Unlimited Orders', '24/7 Support'],
  isDefault: true,
  isPopular: false,
};

/** The plan on the pricing page when no plan is stored or can be read (LIMIT-4). */
export const FALLBACK_PLAN: SubscriptionPlan = {
  id: 'free',
  name: 'Start for Free',
  price: 0,
  currency: 'INR',
  interval: 'month',
  features: [
    'Unlimited orders',
    'Menu management',
    'Table and reservation management',
    'Analytics',
    'Priority support',
    'Mobile app',
    'Inventory',
    'Multi-location',
    'Reports',
    'Staff',
    'Payroll',
    'Feedback',
    'Marketing',
    'Integrations',
  ],
  isDefault: true,
  isPopular: false,
};

/** Returns a plan's price in paise; the plan stores rupees (DATA-PLAN-1). */
export const priceOf = (plan: Pick<SubscriptionPlan, 'price'>): Paise => rupees(plan.price);

/** True when a plan can be sold: Razorpay needs at least one rupee, and Bhoj sells in rupees only. */
export const isSold = (plan: Pick<SubscriptionPlan, 'price' | 'currency'>): boolean =>
  plan.price >= 1 && plan.currency === 'INR';
