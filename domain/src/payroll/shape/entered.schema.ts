import { z } from 'zod';
import { requiredLine } from '../../kernel/text.ts';
import { amountSchema } from '../../money/money.schema.ts';

/** Pay of one month only: an allowance, or arrears of an earlier month. */
const extraSchema = z.object({
  kind: z.enum(['once', 'arrears']),
  name: requiredLine(60),
  amountPaise: amountSchema,
  /** True where the law counts it as wages (P-LAW-20). */
  isWages: z.boolean(),
});

/** What was paid too much in an earlier month, or another lawful deduction; it is taken within the limit. */
const takenBackSchema = z.object({ name: requiredLine(60), amountPaise: amountSchema });

const sharesSchema = z.object({ employeePaise: amountSchema, employerPaise: amountSchema });

const fundSharesSchema = z.object({
  employeePaise: amountSchema,
  employerPaise: amountSchema,
  pensionPaise: amountSchema,
  insurancePaise: amountSchema,
  administrationPaise: amountSchema,
});

/**
 * What the owner entered by hand for a person's month. The amounts of the law are used only where Bhoj does not know them;
 * null while nobody has entered one.
 */
export const enteredSchema = z.object({
  extras: z.array(extraSchema).max(8),
  takenBack: z.array(takenBackSchema).max(8),
  /** Their part of the tips that were paid out; no part of their pay. */
  tipsPaise: amountSchema,
  wagesPaise: amountSchema.nullable(),
  providentFund: fundSharesSchema.nullable(),
  stateInsurance: sharesSchema.nullable(),
  professionTaxPaise: amountSchema.nullable(),
  /** Bhoj knows no State's labour welfare fund. */
  labourWelfare: sharesSchema.nullable(),
});
export type Entered = z.output<typeof enteredSchema>;

/** What the owner entered for everybody's month. */
export const enteredForAllSchema = z.object({
  /** The profession tax of who has none of their own entered, where Bhoj does not know it. */
  professionTaxPaise: amountSchema.nullable(),
  /** The minimum wage of a month, for the base of a bonus. */
  minimumWagePaise: amountSchema.nullable(),
});
export type EnteredForAll = z.output<typeof enteredForAllSchema>;
