import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { gstinShape } from '../statute/gstin.schema.ts';

export const planIdSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);

/** What a version of a plan offers; `price` is in rupees. */
const offerShape = {
  name: z.string(),
  price: z.number(),
  interval: z.string(),
  features: z.array(z.string()),
  isDefault: z.boolean(),
  isPopular: z.boolean(),
};

/** What a version is. All of it is missing of a plan that was stored by hand: its version is 1. */
const versionShape = {
  version: z.int().min(1).optional(),
  from: timestamp().optional(),
  /** False once the plan is sold no more; those who pay keep theirs until renewal. */
  isOffered: z.boolean().optional(),
};

/** `subscriptionPlans/{id}` (DATA-PLAN-1). `next` is a version that is published and begins later. */
export const subscriptionPlanSchema = z.object({
  id: z.string(),
  currency: z.string(),
  ...offerShape,
  ...versionShape,
  next: z.object({ ...offerShape, ...z.object(versionShape).required().shape }).optional(),
});

/** `planVersions/{versionId}`: every version that was ever published. None of them changes. */
export const planVersionSchema = z.object({
  planId: z.string(),
  ...offerShape,
  ...z.object(versionShape).required().shape,
  publishedAt: timestamp(),
  /** The uid of the super admin. */
  by: z.string(),
});
export type PlanVersion = z.output<typeof planVersionSchema>;

/** The dearest plan, in rupees: a number with more digits is a mistake of typing. */
const DEAREST = 100_000;

/** What a super admin types of a plan; the price in whole rupees. */
export const planOfferSchema = z.object({
  name: requiredLine(60),
  price: z.int().min(1).max(DEAREST),
  interval: z.enum(['month', 'year']),
  features: z.array(requiredLine(80)).min(1).max(20),
  isDefault: z.boolean(),
  isPopular: z.boolean(),
  isOffered: z.boolean(),
});

/** Who sells the subscriptions: the platform's legal details, for its receipts. */
export const platformSellerSchema = z.object({
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
  /** Counts the changes; missing before the first that a super admin saved. */
  revision: z.int().min(0).optional(),
});
