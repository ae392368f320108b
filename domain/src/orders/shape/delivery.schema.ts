import { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { line, mobileSchema, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { operatorOrderSchema } from './aggregator.ts';
import { DAY } from '../../time/ist.ts';

/** The name of an order without a table, and the details of a delivery. */
export const counterDetailsSchema = z.object({
  /** A name to call out at the counter or to find on the doorbell; empty when none was given. */
  label: line(40),
  /** For orders of type `delivery`; null for others. */
  delivery: z
    .object({
      mobile: mobileSchema,
      address: requiredLine(300),
      note: line(140),
      /** The delivery charge, before tax. */
      chargePaise: amountSchema,
    })
    .nullable(),
  /** The number that the guest of a takeaway gave, so that the order counts for them; null or missing without one. */
  mobile: mobileSchema.nullable().optional(),
  /** For orders of type `aggregator`, which are named by it. */
  aggregator: operatorOrderSchema.optional(),
});
export type CounterDetails = z.output<typeof counterDetailsSchema>;

/** How long an address is kept: time for the customer to pay and complain. */
export const DELIVERY_KEPT_MS = 90 * DAY;

/**
 * `deliveries/{orderId}`: the address and mobile number of a delivery. It is apart from the order, because the kitchen
 * reads orders.
 */
export const deliverySchema = z.object({
  name: z.string(),
  mobile: z.string(),
  address: z.string(),
  note: z.string(),
  createdAt: timestamp(),
  expireAt: timestamp(),
});
export type Delivery = z.output<typeof deliverySchema>;
