import { z } from 'zod';
import { keyLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { operatorGstinShape } from '../statute/gstin.schema.ts';
import { RETURN_FORMS } from '../statute/return-dates.ts';
import { tablesSchema } from './tables.schema.ts';

/** The kinds of findings in the check before filing. */
export const FINDINGS = [
  'sums',
  'days',
  'gap',
  'start',
  'code',
  'state',
  'gstin',
  'buyer-is-seller',
  'outside',
  'other-registration',
  'unregistered',
  'operator-gstin',
  'operator-goods',
  'other-state',
  'tax-kept',
  'row-below-zero',
  'row-zero',
] as const;
export const findingSchema = z.object({
  what: z.enum(FINDINGS),
  /** Numbers of documents, or names; only the first ones where there are many. */
  of: z.array(z.string()),
  count: z.int(),
  amountPaise: paiseSchema,
});
export type Finding = z.output<typeof findingSchema>;

/** A document with its calendar month and its business day in different months. */
const borderSchema = z.object({
  number: z.string(),
  issuedAt: timestamp(),
  businessDay: z.string(),
  totalPaise: paiseSchema,
});
export type Border = z.output<typeof borderSchema>;

/** The business days of the period against its documents. */
export const daysCheckSchema = z.object({
  daysPaise: paiseSchema,
  documentsPaise: paiseSchema,
  /** Documents of the period that belong to a business day of another period. */
  elsewhere: z.array(borderSchema),
  elsewherePaise: paiseSchema,
  /** Documents of another period that belong to a business day of this one. */
  joined: z.array(borderSchema),
  joinedPaise: paiseSchema,
  /** The rest of the difference, which no document explains. */
  unexplainedPaise: paiseSchema,
});
export type DaysCheck = z.output<typeof daysCheckSchema>;

/** The changes since the earlier preparation: numbers, only the first ones where there are many. */
export const changesSchema = z.object({
  came: z.array(z.string()),
  voided: z.array(z.string()),
  credited: z.array(z.string()),
  count: z.int(),
});
export type Changes = z.output<typeof changesSchema>;

/**
 * The owner's entries: reversed credit (GSTR-3B 4(B)(1)), the aggregators' GSTINs in the State, and the day on which a former GSTIN
 * ended, which is missing while it is in force.
 */
export const enteredInReturnSchema = z.object({
  reversed: z.object({ igstPaise: amountSchema, cgstPaise: amountSchema, sgstPaise: amountSchema }),
  operatorGstins: z.record(keyLine(20), operatorGstinShape),
  endedOn: z.iso.date().optional(),
});
export type Entered = z.output<typeof enteredInReturnSchema>;

/** As `returnIdOf` makes it. */
export const returnIdSchema = z.string().regex(/^\d{4}-\d{2}_[0-9A-Z]{15}(_composition)?$/);

export const arnSchema = z.string().regex(/^([A-Z]{2}[A-Z0-9]{13})?$/);

/** The owner's mark that a return is filed on the portal. Bhoj files nothing and never sets the mark by itself. */
export const filingSchema = z.object({
  form: z.enum(RETURN_FORMS),
  /** The day of filing. */
  on: z.string(),
  /** The acknowledgement number (ARN) of the portal; empty where the owner gave none. */
  arn: arnSchema,
  at: timestamp(),
  by: z.string(),
});
export type Filing = z.output<typeof filingSchema>;

/**
 * `returns/{yyyy-mm_gstin}`: a tax month of one registration, or the quarter that ends with it, as prepared from its
 * documents. `returnIdOf` makes the id.
 */
export const returnSchema = z.object({
  month: z.string(),
  /** The first day, and the first day after the last one. */
  from: z.string(),
  until: z.string(),
  gstin: z.string(),
  isComposition: z.boolean(),
  tables: tablesSchema,
  findings: z.array(findingSchema),
  days: daysCheckSchema,
  /** Numbers of void documents. */
  voided: z.array(z.string()),
  /** Equal for equal documents in equal states. */
  fingerprint: z.string(),
  preparedAt: timestamp(),
  /** The changes between the earlier preparation and this one; null for the first. */
  changes: changesSchema.nullable(),
  entered: enteredInReturnSchema,
  filings: z.array(filingSchema),
  /** When an operator's order was corrected, or a self-invoice made or voided, after the preparation; else missing. */
  correctedAt: timestamp().optional(),
});
export type TaxReturn = z.output<typeof returnSchema>;
