import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';

/** The kinds that a category of expenses counts as in profit and loss. */
export const EXPENSE_KINDS = ['food', 'other'] as const;
export const expenseKindSchema = z.enum(EXPENSE_KINDS);
export type ExpenseKind = z.output<typeof expenseKindSchema>;

/** `accounting/expenseKinds`: the kinds that the owner chose, by `nameKey` of the category. */
export const expenseKindsSchema = z.object({ kinds: z.record(keySchema, expenseKindSchema) });
export type ExpenseKinds = z.output<typeof expenseKindsSchema>['kinds'];
