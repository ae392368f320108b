import { z } from 'zod';
import { computedSchema } from './computed.schema.ts';

/** The source of a number: the law, or the owner's entry because Bhoj does not know the law's number. */
export const basisSchema = z.enum(['law', 'entered']);

/** Contributions to the provident fund for one person and month. */
export const fundShareSchema = z.object({
  basis: basisSchema,
  /** The wages up to the ceiling; null where the owner entered the shares. */
  wagesPaise: computedSchema.nullable(),
  employeePaise: computedSchema,
  /** The employer's share without the part for the pension scheme. */
  employerPaise: computedSchema,
  pensionPaise: computedSchema,
  /** The wages of the pension scheme; null where the owner entered the shares. */
  pensionWagesPaise: computedSchema.nullable(),
  insurancePaise: computedSchema,
  /** Their part of the establishment's administration charge. */
  administrationPaise: computedSchema,
});
export type FundShare = z.output<typeof fundShareSchema>;

/** Contributions to the State insurance for one person and month. */
export const insuranceShareSchema = z.object({
  basis: basisSchema,
  /** The first month of the contribution period, `yyyy-mm`. */
  period: z.string(),
  wagesPaise: computedSchema.nullable(),
  employeePaise: computedSchema,
  employerPaise: computedSchema,
});
export type InsuranceShare = z.output<typeof insuranceShareSchema>;
