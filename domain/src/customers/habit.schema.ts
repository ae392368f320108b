import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';

/** The most visits of a customer that the record keeps one by one. */
export const LATELY = 24;

/** One visit: the documents of an order that are not void. */
export const lateVisitSchema = z.object({
  orderId: z.string(),
  /** When its first document was issued. */
  at: timestamp(),
  amountPaise: paiseSchema,
  bills: z.array(z.object({ id: z.string(), number: z.string() })),
});
export type LateVisit = z.output<typeof lateVisitSchema>;

/** A dish that a customer ordered: its name the last time, and the number of portions. */
export const favouriteSchema = z.object({ name: z.string(), count: z.int().min(1) });
export type Favourite = z.output<typeof favouriteSchema>;
