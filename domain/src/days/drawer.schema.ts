import { z } from 'zod';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { line } from '../kernel/text.ts';

/** The cash drawer at the end of a day, as a person counted it. */
export const drawerSchema = z.object({
  openingCashPaise: amountSchema,
  countedCashPaise: amountSchema,
  /** Cash taken out for anything but a refund or an entered expense. */
  paidOutPaise: amountSchema,
  /** Explains a difference; empty when there is none. */
  note: line(200),
});
export type Drawer = z.output<typeof drawerSchema>;

/** A closed cash session as the closing of its day lists it. */
export const daySessionSchema = z.object({
  id: z.string(),
  z: z.int().min(1),
  till: z.string(),
  holder: z.string(),
  expectedPaise: paiseSchema,
  countedPaise: amountSchema,
  differencePaise: paiseSchema,
  note: z.string(),
});
export type DaySession = z.output<typeof daySessionSchema>;

/** The cash sessions of a closed day, all closed. */
export const daySessionsSchema = z.object({
  list: z.array(daySessionSchema),
  /**
   * Cash of these sessions that other days count, less cash that this day counts and none of its sessions has: payments after the
   * day's end, part payments for a later bill, expenses without a session.
   */
  elsewherePaise: paiseSchema,
});
