import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema, uidSchema } from '../../kernel/ids.schema.ts';
import { HOUR, MINUTE } from '../../time/ist.ts';
import { funnelSchema } from '../shape/platform-sum.schema.ts';
import { reasonSchema } from '../shape/reason.schema.ts';
import type { FunnelCounts } from '../shape/platform-sum.schema.ts';

export type Funnel = FunnelCounts;

/** Counts the restaurants of some platform staff, by how far they have come. */
export const readFunnels = defineContract({
  name: 'readFunnels',
  callers: ['super'],
  input: z.object({ staffIds: z.array(uidSchema).min(1).max(25) }),
  output: z.object({ funnels: z.array(funnelSchema.extend({ staffId: z.string() })) }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

/**
 * Writes the tenants of fifty restaurants from their records, in the order of sign-ups; `next` is the last of them,
 * with which the caller goes on, and null at the end. Writes only what differs. All calls of one run have its id, under
 * which the reason is kept once.
 */
export const rebuildTenants = defineContract({
  name: 'rebuildTenants',
  callers: ['super'],
  input: z.object({
    actId: idSchema,
    reason: reasonSchema,
    after: restaurantIdSchema.nullable(),
  }),
  output: z.object({ next: z.string().nullable(), written: z.int() }),
  limits: [{ per: 'uid', max: 2500, windowMs: HOUR }],
  platformAudited: true,
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
  /** Empty where the address names none; missing in older tenants, as `activated`. */
  city: z.string().optional(),
  activated: z.boolean().optional(),
  /** True without a bill for a week. */
  isQuiet: z.boolean().optional(),
});
export type ReferredRestaurant = z.output<typeof restaurantSchema>;

/**
 * What platform staff may know: their own referral ID, and of each restaurant that came by it name, city, the state of
 * its plan, whether it is activated, and whether it had no bill for a week. A restaurant stands under its handle, because its id is the owner's address.
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
    /** The handle after which the next page begins. */
    next: z.string().nullable(),
  }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
