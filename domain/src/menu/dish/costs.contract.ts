import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { costKeySchema } from '../shape/costs.schema.ts';

/**
 * Sets the cost prices of some dishes, by `dishKey`; null removes a cost price. Other dishes keep theirs, and keys that
 * are not on the menu are ignored.
 */
export const saveCosts = defineContract({
  name: 'saveCosts',
  callers: TEAM,
  needs: ['menu'],
  input: z.object({ costs: z.record(costKeySchema, amountSchema.nullable()) }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
