import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { USES } from './activity.ts';
import { SHOWN_STEPS } from '../../restaurant/onboarding.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { supportTimeSchema } from '../../restaurant/support-time.schema.ts';

/** The fields of the owner's record and `settings/documents` that a super admin reads: the owner, and the referral. */
const accountSchema = z.object({
  ownerName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The referral ID given at sign-up, and the owner's own. */
  staffReferralId: z.string(),
  referralId: z.string(),
  installedAt: timestamp().nullable(),
});

/**
 * `tenants/{restaurantId}`: the fields of a restaurant that the platform's lists and searches need. They come from the
 * owner's record and `settings/documents`; placing an order or settling a bill never writes them.
 */
export const tenantSchema = z.object({
  name: z.string(),
  /** The name, folded for searching. */
  searchName: z.string(),
  /** The beginnings by which a search finds it: see `searchKeysOf`. */
  searchKeys: z.array(z.string()),
  /** The end of trial or paid period; a far day for premium without an end. */
  planEndsAt: timestamp(),
  suspended: z.boolean(),
  /** Plan, use and suspension in one text, by which the list filters: see `facetOf`. */
  facet: z.string(),
  membership: z.enum(['free', 'premium']),
  trialEndDate: timestamp(),
  premiumUntil: timestamp().nullable(),
  /** The staff to whom it now belongs; null for a restaurant without a referral. */
  referredBy: z.string().nullable(),
  /** True when owner and referrer share a mailbox or a number. */
  selfReferral: z.boolean(),
  /** The staff for whom a self-referral is held back until a super admin has reviewed it; null otherwise. */
  heldFor: z.string().nullable(),
  /** A random id under which platform staff see the restaurant, because its own id is an e-mail address. */
  handle: z.string(),
  signedUpAt: timestamp(),
  /** When the platform first saw the answer to each step of onboarding. */
  answered: z.partialRecord(z.enum(SHOWN_STEPS), timestamp()),
  /** When the platform first saw the onboarding complete, and a first payment. */
  onboardedAt: timestamp().nullable(),
  paidAt: timestamp().nullable(),
  /** The day on which it has paid for 90 days; null until it has. */
  keptAt: timestamp().nullable(),

  /** The city in the owner's address; empty without one. */
  city: z.string(),
  account: accountSchema,
  /** The restaurant's use as the nightly sweep recorded it, missing until its first night: see `Activity`. */
  firstBillDay: z.string().nullable().optional(),
  lastBillDay: z.string().nullable().optional(),
  activatedOn: z.string().nullable().optional(),
  activated: z.boolean().optional(),
  bills30: z.int().optional(),
  takings30: z.int().optional(),
  use: z.enum(USES).optional(),
  /**
   * Its monthly revenue, how often that changed, and whether it ever paid; missing until its sign-up is added to the
   * sums.
   */
  mrrPaise: paiseSchema.optional(),
  mrrSteps: z.int().optional(),
  hasPaid: z.boolean().optional(),
  /** The kinds of one-time events that were added to the sums. */
  folded: z.array(z.string()).optional(),
  trialClosed: z.boolean().optional(),
  /** When the passing of time causes the next event; null for never. */
  dueAt: timestamp().nullable().optional(),
  /** The last time for which the owner opened it to support; missing where they never did. */
  support: supportTimeSchema.optional(),
});
export type Tenant = z.output<typeof tenantSchema>;
