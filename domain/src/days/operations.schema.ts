import { z } from 'zod';
import { waitsSchema } from '../billing/shape/order-takers.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { countedSchema, NOTHING_COUNTED } from './counted.schema.ts';

const takerSchema = z.object({
  /** The member's name when the day first counted them; empty for guests. */
  name: z.string(),
  /** The bills with a dish that they took. A bill counts for each who took part, so these add up to more than all bills. */
  bills: z.int(),
  portions: z.int(),
  /** After discount and before tax; all takers together have the day's subtotal less its discount. */
  amountPaise: paiseSchema,
});

/** How a day's bills came about. */
export const operationsSchema = z.object({
  /** By the hour (IST) of settlement, `00` to `23`. */
  byHour: z.record(z.string(), z.object({ bills: z.int(), guests: z.int() })),
  billsByType: z.record(z.string(), z.int()),
  /** By the member who took the dishes (`takerKey`); what guests ordered by themselves is under `guest`. */
  byMember: z.record(z.string(), takerSchema),
  /** Lines of orders that were cancelled, aggregators' orders left out; they are in no other figure. */
  cancelled: countedSchema,
  /** The parties at tables, with their first bill, and the minutes from their first round to it. */
  parties: z.object({ count: z.int(), minutes: z.int() }),
  /** How long guests waited for dishes; missing until a bill says so. */
  waits: waitsSchema.optional(),
});
export type Operations = z.output<typeof operationsSchema>;

export const NO_OPERATIONS: Operations = {
  byHour: {},
  billsByType: {},
  byMember: {},
  cancelled: NOTHING_COUNTED,
  parties: { count: 0, minutes: 0 },
};
