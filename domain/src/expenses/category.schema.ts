import { requiredLine } from '../kernel/text.ts';

/** The name of a category of expenses, as the owner types it. */
export const expenseCategorySchema = requiredLine(40);
