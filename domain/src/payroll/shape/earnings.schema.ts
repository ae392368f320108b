import { z } from 'zod';
import { computedSchema } from './computed.schema.ts';

/** One line of a person's earnings. */
export const earningSchema = z.object({
  kind: z.enum(['basic', 'allowance', 'overtime', 'once', 'arrears']),
  /** The name of an allowance, arrears or other pay; empty for basic and overtime. */
  name: z.string(),
  amountPaise: computedSchema,
  /** True where the law counts it as wages by itself (P-LAW-20). */
  isWages: z.boolean(),
  /** The first and the last day that it pays; null where the owner entered it. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type Earning = z.output<typeof earningSchema>;

/** The wages of the law in a month: basic, dearness and retaining allowance, and other pay above half of the whole. */
export const legalWagesSchema = z.object({
  /** Pay that is wages by itself, and all other pay. */
  ownPaise: computedSchema,
  otherPaise: computedSchema,
  /** The part of the other pay above the share that the law allows. */
  addedBackPaise: computedSchema,
  wagesPaise: computedSchema,
});
export type LegalWages = z.output<typeof legalWagesSchema>;
