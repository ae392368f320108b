import { z } from 'zod';
import { timestamp } from './timestamp.ts';

/** `staff/{id}`: platform staff, whose referral IDs open free trials (SPEC §3). */
export const platformStaffSchema = z.object({
  name: z.string(),
  email: z.string(),
  referralId: z.string(),
  active: z.boolean(),
  createdAt: timestamp(),
});

/** What a person may type as a staff referral ID. */
export const staffReferralIdSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,16}$/);

/** `subscriptionPlans/{id}` (SPEC §3); `price` is in rupees. */
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

/** `settings/subscription` (SPEC §3). */
export const subscriptionSettingSchema = z.object({ active: z.boolean() });

/** `announcements/{id}`: from the super admin to all owners. */
export const announcementSchema = z.object({
  title: z.string(),
  body: z.string(),
  createdAt: timestamp(),
});

/** `limits/{key}`: one window of one rate limit. */
export const limitSchema = z.object({ count: z.int(), windowStart: timestamp(), expireAt: timestamp() });
