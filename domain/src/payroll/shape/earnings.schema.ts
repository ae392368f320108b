import { z } from 'zod';
import { computedSchema } from './computed.schema.ts';

/** One line of a person's earnings. */
export const earningSchema = z.object({
  kind: z.enum(['basic', 'allowance', 'overtime', 'once', 'arrears']),
  /** The name of an allowance or of what the owner entered; empty for basic, overtime and computed arrears. */
  name: z.string(),
  amountPaise: computedSchema,
  /** True where the law counts it as wages by itself (P-LAW-20). */
  isWages: z.boolean(),
  /** The first and the last day that it pays; null where the owner entered it. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type Earning = z.output<typeof earningSchema>;

/** A rise reaches back over at most this many months. */
export const MOST_MONTHS_BACK = 12;

/** The addition of a rise to a month with approved pay. */
export const arrearsSchema = z.object({
  /** `yyyy-mm` */
  month: z.string(),
  /** The part that the law counts as wages by itself, and the other part (P-LAW-20). */
  wagesPaise: computedSchema,
  otherPaise: computedSchema,
});
export type Arrears = z.output<typeof arrearsSchema>;

/** The wages of the law in a month: basic, dearness and retaining allowance, and other pay above half of the whole. */
export const legalWagesSchema = z.object({
  /** The part of the pay that counts as wages by itself, and the other part. */
  ownPaise: computedSchema,
  otherPaise: computedSchema,
  /** The part of the other pay above the share that the law allows. */
  addedBackPaise: computedSchema,
  wagesPaise: computedSchema,
});
export type LegalWages = z.output<typeof legalWagesSchema>;
