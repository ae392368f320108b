import { z } from 'zod';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { REVERSE_KINDS } from '../statute/reverse-kinds.ts';

/** Taxable value and tax at one rate; negative where notes exceed sales. */
export const rateSchema = z.object({
  taxBp: z.int(),
  taxablePaise: paiseSchema,
  cgstPaise: paiseSchema,
  sgstPaise: paiseSchema,
});
export type RateAmounts = z.output<typeof rateSchema>;

/** A document to a buyer with a GSTIN, which a return lists by itself: table 4. Amounts are as printed. */
const listedSchema = z.object({
  number: z.string(),
  issuedAt: timestamp(),
  gstin: z.string(),
  valuePaise: paiseSchema,
  rates: z.array(rateSchema),
});
export type Listed = z.output<typeof listedSchema>;

/** A credit or debit note for such a document: table 9B. */
const listedNoteSchema = listedSchema.extend({ type: z.enum(['C', 'D']), ofNumber: z.string() });

/** Exempt sales and sales outside GST (liquor): table 8. */
const untaxedSchema = z.object({ exemptPaise: paiseSchema, nonGstPaise: paiseSchema });
export type Untaxed = z.output<typeof untaxedSchema>;

/** Sales under one code at one rate in one unit: table 12. `quantity` is for goods; services have none. */
const codeSchema = rateSchema.extend({
  code: z.string(),
  /** The number of pieces, or grams where `unit` is there. */
  quantity: z.int(),
  /** The portal's unit of goods that are sold by weight; missing for pieces. */
  unit: z.literal('KGS').optional(),
  /** The name of a dish that is sold under the HSN. Missing for services, which the law names. */
  description: z.string().optional(),
});
export type CodeAmounts = z.output<typeof codeSchema>;

/** The documents of one series: table 13. `nature` is the portal's number of the kind of document. */
const issuedSchema = z.object({
  nature: z.union([
    z.literal(1),
    z.literal(2),
    z.literal(4),
    z.literal(5),
    z.literal(6),
    z.literal(7),
    z.literal(8),
  ]),
  financialYear: z.string(),
  series: z.string(),
  first: z.int(),
  last: z.int(),
  total: z.int(),
  cancelled: z.int(),
});
export type Issued = z.output<typeof issuedSchema>;

/** Sales through an aggregator that pays their tax: table 14(b). */
const operatorSchema = z.object({ operator: z.string(), count: z.int(), valuePaise: paiseSchema });

/** A self-invoice with tax that fell due in the period: GSTR-3B 3.1(d), or the second row of CMP-08. */
const reverseSchema = rateSchema.extend({
  number: z.string(),
  expenseId: z.string(),
  kind: z.enum(REVERSE_KINDS),
  supplier: z.string(),
  /** The whole tax where the supplier is in another State; missing otherwise. */
  igstPaise: paiseSchema.optional(),
  /** True where the registration claims the tax back: 4(A)(3). */
  takesCredit: z.boolean(),
});
export type ReverseAmounts = z.output<typeof reverseSchema>;

/** The tables of a tax month. Table 5 and `cdnur` are for sales between States, which a restaurant does not make. */
export const tablesSchema = z.object({
  b2b: z.array(listedSchema),
  cdnr: z.array(listedNoteSchema),
  b2cs: z.array(rateSchema),
  nil: z.object({ b2b: untaxedSchema, b2c: untaxedSchema }),
  hsn: z.object({ b2b: z.array(codeSchema), b2c: z.array(codeSchema) }),
  issued: z.array(issuedSchema),
  operators: z.array(operatorSchema),
  /**
   * Deposits for bookings: tables 11A (received, and on no bill of the month) and 11B (of an earlier month, on a bill or given back in
   * this one). Missing without any. No other table and no total has them.
   */
  advances: z.object({ received: z.array(rateSchema), adjusted: z.array(rateSchema) }).optional(),
  /** Supplies on which the restaurant owes the tax; missing without any. No table of sales and no total has them. */
  reverseCharge: z.array(reverseSchema).optional(),
  /** Turnover of documents under the composition scheme, less notes. */
  compositionPaise: paiseSchema,
  /** The rest, in none of the tables above: VAT, round-off, and documents that belong to no return. */
  beside: z.object({ vatPaise: paiseSchema, roundOffPaise: paiseSchema, outsidePaise: paiseSchema }),
  /** The total of the documents: invoices and debit notes, less credit notes. */
  documentsPaise: paiseSchema,
});
export type Tables = z.output<typeof tablesSchema>;
