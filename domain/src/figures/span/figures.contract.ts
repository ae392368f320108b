import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';
import { monthIdSchema } from '../shape/month.schema.ts';

/** The most months of one call: a year, and the same month of the year before. */
const MOST_MONTHS = 13;

/**
 * Computes the named months anew where their days or expenses have changed, and returns those. `nothing` are months before the
 * restaurant began that have neither a pay run nor anything sold or spent: they are not stored. A repeat changes nothing.
 */
export const refreshMonths = defineContract({
  name: 'refreshMonths',
  callers: TEAM,
  needs: ['see-sales'],
  input: z.object({ months: z.array(monthIdSchema).min(1).max(MOST_MONTHS) }),
  output: z.object({ refreshed: z.array(monthIdSchema), nothing: z.array(monthIdSchema) }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
