import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';

/**
 * Computes the figures of the last eight weeks anew where they are not of the business day that runs, or a day of them
 * changed. Asking again changes nothing.
 */
export const refreshRecent = defineContract({
  name: 'refreshRecent',
  callers: ['owner'],
  input: z.object({}),
  output: z.object({ refreshed: z.boolean() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
