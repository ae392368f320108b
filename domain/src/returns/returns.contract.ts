import { z } from 'zod';
import { monthIdSchema } from '../figures/shape/month.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { line } from '../kernel/text.ts';
import { RETURN_FORMS } from '../statute/return-dates.ts';
import { MINUTE } from '../time/ist.ts';
import { arnSchema, enteredSchema } from './return.schema.ts';

/**
 * Prepares the tax month from its documents; under composition, its quarter. A repeat without new documents changes
 * nothing. Refuses with `legal-details-missing` without a GSTIN, `law-not-known`, `return-too-large`, or `return-filed`
 * when documents came after it was marked filed.
 */
export const prepareReturn = defineContract({
  name: 'prepareReturn',
  callers: ['owner'],
  input: z.object({ month: monthIdSchema }),
  output: z.object({ month: monthIdSchema, isChanged: z.boolean() }),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
  patienceMs: 5 * MINUTE,
});

/** Stores the owner's entries for a prepared return. Refuses with `return-not-prepared`. */
export const enterReturn = defineContract({
  name: 'enterReturn',
  callers: ['owner'],
  input: z.object({ month: monthIdSchema, entered: enteredSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});

const isoDaySchema = z.iso.date();

/**
 * Marks a return as filed or, with `filed` null and a reason, as not filed. Refuses with `return-not-prepared`, or
 * `tax-month-runs` while the period still takes documents.
 */
export const markReturn = defineContract({
  name: 'markReturn',
  callers: ['owner'],
  input: z
    .object({
      month: monthIdSchema,
      form: z.enum(RETURN_FORMS),
      filed: z.object({ on: isoDaySchema, arn: arnSchema }).nullable(),
      reason: line(120),
    })
    .refine(({ filed, reason }) => filed !== null || reason !== '', 'reason-missing'),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
