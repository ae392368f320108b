import { dueState } from '@bhoj/domain/expenses/due';
import type { DueState } from '@bhoj/domain/expenses/due';
import { isAdjustment } from '@bhoj/domain/expenses/month';
import { sameName, hasWords } from '@bhoj/domain/kernel/folded';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Filters } from './use-address.ts';

/** An expense as a row of the list. */
export interface Row {
  readonly id: string;
  readonly expense: Expense;
  readonly state: DueState;
  readonly isAdjustment: boolean;
}

export const rowOf = ({ id, value }: Entry<Expense>, today: string): Row => ({
  id,
  expense: value,
  state: dueState(value, today),
  isAdjustment: isAdjustment(value),
});

/** Returns the name of an expense: its vendor, else its first category. */
export const nameOf = ({ vendor, parts }: Pick<Expense, 'vendor' | 'parts'>): string =>
  vendor === '' ? (parts[0]?.category ?? '') : vendor;

/** The categories of an expense, each once. */
export const categoriesOf = ({ parts }: Pick<Expense, 'parts'>): string[] => [
  ...new Set(parts.map(({ category }) => category)),
];

const textOf = ({ vendor, parts, description }: Expense): string =>
  [vendor, description, ...parts.flatMap(({ category, item }) => [category, item])].join(' ');

/** True when a row passes the filters and the search. */
export function fits(
  { expense, state, isAdjustment: isLate }: Row,
  filters: Filters,
  search: string,
): boolean {
  const { category, method, state: wanted } = filters;
  return (
    (category === null || expense.parts.some((part) => sameName(part.category, category))) &&
    (method === null || expense.method === method) &&
    (wanted === null || wanted === state || (wanted === 'adjustment' && isLate)) &&
    hasWords(textOf(expense), search)
  );
}

/** Sorts by day, the latest first; within a day, the last entered first. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) => b.expense.day.localeCompare(a.expense.day) || b.expense.createdAt - a.expense.createdAt,
  );
