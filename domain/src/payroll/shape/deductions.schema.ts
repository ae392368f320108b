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

/** One deduction from a person's pay. */
export const deductionSchema = z.object({
  kind: z.enum(DEDUCTIONS),
  basis: basisSchema,
  /** The reason of a recovery or of an advance; empty for other deductions. */
  name: z.string(),
  /** The advance that it recovers; null for other deductions. */
  advanceId: z.string().nullable(),
  /** The amount due, the amount taken, and the amount carried forward because of the limit. Taken + carried = due. */
  duePaise: computedSchema,
  amountPaise: computedSchema,
  carriedPaise: computedSchema,
});
export type Deduction = z.output<typeof deductionSchema>;
