import type { Expense } from './expense.schema.ts';

/** Returns expenses with the latest first; of one day, the last entered. */
export const latestFirst = <E extends Pick<Expense, 'day' | 'createdAt'>>(list: readonly E[]): E[] =>
  list.toSorted((a, b) => b.day.localeCompare(a.day) || b.createdAt - a.createdAt);
