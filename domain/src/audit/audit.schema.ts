import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

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
