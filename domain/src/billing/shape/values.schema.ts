import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { ZERO } from '../../money/money.ts';

/**
 * The value of documents before tax and after discount, by account. No field holds the rest: restaurant service at the usual
 * rate, and plain bills.
 */
export const valuesSchema = z.object({
  /** Restaurant service at the rate of specified premises, on which input tax is claimed. */
  premisesPaise: paiseSchema,
  goodsPaise: paiseSchema,
  exemptPaise: paiseSchema,
  liquorPaise: paiseSchema,
  /** All that a seller under the composition scheme supplied: the turnover of its levy. */
  compositionPaise: paiseSchema,
});
export type Values = z.output<typeof valuesSchema>;

export const NO_VALUES: Values = {
  premisesPaise: ZERO,
  goodsPaise: ZERO,
  exemptPaise: ZERO,
  liquorPaise: ZERO,
  compositionPaise: ZERO,
};

/** The values of a day's documents: its bills that are not void, its credit notes and its debit notes. */
export const dayValuesSchema = z.object({
  billed: valuesSchema,
  credited: valuesSchema,
  debited: valuesSchema,
});
export type DayValues = z.output<typeof dayValuesSchema>;

export const NO_DAY_VALUES: DayValues = { billed: NO_VALUES, credited: NO_VALUES, debited: NO_VALUES };

/** The first and the last number of each series that a day issued, void ones too. By series. */
export const numbersSchema = z.record(keySchema, z.object({ first: z.string(), last: z.string() }));
export type DayNumbers = z.output<typeof numbersSchema>;

/** What a business customer was billed, credited and charged by debit notes, with tax. */
export const buyerSumsSchema = z.object({
  name: z.string(),
  billedPaise: paiseSchema,
  creditedPaise: paiseSchema,
  debitedPaise: paiseSchema,
});
export type BuyerSums = z.output<typeof buyerSumsSchema>;
