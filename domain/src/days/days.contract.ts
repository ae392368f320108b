import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { drawerSchema } from './closing.ts';

/**
 * Closes a business day, once: documents issued later count to the next. Refuses `orders-open`, `day-in-future`,
 * `day-closed`, `day-changed` where the figures have moved since the person saw them, and `note-required` for a drawer
 * that differs and says nothing of why.
 */
export const closeDay = defineContract({
  name: 'closeDay',
  callers: ['owner'],
  input: drawerSchema.extend({
    day: z.iso.date(),
    requestId: idSchema,
    /** `movementsOf` the day that the person saw. */
    seenMovements: z.int().min(0),
  }),
  output: z.object({ expectedCashPaise: paiseSchema, differencePaise: paiseSchema }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
