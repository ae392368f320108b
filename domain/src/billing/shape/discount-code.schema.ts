import { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { line } from '../../kernel/text.ts';
import { isCode, tidyCode } from './code-text.ts';
import { coversSchema, discountCategoriesSchema } from './discount.schema.ts';

/** A code as it is stored, however it was typed. */
export const codeSchema = z.string().max(40).transform(tidyCode).refine(isCode);

/** What the owner says of a code. */
export const codeTermsSchema = z
  .object({
    /** False when the owner has ended it. */
    active: z.boolean(),
    /** What it is for, to tell it from others; the audit and the billing counter show it. */
    note: line(60),
    kind: z.enum(['amount', 'percent']),
    /** Paise when `kind` is `amount`; basis points when it is `percent`. */
    value: z.int().min(1).max(100_000_000),
    covers: coversSchema,
    categories: discountCategoriesSchema,
    /** The most that a percentage takes off one order, in paise; null for no such limit. */
    capPaise: amountSchema.min(1).nullable(),
    /** The first and the last calendar day (IST) on which it can be entered; null for no such limit. */
    from: z.iso.date().nullable(),
    until: z.iso.date().nullable(),
    /** What the dishes of the order must come to before tax and discount; 0 for nothing. */
    minimumPaise: amountSchema,
    /** How many orders may use it in all; null for any number. */
    maxUses: z.int().min(1).max(1_000_000).nullable(),
    /** How often one order may use it, each time for what is not billed yet. */
    maxUsesPerOrder: z.int().min(1).max(10),
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 10_000, { path: ['value'] })
  .refine(({ from, until }) => from === null || until === null || from <= until, { path: ['until'] });
export type CodeTerms = z.output<typeof codeTermsSchema>;

/** `discountCodes/{code}`: a code with what it takes off, and its use. */
export const discountCodeSchema = codeTermsSchema.safeExtend({
  /** Orders of which a document that stands took something off by it. */
  uses: z.int().min(0),
});
export type DiscountCode = z.output<typeof discountCodeSchema>;
