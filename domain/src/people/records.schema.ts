import { z } from 'zod';
import { paiseSchema } from '../money/money.schema.ts';
import { line, requiredLine } from '../platform/text.ts';
import { timestamp } from '../platform/timestamp.ts';

/** `expenses/{id}`: money that went out; the owner writes it straight. */
export const expenseSchema = z.object({
  day: z.string(),
  category: requiredLine(40),
  description: line(200),
  amountPaise: paiseSchema,
  createdAt: timestamp(),
});

/** `payroll/{id}`: one person's pay for one month. */
export const payrollSchema = z.object({
  month: z.string(),
  memberId: z.string().nullable(),
  name: requiredLine(80),
  amountPaise: paiseSchema,
  paidAt: timestamp().nullable(),
  createdAt: timestamp(),
});

/** `reviews/{orderId}`: once per order, by somebody who sat at it. */
export const reviewSchema = z.object({
  stars: z.int().min(1).max(5),
  words: line(600),
  createdAt: timestamp(),
});

/** `notifications/{id}`: unread is newer than the owner's `notificationsReadAt`. */
export const notificationSchema = z.object({
  /** Which sentence the bell shows. */
  kind: z.enum(['welcome', 'set-up-menu', 'print-qr-codes', 'announcement']),
  createdAt: timestamp(),
});
export type Notification = z.output<typeof notificationSchema>;

/** A new restaurant has exactly these three unread (PRODUCT §2). */
export const WELCOME_NOTIFICATIONS = ['welcome', 'set-up-menu', 'print-qr-codes'] as const;

/** `connections/status` for the owner's session, `connections/{uid}` for a staff device (SPEC §3). */
export const connectionSchema = z.object({
  status: z.enum(['online', 'offline']),
  lastSeen: timestamp().nullable(),
  timestamp: z.string(),
});

/** `audit/{id}`: who did what; append-only. Holds uids, so that orders need not. */
export const auditSchema = z.object({
  action: z.string(),
  uid: z.string(),
  role: z.string(),
  at: timestamp(),
  /** The order it was done to; null where there is none. */
  orderId: z.string().nullable(),
  /** Ids and reasons that the action names. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.output<typeof auditSchema>;

/** The order that the details of an entry name. */
export const orderOf = (details: AuditEntry['details']): string | null => {
  const { orderId } = details;
  return typeof orderId === 'string' ? orderId : null;
};

/** Version 1 had the order among the details only. */
export const withOrderId = (stored: Record<string, unknown>): Record<string, unknown> => ({
  ...stored,
  orderId: orderOf((stored['details'] ?? {}) as AuditEntry['details']),
});
