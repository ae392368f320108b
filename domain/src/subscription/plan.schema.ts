import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { gstinShape } from '../statute/gstin.schema.ts';

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

/** Who sells the subscriptions: the platform's legal details, for its receipts. */
const platformSellerSchema = z.object({
  legalName: line(160).min(1),
  address: line(300).min(1),
  gstin: gstinShape,
  /** Payments from this time on are shown as including GST. */
  since: timestamp(),
});
export type PlatformSeller = z.output<typeof platformSellerSchema>;

/** `settings/subscription` (DATA-PLAN-3). `seller` is null until the platform has entered its legal details. */
export const subscriptionSettingSchema = z.object({
  active: z.boolean(),
  seller: platformSellerSchema.nullable(),
});
