import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/** `staff/{id}`: platform staff. Their referral IDs start free trials (DATA-STAFF-1). */
export const platformStaffSchema = z.object({
  name: z.string(),
  email: z.string(),
  referralId: z.string(),
  active: z.boolean(),
  createdAt: timestamp(),
});

/** The schema of a typed staff referral ID. */
export const staffReferralIdSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,16}$/);

/** `announcements/{id}`: messages from the super admin to all owners. */
export const announcementSchema = z.object({
  title: z.string(),
  body: z.string(),
  createdAt: timestamp(),
});

/** `limits/{key}`: the current window of one rate limit. */
export const limitSchema = z.object({ count: z.int(), windowStart: timestamp(), expireAt: timestamp() });
