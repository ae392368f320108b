import { z } from 'zod';
import { ZERO } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { countedSchema, NOTHING_COUNTED as NONE } from './counted.schema.ts';
import { dishSchema } from './day-dishes.ts';
import { correctedSchema, hoursSchema } from './hours.schema.ts';
import { reopenedSchema } from './reopened.schema.ts';
import { NO_OPERATIONS, operationsSchema } from './operations.schema.ts';

/** Tax by its kind: GST, and the VAT on liquor. */
const taxesSchema = z.object({ gstPaise: paiseSchema, vatPaise: paiseSchema });
export type Taxes = z.output<typeof taxesSchema>;
const NO_TAXES: Taxes = { gstPaise: ZERO, vatPaise: ZERO };

/** Amounts by way of paying (`tenderKey`). */
const byTenderSchema = z.record(z.string(), paiseSchema);

/** Debit notes: what they charge, their tax, and how they were paid. */
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

/** What a business day sold: the figures that a closed day keeps, too. */
export const salesSchema = z.object({
  /** The number of documents that are not void. Guests and all amounts down to `byType` are theirs. */
  bills: z.int(),
  guests: z.int(),
  /** Sales before tax, with what was taken off: less `discountPaise` it is the net sales, whether prices include tax or not. */
  subtotalPaise: paiseSchema,
  /** What the documents take off, at the prices on the menu. */
  discountPaise: paiseSchema,
  taxPaise: paiseSchema,
  taxes: taxesSchema,
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
  byMethod: byTenderSchema,
  byType: z.record(z.string(), paiseSchema),
  /** Given on top of the bills; no part of any total. */
  tipsByMethod: byTenderSchema,
  /** What guests said they had paid by UPI; what staff confirmed is `byMethod.upi`. */
  upiDeclarations: countedSchema,
  /** Portions that were given for nothing, at the price on the menu. `subtotalPaise` and `discountPaise` hold it, too. */
  complimentary: countedSchema,
  /** Those of the bills that name a buyer with a GSTIN. */
  business: countedSchema,
  /** Documents that were declared void. They are in none of the figures above. */
  voids: countedSchema,
  /** Credit notes issued on this day, whenever their invoices were; out of no figure above. */
  credits: countedSchema.extend({ taxPaise: paiseSchema, taxes: taxesSchema }),
  refundsByMethod: byTenderSchema,
  /** Debit notes issued on this day, whenever their invoices were; in no figure above. */
  debits: debitsSchema,
  /**
   * Orders of aggregators by operator, with their value before tax. The operator bills them: they are in none of the
   * figures above.
   */
  byOperator: z.record(z.string(), countedSchema),
  /** Part payments that were given back before their bill was issued: how they were taken, and how they went. */
  partReturns: z.object({ count: z.int(), takenByMethod: byTenderSchema, givenByMethod: byTenderSchema }),
});

/**
 * `days/{yyyy-mm-dd}`: the figures of a business day. The transaction that issues or corrects a document updates
 * them.
 */
export const daySchema = salesSchema.extend({
  day: z.string(),
  /** Totals by the hour (IST) of settlement, `00` to `23`. */
  byHour: z.record(z.string(), paiseSchema),
  /** Sales by `dishKey`; amounts after discount and before tax. */
  byDish: z.record(z.string(), dishSchema),
  trade: operationsSchema,
  hours: hoursSchema,
  /** Missing until something of the day is corrected. */
  corrected: correctedSchema.optional(),
  /** Documents issued after this time count towards the next day; null while the day is open. */
  closedAt: timestamp().nullable(),
  /** Missing of a day that was never opened again. */
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
  trade: NO_OPERATIONS,
  hours: {},
  tipsByMethod: {},
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
