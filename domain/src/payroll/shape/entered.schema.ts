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

/** The recovery of an earlier overpayment, or another lawful deduction; it is taken within the limit. */
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
 * The owner's entries for a person's month. Where Bhoj knows a law, such as that of profession tax, it does not use the amount
 * that the owner entered for it. An amount is null without an entry.
 */
export const enteredSchema = z.object({
  extras: z.array(extraSchema).max(8),
  takenBack: z.array(takenBackSchema).max(8),
  /** Their part of the tips that were paid out. Tips are not pay. */
  tipsPaise: amountSchema,
  wagesPaise: amountSchema.nullable(),
  providentFund: fundSharesSchema.nullable(),
  stateInsurance: sharesSchema.nullable(),
  professionTaxPaise: amountSchema.nullable(),
  /** Bhoj knows no State's labour welfare fund. */
  labourWelfare: sharesSchema.nullable(),
});
export type Entered = z.output<typeof enteredSchema>;

/** The State's minimum wages of a month by the kind of work; null where the owner entered none. */
const minimumWagesSchema = z.object({
  unskilled: amountSchema.nullable(),
  semiSkilled: amountSchema.nullable(),
  skilled: amountSchema.nullable(),
  highlySkilled: amountSchema.nullable(),
});
export type MinimumWages = z.output<typeof minimumWagesSchema>;

export const NO_MINIMUM_WAGES: MinimumWages = {
  unskilled: null,
  semiSkilled: null,
  skilled: null,
  highlySkilled: null,
};

/** The owner's entries for everybody's month. */
export const enteredForAllSchema = z.object({
  /** The profession tax of people without an entry of their own, where Bhoj does not know it. */
  professionTaxPaise: amountSchema.nullable(),
  /** The minimum wage of a month, for the base of a bonus where the kind of work has none. */
  minimumWagePaise: amountSchema.nullable(),
  minimumWages: minimumWagesSchema,
});
export type EnteredForAll = z.output<typeof enteredForAllSchema>;
