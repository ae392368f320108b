import type { z } from 'zod';
import { rupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { addMonths } from '../time/ist.ts';
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

/** True for a monthly plan. Every interval but 'month' means a year (DATA-PLAN-2). */
export const isMonthly = (plan: Pick<SubscriptionPlan, 'interval'>): boolean => plan.interval === 'month';

/**
 * Returns the end (epoch ms) of one interval of a plan that begins at `from` (epoch ms), by the calendar of
 * Asia/Kolkata. It ends on `day` of its last month: on the day of `from`, where none is named.
 */
export const intervalEnd = (from: number, plan: Pick<SubscriptionPlan, 'interval'>, day?: number): number =>
  addMonths(from, isMonthly(plan) ? 1 : 12, day);
