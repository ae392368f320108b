import { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { line } from '../../kernel/text.ts';
import { isCode, tidyCode } from './code-text.ts';
import { DISCOUNT_KINDS, isWithinKind } from './discount-kind.ts';
import { coversSchema, discountCategoriesSchema } from './discount.schema.ts';

/** A code in its stored form, however the person typed it. */
export const codeSchema = z.string().max(40).transform(tidyCode).refine(isCode);

/** The terms of a code, as the owner enters them. */
export const codeTermsSchema = z
  .object({
    /** False when the owner has ended it. */
    active: z.boolean(),
    /** What the code is for, in the owner's words; the audit and the billing counter show it. */
    note: line(60),
    kind: z.enum(DISCOUNT_KINDS),
    /** Basis points when `kind` is `percent`; paise when it is `amount`. */
    value: z.int().min(1).max(100_000_000),
    covers: coversSchema,
    categories: discountCategoriesSchema,
    /** The most that a percentage takes off one order, in paise; null for no such limit. */
    capPaise: amountSchema.min(1).nullable(),
    /** The first and the last business day on which it can be entered; null for no such limit. */
    from: z.iso.date().nullable(),
    until: z.iso.date().nullable(),
    /** The least value of the order's dishes before tax and discount; 0 for no minimum. */
    minimumPaise: amountSchema,
    /** How many orders may use it in all; null for any number. */
    maxUses: z.int().min(1).max(1_000_000).nullable(),
    /** How often one order may use it, each time for its open portions. */
    maxUsesPerOrder: z.int().min(1).max(10),
  })
  .refine(isWithinKind, { path: ['value'] })
  .refine(({ from, until }) => from === null || until === null || from <= until, { path: ['until'] });
export type CodeTerms = z.output<typeof codeTermsSchema>;

/** `discountCodes/{code}`: the terms of a code, and its count of uses. */
export const discountCodeSchema = codeTermsSchema.safeExtend({
  /** The number of uses: documents that are not void and took something off by it. */
  uses: z.int().min(0),
});
export type DiscountCode = z.output<typeof discountCodeSchema>;
