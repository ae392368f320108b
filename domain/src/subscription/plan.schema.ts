import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { gstinShape } from '../statute/gstin.schema.ts';

export const planIdSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);

/** The offer in a version of a plan; `price` is in rupees. */
const offerShape = {
  name: z.string(),
  price: z.number(),
  interval: z.string(),
  features: z.array(z.string()),
  isDefault: z.boolean(),
  isPopular: z.boolean(),
};

/** The fields of a version. A plan that was stored by hand has none of them, and is version 1. */
const versionShape = {
  version: z.int().min(1).optional(),
  from: timestamp().optional(),
  /** False once the plan is no longer sold; restaurants on it keep it until renewal. */
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

/** `planVersions/{versionId}`: every version that was ever published. Versions never change. */
export const planVersionSchema = z.object({
  planId: z.string(),
  ...offerShape,
  ...z.object(versionShape).required().shape,
  publishedAt: timestamp(),
  /** The uid of the super admin. */
  by: z.string(),
});
export type PlanVersion = z.output<typeof planVersionSchema>;

/** The highest price, in rupees: a number with more digits is a typing mistake. */
const DEAREST = 100_000;

/** A plan as a super admin types it; the price in whole rupees. */
export const planOfferSchema = z.object({
  name: requiredLine(60),
  price: z.int().min(1).max(DEAREST),
  interval: z.enum(['month', 'year']),
  features: z.array(requiredLine(80)).min(1).max(20),
  isDefault: z.boolean(),
  isPopular: z.boolean(),
  isOffered: z.boolean(),
});

/** The seller of the subscriptions: the platform's legal details, for its receipts. */
export const platformSellerSchema = z.object({
  legalName: line(160).min(1),
  address: line(300).min(1),
  gstin: gstinShape,
  /** Payments from this time on include GST. */
  since: timestamp(),
});
export type PlatformSeller = z.output<typeof platformSellerSchema>;

/** `settings/subscription` (DATA-PLAN-3). `seller` is null until the platform has entered its legal details. */
export const subscriptionSettingSchema = z.object({
  active: z.boolean(),
  seller: platformSellerSchema.nullable(),
  /** The number of changes; missing before a super admin saved the first. */
  revision: z.int().min(0).optional(),
});
