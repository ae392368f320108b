import { apportion, minus, partOf, paise, ZERO } from '../../money/money.ts';
import { refusedBuying } from './refused.ts';
import { owedOf } from './bill.ts';
import type { Expense, ExpenseMethod, ExpensePart } from '../../expenses/expense.schema.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { Paise } from '../../money/money.ts';

/** How somebody pays a vendor. */
export interface Paying {
  readonly amountPaise: Paise;
  readonly method: ExpenseMethod;
  /** The day of the payment. */
  readonly day: string;
  /** The till that it comes from; missing without sessions, and for other methods. */
  readonly cashSession?: string | undefined;
}

/** The expenses that a payment changes, and the paid part of one that is paid in part. */
export interface Paid {
  readonly changed: readonly { readonly id: string; readonly before: Expense; readonly after: Expense }[];
  readonly part: Expense | null;
}

/** Splits each part of an expense into its amount in `amounts` and the rest, and its quantity in proportion. */
export function splitParts(
  parts: readonly ExpensePart[],
  amounts: readonly Paise[],
): [ExpensePart[], ExpensePart[]] {
  const share = (part: ExpensePart, amountPaise: Paise): ExpensePart => ({
    ...part,
    amountPaise,
    quantity:
      part.quantity === null || amountPaise === 0 ? null : (part.quantity * amountPaise) / part.amountPaise,
  });
  const taken = parts.map((part, at) => share(part, amounts[at] ?? ZERO));
  const left = parts.map((part, at) => share(part, minus(part.amountPaise, amounts[at] ?? ZERO)));
  return [taken, left].map((list) => list.filter(({ amountPaise }) => amountPaise > 0)) as [
    ExpensePart[],
    ExpensePart[],
  ];
}

/** Splits an expense in two that together are the same cost: parts and GST by largest remainder, the month stays. */
export function splitExpense(expense: Expense, amountPaise: Paise): [taken: Expense, rest: Expense] {
  const shares = apportion(
    amountPaise,
    expense.parts.map((part) => part.amountPaise),
  );
  const [taken, left] = splitParts(expense.parts, shares);
  const gstPaise = partOf(expense.gstPaise, amountPaise, expense.amountPaise);
  return [
    { ...expense, parts: taken, amountPaise, gstPaise },
    {
      ...expense,
      parts: left,
      amountPaise: minus(expense.amountPaise, amountPaise),
      gstPaise: minus(expense.gstPaise, gstPaise),
    },
  ];
}

/** Sorts by due day; on the same day, by the time of entry. */
export const inTurn = (unpaid: readonly Entry<Expense>[]): Entry<Expense>[] =>
  unpaid.toSorted(
    (a, b) =>
      (a.value.dueOn ?? '').localeCompare(b.value.dueOn ?? '') ||
      a.value.createdAt - b.value.createdAt ||
      (a.id < b.id ? -1 : 1),
  );

/**
 * Pays a vendor's unpaid expenses in the order in which they fall due. One that the money covers in part becomes two: a paid part, which
 * is new, and the unpaid rest. Paying changes no cost. Throws `pays-too-much` for more than is owed.
 */
export function payVendor(
  unpaid: readonly Entry<Expense>[],
  { amountPaise, method, day, cashSession }: Paying,
): Paid {
  const owedPaise = owedOf(unpaid.map(({ value }) => value));
  if (amountPaise > owedPaise) throw refusedBuying('pays-too-much', { owedPaise });
  const paidBy = (expense: Expense): Expense => ({
    ...expense,
    day,
    method,
    dueOn: null,
    ...(cashSession !== undefined && { cashSession }),
  });
  let left: number = amountPaise;
  let part: Expense | null = null;
  const changed: Paid['changed'][number][] = [];
  for (const { id, value } of inTurn(unpaid)) {
    if (left === 0) break;
    if (left >= value.amountPaise) {
      changed.push({ id, before: value, after: paidBy(value) });
      left -= value.amountPaise;
    } else {
      const [taken, rest] = splitExpense(value, paise(left));
      part = paidBy({ ...taken, hasPhoto: false });
      changed.push({ id, before: value, after: rest });
      left = 0;
    }
  }
  return { changed, part };
}
