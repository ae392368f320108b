import { z } from 'zod';

/** `subscriptionPlans/{id}` (DATA-PLAN-1); `price` is in rupees. */
export const subscriptionPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  currency: z.string(),
  interval: z.string(),
  features: z.array(z.string()),
  isDefault: z.boolean(),
  isPopular: z.boolean(),
});

/** `settings/subscription` (DATA-PLAN-3). */
export const subscriptionSettingSchema = z.object({ active: z.boolean() });
