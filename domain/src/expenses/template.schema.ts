import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { expenseContent } from './expense.schema.ts';

export const RHYTHMS = ['week', 'month'] as const;

/** `expenseTemplates/{id}`: an expense that returns, such as rent. The owner writes it directly. */
export const templateSchema = z.object({
  ...expenseContent,
  every: z.enum(RHYTHMS),
  /** The first due day; the later ones follow from it. `yyyy-mm-dd` */
  firstOn: z.string(),
  /** The last due day for which an expense was made; null before the first. */
  madeUntil: z.string().nullable(),
  /** False once the owner has stopped it. */
  active: z.boolean(),
  createdAt: timestamp(),
});
export type ExpenseTemplate = z.output<typeof templateSchema>;
