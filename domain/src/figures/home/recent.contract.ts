import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';

/**
 * Computes the figures of the last eight weeks anew when they are of an earlier business day, or when one of their days
 * has changed. A repeat changes nothing.
 */
export const refreshRecent = defineContract({
  name: 'refreshRecent',
  callers: TEAM,
  needs: ['see-sales'],
  input: z.object({}),
  output: z.object({ refreshed: z.boolean() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
