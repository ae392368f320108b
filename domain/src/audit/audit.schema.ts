import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';

/**
 * `audit/{id}`: who did what. Entries are never deleted, and changed only by an erasure, which takes a guest's
 * name and number out of `details`. They hold uids, so the orders need not hold them.
 */
export const auditSchema = z.object({
  action: z.string(),
  uid: z.string(),
  role: z.string(),
  at: timestamp(),
  /** The id of the order that was changed; null when the action concerns no order. */
  orderId: z.string().nullable(),
  /** The shared device on which the person acted; missing on a device of their own. */
  deviceId: z.string().optional(),
  /** The ids and reasons of the action. */
  details: z.record(keySchema, z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditEntry = z.output<typeof auditSchema>;

/** Returns the order id in the details of an entry, or null. */
export const orderOf = (details: AuditEntry['details']): string | null => {
  const { orderId } = details;
  return typeof orderId === 'string' ? orderId : null;
};
