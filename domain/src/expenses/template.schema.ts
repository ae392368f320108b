import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { expenseContent } from './expense.schema.ts';

export const RHYTHMS = ['week', 'month'] as const;

/** `expenseTemplates/{id}`: a recurring expense, such as rent. The owner writes it directly. */
export const templateSchema = z.object({
  ...expenseContent,
  every: z.enum(RHYTHMS),
  /** The first due day. `every` gives the later ones. `yyyy-mm-dd` */
  firstOn: z.string(),
  /** The last due day with an expense already made; null before the first. */
  madeUntil: z.string().nullable(),
  /** False once the owner has stopped it. */
  active: z.boolean(),
  createdAt: timestamp(),
});
export type ExpenseTemplate = z.output<typeof templateSchema>;
