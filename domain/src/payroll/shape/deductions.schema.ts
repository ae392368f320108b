import { z } from 'zod';
import { computedSchema } from './computed.schema.ts';
import { basisSchema } from './contributions.schema.ts';

const DEDUCTIONS = [
  'providentFund',
  'stateInsurance',
  'professionTax',
  'labourWelfare',
  'takenBack',
  'advance',
] as const;

/** One line of what is taken off a person's pay. */
export const deductionSchema = z.object({
  kind: z.enum(DEDUCTIONS),
  basis: basisSchema,
  /** The reason of what is taken back or of an advance; empty for the others. */
  name: z.string(),
  /** The advance that it is taken from; null for the others. */
  advanceId: z.string().nullable(),
  /** What was due, what is taken, and what is carried on because of the limit. Taken and carried add up to due. */
  duePaise: computedSchema,
  amountPaise: computedSchema,
  carriedPaise: computedSchema,
});
export type Deduction = z.output<typeof deductionSchema>;
