import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { nameKey } from '../kernel/folded.ts';
import { isReservedKey } from '../kernel/ids.ts';
import { requiredLine } from '../kernel/text.ts';
import { MINUTE } from '../time/ist.ts';
import { expenseKindSchema } from './expense-kind.schema.ts';

/** A category that can be a key of the stored kinds. */
const kindKeySchema = requiredLine(40).refine((name) => !isReservedKey(nameKey(name)), 'reserved-key');

/** Keeps the owner's answer whether a category of expenses is food and drink. */
export const saveExpenseKind = defineContract({
  name: 'saveExpenseKind',
  callers: TEAM,
  needs: ['expenses'],
  input: z.object({ category: kindKeySchema, kind: expenseKindSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
