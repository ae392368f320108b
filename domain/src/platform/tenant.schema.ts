import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/**
 * `tenants/{restaurantId}`: what the platform's lists and searches need of a restaurant. Made from the owner's record;
 * nothing of it is written in the path of an order or a bill.
 */
export const tenantSchema = z.object({
  name: z.string(),
  /** The name, folded for searching. */
  searchName: z.string(),
  membership: z.enum(['free', 'premium']),
  trialEndDate: timestamp(),
  premiumUntil: timestamp().nullable(),
  /** The staff whose referral it is now; null for a restaurant that came by itself. */
  referredBy: z.string().nullable(),
  /** True when owner and referrer share a mailbox or a number. */
  selfReferral: z.boolean(),
  /** A random id under which platform staff see the restaurant, whose own id is an e-mail address. */
  handle: z.string(),
  signedUpAt: timestamp(),
  /** When the platform first saw the onboarding complete, and a first payment. */
  onboardedAt: timestamp().nullable(),
  paidAt: timestamp().nullable(),
  /** The day on which it has been paid for 90 days; null until that much is paid for. */
  keptAt: timestamp().nullable(),
});
export type Tenant = z.output<typeof tenantSchema>;
