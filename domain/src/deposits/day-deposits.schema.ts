import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';

const sumSchema = z.object({ totalPaise: paiseSchema, taxPaise: paiseSchema });
const byMethodSchema = z.record(keySchema, paiseSchema);

/** The deposits that a business day counts. No figure of its sales includes them. */
export const dayDepositsSchema = z.object({
  /** How often one was taken, given back, kept, put on a bill or taken from a void one. */
  count: z.int(),
  taken: sumSchema,
  takenByMethod: byMethodSchema,
  givenBack: sumSchema,
  givenByMethod: byMethodSchema,
  /** Deposits that bills of the day took off; their payments name the method `deposit`. */
  applied: sumSchema,
  kept: sumSchema,
});
export type DayDeposits = z.output<typeof dayDepositsSchema>;
