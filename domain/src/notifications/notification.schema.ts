import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { aboutSchema } from './about.schema.ts';

/** Acts of the platform that notify the owner. */
export const PLATFORM_ACTS = [
  'trial-extended',
  'premium-gifted',
  'suspended',
  'resumed',
  'referral-reassigned',
  'password-link-sent',
] as const;
export type OwnerAct = (typeof PLATFORM_ACTS)[number];

/** `notifications/{id}`. A notification is unread when it is newer than the owner's `notificationsReadAt`. */
export const notificationSchema = z.object({
  /** Selects the sentence in the bell. */
  kind: z.enum(['welcome', 'set-up-menu', 'print-qr-codes', 'announcement']),
  createdAt: timestamp(),
  /** The platform's act on the restaurant; only with `announcement`. */
  act: z.enum(PLATFORM_ACTS).optional(),
  /** The new end of the trial or of premium; only with acts that set one. */
  until: timestamp().optional(),
  /** The super admin's reason. */
  reason: z.string().optional(),
  /**
   * The event; only with `announcement`. A notification with a kind from a later release still decodes, without
   * `about`.
   */
  about: aboutSchema.optional().catch(undefined),
});

export type Notification = z.output<typeof notificationSchema>;

/** The three unread notifications of a new restaurant (P-MORE-2). */
export const WELCOME_NOTIFICATIONS = ['welcome', 'set-up-menu', 'print-qr-codes'] as const;
