import { CATEGORIES } from '@bhoj/domain/expenses/expense.schema';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { namesInUse } from '@bhoj/domain/expenses/recurring';

/** The form's suggestions: names in use, the most frequent first. */
export interface NamesKnown {
  readonly vendors: readonly string[];
  readonly categories: readonly string[];
  readonly items: readonly string[];
}

/** Returns the names in a list of expenses; the default categories come after those in use. */
export function namesKnown(list: readonly Expense[]): NamesKnown {
  const parts = list.flatMap((expense) => expense.parts);
  return {
    vendors: namesInUse(list.map(({ vendor }) => vendor)),
    categories: namesInUse([...parts.map(({ category }) => category), ...CATEGORIES]),
    items: namesInUse(parts.map(({ item }) => item)),
  };
}
