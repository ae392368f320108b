import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/** `notifications/{id}`. A notification is unread when it is newer than the owner's `notificationsReadAt`. */
export const notificationSchema = z.object({
  /** Selects the sentence that the bell shows. */
  kind: z.enum(['welcome', 'set-up-menu', 'print-qr-codes', 'announcement']),
  createdAt: timestamp(),
});

export type Notification = z.output<typeof notificationSchema>;

/** The three unread notifications of a new restaurant (P-MORE-2). */
export const WELCOME_NOTIFICATIONS = ['welcome', 'set-up-menu', 'print-qr-codes'] as const;
