import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { USES } from './activity.ts';
import { SHOWN_STEPS } from '../../restaurant/onboarding.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { supportTimeSchema } from '../../restaurant/support-time.schema.ts';

/** What a super admin reads of the owner's record and `settings/documents`: whose the restaurant is, and by whom it came. */
const accountSchema = z.object({
  ownerName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The referral ID that the sign-up named, and the owner's own. */
  staffReferralId: z.string(),
  referralId: z.string(),
  installedAt: timestamp().nullable(),
});

/**
 * `tenants/{restaurantId}`: what the platform's lists and searches need of a restaurant. Made from the owner's record and `settings/documents`;
 * nothing of it is written in the path of an order or a bill.
 */
export const tenantSchema = z.object({
  name: z.string(),
  /** The name, folded for searching. */
  searchName: z.string(),
  /** What a search may begin with: see `searchKeysOf`. */
  searchKeys: z.array(z.string()),
  /** The end of trial or paid period; a far day for premium without an end. */
  planEndsAt: timestamp(),
  suspended: z.boolean(),
  /** Plan, use and suspension in one text, by which the list filters: see `facetOf`. */
  facet: z.string(),
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
  /** When the platform first saw each step of onboarding answered. */
  answered: z.partialRecord(z.enum(SHOWN_STEPS), timestamp()),
  /** When the platform first saw the onboarding complete, and a first payment. */
  onboardedAt: timestamp().nullable(),
  paidAt: timestamp().nullable(),
  /** The day on which it has been paid for 90 days; null until that much is paid for. */
  keptAt: timestamp().nullable(),

  /** The city that the owner's address names; empty for none. */
  city: z.string(),
  account: accountSchema,
  /** What the nightly sweep keeps of the restaurant's use, missing until its first night: see `Activity`. */
  firstBillDay: z.string().nullable().optional(),
  lastBillDay: z.string().nullable().optional(),
  activatedOn: z.string().nullable().optional(),
  activated: z.boolean().optional(),
  bills30: z.int().optional(),
  takings30: z.int().optional(),
  use: z.enum(USES).optional(),
  /** What it brings in a month, how often that changed, and whether it ever brought something; missing until its sign-up is folded. */
  mrrPaise: paiseSchema.optional(),
  mrrSteps: z.int().optional(),
  hasPaid: z.boolean().optional(),
  /** The kinds of event that happen once and were folded. */
  folded: z.array(z.string()).optional(),
  trialClosed: z.boolean().optional(),
  /** When time alone brings the next event; null for never. */
  dueAt: timestamp().nullable().optional(),
  /** For how long the owner opened it to support last; missing where that never was. */
  support: supportTimeSchema.optional(),
});
export type Tenant = z.output<typeof tenantSchema>;
