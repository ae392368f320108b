import { z } from 'zod';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/**
 * `staff/{staffId}`: platform staff, by the uid of their account. Their referral IDs start free trials (DATA-STAFF-1).
 */
export const platformStaffSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: line(20),
  city: line(60),
  referralId: z.string(),
  /** The normalised referral ID (`referralKey`): no two are alike. */
  referralKey: z.string(),
  /** The name, folded for searching. */
  searchName: z.string(),
  active: z.boolean(),
  createdAt: timestamp(),
});
export type PlatformStaff = z.output<typeof platformStaffSchema>;

/** The schema of a typed staff referral ID. */
export const staffReferralIdSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,16}$/);

/** `limits/{key}`: the current window of one rate limit. */
export const limitSchema = z.object({ count: z.int(), windowStart: timestamp(), expireAt: timestamp() });
