import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { amountSchema, paiseSchema } from '../../money/money.schema.ts';
import { countedSchema, creditedRoundOff } from '../../days/counted.schema.ts';
import { dishSchema } from '../../days/day-dishes.ts';
import { valuesSchema } from '../../billing/shape/values.schema.ts';
import { operationsSchema } from '../../days/operations.schema.ts';

const soldSchema = z.object({
  quantity: z.int(),
  amountPaise: paiseSchema,
  /** Σ portions × cost price, and Σ amount, of portions that had a cost price when they were sold. */
  costPaise: paiseSchema,
  costedPaise: paiseSchema,
});
export type Sold = z.output<typeof soldSchema>;

/** The sums of some business days, from which all figures are made. */
export const periodSchema = z.object({
  /** The number of days with a bill. */
  days: z.int().min(0),
  bills: z.int(),
  guests: z.int(),
  subtotalPaise: paiseSchema,
  discountPaise: paiseSchema,
  taxPaise: paiseSchema,
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
  complimentary: countedSchema,
  voids: countedSchema,
  credits: countedSchema.extend({ taxPaise: paiseSchema, ...creditedRoundOff }),
  debits: countedSchema.extend({ taxPaise: paiseSchema }),
  /** Net values by account, less credit notes and with debit notes. */
  values: valuesSchema,
  byMethod: z.record(keySchema, paiseSchema),
  byType: z.record(keySchema, paiseSchema),
  byOperator: z.record(keySchema, countedSchema),
  tipsPaise: paiseSchema,
  /** By `dishKey`, under the dish's last name. */
  byDish: z.record(
    keySchema,
    dishSchema.pick({ itemId: true, variantId: true, name: true }).extend(soldSchema.shape),
  ),
  /** By category, under its last name; null for charges without a category, such as packing and delivery. */
  byCategory: z.array(
    soldSchema.extend({ categoryId: z.string().nullable(), category: z.string().nullable() }),
  ),
  /** The operations of the days that have them, `days` of them with a bill; null when no day has them. */
  // Pages that show combos read the days themselves.
  operations: operationsSchema
    .omit({ combos: true })
    .extend({
      days: z.int().min(0),
      /** The bills of those days, and their subtotal before discount. */
      bills: z.int(),
      subtotalPaise: paiseSchema,
    })
    .nullable(),
});
export type Period = z.output<typeof periodSchema>;

/**
 * The sums of a month's expenses. Money back may lower a sum below zero: a month may have more expenses than are read, and the
 * money back may be for one that is not. If the schema refused such a month, it would hold up every later one.
 */
export const monthExpensesSchema = z.object({
  totalPaise: paiseSchema,
  gstPaise: paiseSchema,
  duePaise: amountSchema,
  /** Expenses entered, changed or declared void after the month had closed; below zero where vendors gave back more. */
  adjustmentsPaise: paiseSchema,
  /** The GST in it. */
  adjustmentsGstPaise: paiseSchema,
  /** Money that vendors gave back for the month, which the total and the categories are without; missing for none. */
  moneyBackPaise: amountSchema.optional(),
  /** With the GST in each amount. */
  byCategory: z.array(z.object({ category: z.string(), amountPaise: paiseSchema, gstPaise: paiseSchema })),
  /** False when the month has more expenses than `MONTH_MOST`. */
  isComplete: z.boolean(),
});
export type MonthExpenses = z.output<typeof monthExpensesSchema>;
