import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { monthIdSchema } from '../figures/shape/month.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { line } from '../kernel/text.ts';
import { RETURN_FORMS } from '../statute/return-dates.ts';
import { MINUTE } from '../time/ist.ts';
import { arnSchema, enteredInReturnSchema, returnIdSchema } from './return.schema.ts';

/**
 * Prepares the tax month from its documents; under composition, its quarter. Each registration with documents in the month gets a
 * return of its own. A repeat without new documents changes nothing. Refuses with `legal-details-missing` without a GSTIN,
 * `law-not-known`, `return-too-large`, or `return-filed` when documents came after it was marked filed.
 */
export const prepareReturn = defineContract({
  name: 'prepareReturn',
  callers: TEAM,
  needs: ['see-returns'],
  input: z.object({ month: monthIdSchema }),
  output: z.object({
    isChanged: z.boolean(),
    prepared: z.array(z.object({ returnId: returnIdSchema, month: monthIdSchema })),
  }),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
  patienceMs: 5 * MINUTE,
});

/** Stores the entries for a prepared return; a GSTIN's end for all of its. Refuses with `return-not-prepared`. */
export const enterReturn = defineContract({
  name: 'enterReturn',
  callers: TEAM,
  needs: ['gst'],
  input: z.object({ returnId: returnIdSchema, entered: enteredInReturnSchema }),
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
  callers: TEAM,
  needs: ['gst'],
  input: z
    .object({
      returnId: returnIdSchema,
      form: z.enum(RETURN_FORMS),
      filed: z.object({ on: isoDaySchema, arn: arnSchema }).nullable(),
      reason: line(120),
    })
    .refine(({ filed, reason }) => filed !== null || reason !== '', 'reason-missing'),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
