import { nameKey } from '../kernel/folded.ts';
import { latestFirst } from './month.ts';
import type { Expense } from './expense.schema.ts';

/** A recurring expense: the last one of its kind, and how often it occurred. */
export interface RecurringExpense {
  readonly last: Expense;
  readonly count: number;
}

const keyOf = ({ vendor, parts }: Expense): string =>
  [vendor, ...parts.map(({ category, item }) => `${category} ${item}`).toSorted()].map(nameKey).join('\n');

/**
 * Returns the expenses that occur at least twice with the same vendor, categories and items, the most frequent first.
 * Expenses made by a template are left out.
 */
export function recurringExpenses(list: readonly Expense[], most: number): RecurringExpense[] {
  const groups = Map.groupBy(
    list.filter(({ templateId, dueOn }) => templateId === null && dueOn === null),
    keyOf,
  );
  return [...groups.values()]
    .flatMap((group): RecurringExpense[] => {
      const [last] = latestFirst(group);
      return last === undefined || group.length < 2 ? [] : [{ last, count: group.length }];
    })
    .toSorted((a, b) => b.count - a.count || b.last.day.localeCompare(a.last.day))
    .slice(0, most);
}

/** Returns the names in use, the most frequent first. Case does not matter; the empty name is left out. */
export function namesInUse(names: readonly string[]): string[] {
  const groups = Map.groupBy(
    names.filter((name) => name !== ''),
    nameKey,
  );
  return [...groups.values()].toSorted((a, b) => b.length - a.length).flatMap((group) => group[0] ?? []);
}
