import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { line, mobileSchema, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { DAY } from '../time/ist.ts';

/** What an order that stands on no table is called by, and where a delivery goes. */
export const counterDetailsSchema = z.object({
  /** Called out at the counter, or on the flat's bell; empty where nobody gave a name. */
  label: line(40),
  /** Of an order of type `delivery`; null of any other. */
  delivery: z
    .object({
      mobile: mobileSchema,
      address: requiredLine(300),
      note: line(140),
      /** For bringing it; before tax. */
      chargePaise: amountSchema,
    })
    .nullable(),
});
export type CounterDetails = z.output<typeof counterDetailsSchema>;

/** An address is of use until the customer has paid and perhaps complained; then it goes. */
export const DELIVERY_KEPT_MS = 90 * DAY;

/** `deliveries/{orderId}`: where an order goes and whom to ring. Never on the order, which the kitchen reads. */
export const deliverySchema = z.object({
  name: z.string(),
  mobile: z.string(),
  address: z.string(),
  note: z.string(),
  createdAt: timestamp(),
  expireAt: timestamp(),
});
export type Delivery = z.output<typeof deliverySchema>;
