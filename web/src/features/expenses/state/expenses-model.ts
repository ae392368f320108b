import { dueState } from '@bhoj/domain/expenses/due';
import type { DueState } from '@bhoj/domain/expenses/due';
import { isAdjustment } from '@bhoj/domain/expenses/month';
import { byCategory } from '@bhoj/domain/expenses/shares';
import { sameName, hasWords, namesOnce } from '@bhoj/domain/kernel/folded';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { minus, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Filters } from './use-address.ts';

/** The part of an expense that its row shows. */
type Shown = Pick<
  Expense,
  | 'day'
  | 'month'
  | 'vendor'
  | 'parts'
  | 'amountPaise'
  | 'gstPaise'
  | 'description'
  | 'method'
  | 'dueOn'
  | 'createdAt'
  | 'changedAt'
  | 'receiptId'
>;

/** A row of the list: an expense, or money that a vendor gave back, with amounts below zero. */
export interface Row {
  readonly id: string;
  readonly expense: Shown;
  readonly state: DueState | 'back' | 'void';
  readonly isAdjustment: boolean;
  /** On money back: the vendor who gave it, and the receipt; missing for an expense. */
  readonly back?: Pick<VendorRefund, 'vendorId' | 'receiptId'>;
}

export const rowOf = ({ id, value }: Entry<Expense>, today: string): Row => ({
  id,
  expense: value,
  state: dueState(value, today),
  isAdjustment: isAdjustment(value),
});

const below = (amount: Paise): Paise => minus(ZERO, amount);

/** Returns money back as a row. It lowers its month's costs; changed after the closing, it is an adjustment. */
export function rowOfBack({ id, value }: Entry<VendorRefund>): Row {
  const { day, month, vendor, vendorId, receiptId, parts, method, note, createdAt, voided } = value;
  const expense: Shown = {
    day,
    month,
    vendor,
    parts: parts.map(({ category, amountPaise }) => ({
      category,
      item: '',
      amountPaise: below(amountPaise),
      quantity: null,
      unit: '',
    })),
    amountPaise: below(value.amountPaise),
    gstPaise: below(value.gstPaise),
    description: note,
    method,
    dueOn: null,
    createdAt,
    changedAt: voided?.at ?? createdAt,
  };
  return {
    id,
    expense,
    state: voided === null ? 'back' : 'void',
    isAdjustment: isAdjustment(expense),
    back: { vendorId, receiptId },
  };
}

/** Returns the rows that count in sums and files: those that nobody declared void. */
export const countingRows = (rows: readonly Row[]): Row[] => rows.filter(({ state }) => state !== 'void');

/** Returns the name of an expense: its vendor, else its first category. */
export const nameOf = ({ vendor, parts }: Pick<Expense, 'vendor' | 'parts'>): string =>
  vendor === '' ? (parts[0]?.category ?? '') : vendor;

/** The categories of an expense, each once. */
export const categoriesOf = ({ parts }: Pick<Expense, 'parts'>): string[] =>
  namesOnce(parts.map(({ category }) => category));

/** The names of the categories in a list, the greatest first. */
export const categoryNames = (rows: readonly Row[]): string[] =>
  byCategory(rows.map(({ expense }) => expense)).map(({ name }) => name);

/** Returns the category of an address as the list spells it. */
export const spelledIn = (rows: readonly Row[], category: string | null): string | null =>
  category === null ? null : (categoryNames(rows).find((name) => sameName(name, category)) ?? category);

const textOf = ({ vendor, parts, description }: Shown): string =>
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
    (wanted === null ||
      wanted === (state === 'void' ? 'back' : state) ||
      (wanted === 'adjustment' && isLate)) &&
    hasWords(textOf(expense), search)
  );
}

/** Sorts by day, the latest first; within a day, the last entered first. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) => b.expense.day.localeCompare(a.expense.day) || b.expense.createdAt - a.expense.createdAt,
  );
