import { z } from 'zod';
import { publishPlan } from '@bhoj/domain/platform/settings/plans.contract';
import { planAt } from '@bhoj/domain/subscription/plan-versions';
import { isMonthly } from '@bhoj/domain/subscription/interval';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';

const { planId, offer, reason } = publishPlan.input.shape;
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The typed fields: the price as digits, a feature on each line. */
export const planFormSchema = z.object({
  planId,
  name: offer.shape.name,
  price: z.string().trim().regex(/^\d+$/).transform(Number).pipe(offer.shape.price),
  interval: offer.shape.interval,
  features: z.string().transform(lines).pipe(offer.shape.features),
  isDefault: z.boolean(),
  isPopular: z.boolean(),
  isOffered: z.boolean(),
  reason,
});
export type PlanFormInput = z.input<typeof planFormSchema>;
export type PlanFormValues = z.output<typeof planFormSchema>;

const EMPTY: PlanFormInput = {
  planId: '',
  name: '',
  price: '',
  interval: 'month',
  features: '',
  isDefault: false,
  isPopular: false,
  isOffered: true,
  reason: '',
};

/** Returns the form of a plan's next version: the last published values; empty for a new plan. */
export function formOf(plan: SubscriptionPlan | null): PlanFormInput {
  if (plan === null) return EMPTY;
  const latest = planAt(plan, Number.MAX_SAFE_INTEGER);
  const { name, price, features, isDefault, isPopular, isOffered = true } = latest;
  return {
    planId: plan.id,
    name,
    price: String(price),
    interval: isMonthly(latest) ? 'month' : 'year',
    features: features.join('\n'),
    isDefault,
    isPopular,
    isOffered,
    reason: '',
  };
}

/** Returns the plan in a form, for the preview, with faults as typed. Without a name it has the placeholder's. */
export function previewOf(form: PlanFormInput, unnamed: string): SubscriptionPlan {
  const { planId: id, name, price, interval, features, isDefault, isPopular } = form;
  const rupees = Number(price);
  return {
    id,
    name: name.trim() === '' ? unnamed : name,
    price: Number.isSafeInteger(rupees) && rupees > 0 ? rupees : 0,
    currency: 'INR',
    interval,
    features: lines(features),
    isDefault,
    isPopular,
  };
}
