import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/**
 * `formerCustomers/{customerId}`: the trace of a record that was erased or merged into another one. It holds no name
 * and no number. It answers a repeated call, and is the receipt of an erasure.
 */
export const formerCustomerSchema = z.object({
  how: z.enum(['erased', 'merged']),
  actId: z.string(),
  at: timestamp(),
  /** The id of the member who did it. */
  byId: z.string(),
  /** The record that took over; null after an erasure. */
  mergedInto: z.string().nullable(),
  /** The number of visits. Their issued bills stay as they are. */
  visits: z.int(),
  /** When the receipt itself is deleted; null for a merged record, because its bills still lead to the other one. */
  expireAt: timestamp().nullable(),
});
export type FormerCustomer = z.output<typeof formerCustomerSchema>;
