import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { requiredLine } from '../kernel/text.ts';
import { MINUTE } from '../time/ist.ts';
import { expenseKindSchema } from './expense-kind.schema.ts';

/** Keeps the owner's answer whether a category of expenses is food and drink. */
export const saveExpenseKind = defineContract({
  name: 'saveExpenseKind',
  callers: TEAM,
  needs: ['expenses'],
  input: z.object({ category: requiredLine(40), kind: expenseKindSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
