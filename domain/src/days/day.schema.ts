import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { ZERO } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { countedSchema, creditedRoundOff, NOTHING_COUNTED as NONE } from './counted.schema.ts';
import { dishSchema } from './day-dishes.ts';
import { correctedSchema, hoursSchema } from './hours.schema.ts';
import { reopenedSchema } from './reopened.schema.ts';
import { dayDepositsSchema } from '../deposits/day-deposits.schema.ts';
import { NO_OPERATIONS, operationsSchema } from './operations.schema.ts';
import {
  buyerSumsSchema,
  dayValuesSchema,
  NO_DAY_VALUES,
  numbersSchema,
} from '../billing/shape/values.schema.ts';

/** Tax by its kind: GST, and the VAT on liquor. */
const taxesSchema = z.object({ gstPaise: paiseSchema, vatPaise: paiseSchema });
export type Taxes = z.output<typeof taxesSchema>;
const NO_TAXES: Taxes = { gstPaise: ZERO, vatPaise: ZERO };

/** Amounts by method of payment (`tenderKey`). */
const byTenderSchema = z.record(keySchema, paiseSchema);

/** Debit notes: their amounts, their tax, and their payments by method. */
const debitsSchema = countedSchema.extend({
  taxPaise: paiseSchema,
  taxes: taxesSchema,
  byMethod: byTenderSchema,
});
const NO_DEBITS = {
  count: 0,
  totalPaise: ZERO,
  taxPaise: ZERO,
  taxes: NO_TAXES,
  byMethod: {},
};

/** The sales of a business day. A closed day keeps them too. */
export const salesSchema = z.object({
  /**
   * The number of documents that are not void. The guests and all amounts down to `byType` belong to these documents.
   */
  bills: z.int(),
  guests: z.int(),
  /**
   * Sales before tax and before discount. Less `discountPaise` it is the net sales, whether prices include tax or not.
   */
  subtotalPaise: paiseSchema,
  /** The discounts on the documents, at the prices on the menu. */
  discountPaise: paiseSchema,
  taxPaise: paiseSchema,
  taxes: taxesSchema,
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
  byMethod: byTenderSchema,
  byType: z.record(keySchema, paiseSchema),
  /** Tips, given on top of the bills. No total includes them. */
  tipsByMethod: byTenderSchema,
  /** How often a payment of its documents was put right; the methods above have followed. */
  paymentsCorrected: z.int(),
  /** UPI payments that guests declared; `byMethod.upi` holds what staff confirmed. */
  upiDeclarations: countedSchema,
  /** Complimentary portions, at the prices on the menu. `subtotalPaise` and `discountPaise` include them. */
  complimentary: countedSchema,
  /** The bills that name a buyer with a GSTIN. */
  business: countedSchema,
  /** Documents that were declared void. No figure above includes them. */
  voids: countedSchema,
  /** Credit notes issued on this day, for invoices of any day. No figure above is reduced by them. */
  credits: countedSchema.extend({ taxPaise: paiseSchema, taxes: taxesSchema, ...creditedRoundOff }),
  refundsByMethod: byTenderSchema,
  /** Debit notes issued on this day, for invoices of any day. No figure above includes them. */
  debits: debitsSchema,
  /**
   * Orders of aggregators by operator, with their value before tax. No figure above includes them, because the operator
   * bills them.
   */
  byOperator: z.record(keySchema, countedSchema),
  /**
   * Part payments given back before their bill was issued: by the method of taking, and by the method of giving back.
   */
  partReturns: z.object({ count: z.int(), takenByMethod: byTenderSchema, givenByMethod: byTenderSchema }),
  /** Deposits for bookings; missing on a day without any. */
  deposits: dayDepositsSchema.optional(),
  values: dayValuesSchema,
  numbers: numbersSchema,
});

/**
 * `days/{yyyy-mm-dd}`: the figures of a business day. The transaction that issues or corrects a document updates
 * them.
 */
export const daySchema = salesSchema.extend({
  day: z.string(),
  /** Totals by the hour (IST) of settlement, `00` to `23`. */
  byHour: z.record(keySchema, paiseSchema),
  /** Sales by `dishKey`; amounts after discount and before tax. */
  byDish: z.record(keySchema, dishSchema),
  /** Business customers by GSTIN (`buyer-sums.ts`). */
  byBuyer: z.record(keySchema, buyerSumsSchema),
  operations: operationsSchema,
  hours: hoursSchema,
  /** Missing until a document of the day is corrected. */
  corrected: correctedSchema.optional(),
  /** Documents issued after this time count towards the next day; null while the day is open. */
  closedAt: timestamp().nullable(),
  /** Missing for a day that was never reopened. */
  reopened: reopenedSchema.optional(),
});
export type Day = z.output<typeof daySchema>;

export const emptyDay = (day: string): Day => ({
  day,
  bills: 0,
  guests: 0,
  subtotalPaise: ZERO,
  discountPaise: ZERO,
  taxPaise: ZERO,
  taxes: NO_TAXES,
  roundOffPaise: ZERO,
  totalPaise: ZERO,
  byMethod: {},
  byType: {},
  byHour: {},
  byDish: {},
  byBuyer: {},
  operations: NO_OPERATIONS,
  hours: {},
  values: NO_DAY_VALUES,
  numbers: {},
  tipsByMethod: {},
  paymentsCorrected: 0,
  upiDeclarations: NONE,
  complimentary: NONE,
  business: NONE,
  voids: NONE,
  credits: { ...NONE, taxPaise: ZERO, taxes: NO_TAXES },
  refundsByMethod: {},
  debits: NO_DEBITS,
  byOperator: {},
  partReturns: { count: 0, takenByMethod: {}, givenByMethod: {} },
  closedAt: null,
});
