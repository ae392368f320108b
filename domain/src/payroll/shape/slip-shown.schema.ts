import { z } from 'zod';
import { computedSchema } from './computed.schema.ts';
import { deductionSchema } from './deductions.schema.ts';
import { DIVISORS, termsSchema } from './person.schema.ts';
import { slipPaymentSchema, slipSchema } from './slip.schema.ts';

/**
 * The part of a slip that its person sees and that is printed: the lines and the statutory fields, without the terms,
 * the account and the fields for the owner alone.
 */
export const slipShownSchema = slipSchema
  .pick({
    month: true,
    name: true,
    designation: true,
    days: true,
    earnings: true,
    grossPaise: true,
    deductedPaise: true,
    netPaise: true,
    tipsPaise: true,
  })
  .extend({
    joinedOn: z.string(),
    /** The last four characters; empty without a number. */
    uanEnd: z.string(),
    esiEnd: z.string(),
    divisor: z.enum(DIVISORS),
    /** The first and the last day that the slip pays; null for nobody's. */
    period: z.object({ from: z.string(), to: z.string() }).nullable(),
    /** The terms of those days, as they are paid. */
    rates: z.array(
      termsSchema.pick({ from: true, by: true, basicPaise: true, allowances: true, overtimeTimes: true }),
    ),
    deductions: z.array(deductionSchema.omit({ advanceId: true, duePaise: true })),
    /** The sum of the employer's shares. */
    employerPaise: computedSchema,
    payment: slipPaymentSchema.omit({ paidAt: true }).nullable(),
  });
export type SlipShown = z.output<typeof slipShownSchema>;
