import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, uidSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { funnelSchema } from '../shape/platform-sum.schema.ts';
import type { FunnelCounts } from '../shape/platform-sum.schema.ts';

export type Funnel = FunnelCounts;

/** Counts the restaurants of some platform staff by their progress. */
export const readFunnels = defineContract({
  name: 'readFunnels',
  callers: ['super'],
  input: z.object({ staffIds: z.array(uidSchema).min(1).max(25) }),
  output: z.object({ funnels: z.array(funnelSchema.extend({ staffId: z.string() })) }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

const restaurantSchema = z.object({
  handle: z.string(),
  name: z.string(),
  signedUpAt: z.number(),
  membership: z.enum(['free', 'premium']),
  trialEndDate: z.number(),
  premiumUntil: z.number().nullable(),
  onboardedAt: z.number().nullable(),
  paidAt: z.number().nullable(),
  /** Empty without a city in the address. */
  city: z.string(),
  /** Missing until the restaurant's first night. */
  activated: z.boolean().optional(),
  /** True without a bill for a week. */
  isQuiet: z.boolean().optional(),
});
export type ReferredRestaurant = z.output<typeof restaurantSchema>;

/**
 * Returns the data that platform staff may see: their own referral ID, and for each restaurant with it name, city,
 * state of its plan, whether it is activated, and whether it had no bill for a week. The answer names a restaurant by
 * its handle, because its id is the owner's address.
 */
export const readOwnReferrals = defineContract({
  name: 'readOwnReferrals',
  callers: ['staff'],
  input: z.object({ after: idSchema.nullable() }),
  output: z.object({
    name: z.string(),
    referralId: z.string(),
    funnel: funnelSchema.omit({ flagged: true }),
    restaurants: z.array(restaurantSchema),
    /** The handle after which the next page begins; null at the end. */
    next: z.string().nullable(),
  }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
