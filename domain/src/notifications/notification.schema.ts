import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/** `notifications/{id}`: unread is newer than the owner's `notificationsReadAt`. */
export const notificationSchema = z.object({
  /** Which sentence the bell shows. */
  kind: z.enum(['welcome', 'set-up-menu', 'print-qr-codes', 'announcement']),
  createdAt: timestamp(),
});

export type Notification = z.output<typeof notificationSchema>;

/** A new restaurant has exactly these three unread (P-MORE-2). */
export const WELCOME_NOTIFICATIONS = ['welcome', 'set-up-menu', 'print-qr-codes'] as const;
