import { addMonths } from '../time/ist.ts';
import type { SubscriptionPlan } from './plans.ts';

/** True for a monthly plan. Every interval but 'month' means a year (DATA-PLAN-2). */
export const isMonthly = (plan: Pick<SubscriptionPlan, 'interval'>): boolean => plan.interval === 'month';

/**
 * Returns the end (epoch ms) of one interval of a plan that begins at `from` (epoch ms), by the calendar of Asia/Kolkata. It ends
 * on `day` of its last month; without `day`, on the day of `from`.
 */
export const intervalEnd = (from: number, plan: Pick<SubscriptionPlan, 'interval'>, day?: number): number =>
  addMonths(from, isMonthly(plan) ? 1 : 12, day);
