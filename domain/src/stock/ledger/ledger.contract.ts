import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';

/** Folds the moves that wait into levels and days. A page asks for it when it opens, and after each act. */
export const foldStock = defineContract({
  name: 'foldStock',
  callers: TEAM,
  needs: ['stock'],
  input: z.object({}),
  /** The place of the last move that is in the levels. */
  output: z.object({ place: z.int().min(0) }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

/**
 * Folds all moves from the first one again, and puts levels and days right where they differ. Refuses with `busy-try-again` where
 * moves are folded faster than it reads.
 */
export const rebuildStock = defineContract({
  name: 'rebuildStock',
  callers: TEAM,
  needs: ['settings', 'stock'],
  input: z.object({}),
  output: z.object({
    moves: z.int().min(0),
    /** The levels and the days that differed. */
    levels: z.int().min(0),
    days: z.int().min(0),
  }),
  limits: [{ per: 'uid', max: 6, windowMs: 10 * MINUTE }],
  patienceMs: 5 * MINUTE,
});
