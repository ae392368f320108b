import { minus, plus, sum, ZERO } from '../money/money.ts';
import { nameKey } from '../kernel/folded.ts';
import type { Paise } from '../money/money.ts';
import { isAdjustment, isMonthClosed, latestFirst } from './month.ts';
import { countingRefunds, moneyBackOf } from './vendor-refund.ts';
import type { Expense } from './expense.schema.ts';
import type { VendorRefund } from './vendor-refund.schema.ts';

/** The share of one category or vendor in a list of expenses. */
export interface Share {
  readonly name: string;
  readonly amountPaise: Paise;
  /** The number of expenses in it. */
  readonly count: number;
}

type Bit = readonly [name: string, amount: Paise];

/** Adds amounts up by `nameKey`, less what came back; keeps the first spelling. The greatest first, then by name. */
function shared(expenses: readonly (readonly Bit[])[], back: readonly Bit[]): Share[] {
  const shares = new Map<string, Share>();
  for (const bits of expenses) {
    const met = new Set<string>();
    for (const [name, amount] of bits) {
      const key = nameKey(name);
      const known = shares.get(key) ?? { name, amountPaise: ZERO, count: 0 };
      const count = known.count + (met.has(key) ? 0 : 1);
      met.add(key);
      shares.set(key, { ...known, amountPaise: plus(known.amountPaise, amount), count });
    }
  }
  for (const [name, amount] of back) {
    const key = nameKey(name);
    const known = shares.get(key) ?? { name, amountPaise: ZERO, count: 0 };
    shares.set(key, { ...known, amountPaise: minus(known.amountPaise, amount) });
  }
  return [...shares.values()].toSorted(
    (a, b) => b.amountPaise - a.amountPaise || a.name.localeCompare(b.name),
  );
}

type Refund = Pick<VendorRefund, 'vendor' | 'parts' | 'amountPaise' | 'voided'>;

const bitsOf = (parts: readonly { readonly category: string; readonly amountPaise: Paise }[]): Bit[] =>
  parts.map(({ category, amountPaise }) => [category, amountPaise]);

/**
 * Returns the shares by category: Σ of the parts with that category, less the money that vendors gave back for it. The shares add
 * up to the sum of the expenses less the money back. A category is spelled as in its latest expense (P-EXPENSE-7).
 */
export const byCategory = (
  list: readonly Pick<Expense, 'parts' | 'day' | 'createdAt'>[],
  refunds: readonly Refund[] = [],
): Share[] =>
  shared(
    latestFirst(list).map(({ parts }) => bitsOf(parts)),
    countingRefunds(refunds).flatMap(({ parts }) => bitsOf(parts)),
  );

/** Returns the shares by vendor: Σ amount less what they gave back. Expenses without a vendor are under ''. */
export const byVendor = (
  list: readonly Pick<Expense, 'vendor' | 'amountPaise'>[],
  refunds: readonly Refund[] = [],
): Share[] =>
  shared(
    list.map(({ vendor, amountPaise }) => [[vendor, amountPaise]]),
    countingRefunds(refunds).map(({ vendor, amountPaise }) => [vendor, amountPaise]),
  );

type Amounts = Pick<Expense, 'amountPaise' | 'gstPaise' | 'dueOn' | 'month' | 'changedAt'>;

type Back = Pick<VendorRefund, 'amountPaise' | 'gstPaise' | 'month' | 'createdAt' | 'voided'>;

export interface MonthTotal {
  /** Σ amount over all expenses of the month, paid and due, adjustments too, less the money that vendors gave back. */
  readonly totalPaise: Paise;
  /** Σ GST in the amounts, less that in the money back. */
  readonly gstPaise: Paise;
  /** Σ amount of the unpaid expenses. */
  readonly duePaise: Paise;
  /**
   * Σ amount of the adjustments, less the money back that was entered later, plus the money back that was declared void later.
   * The total less the adjustments is the month as it was closed.
   */
  readonly adjustmentsPaise: Paise;
  /** Σ GST in the adjustments. */
  readonly adjustmentsGstPaise: Paise;
}

const amountOf = (list: readonly Pick<Expense, 'amountPaise'>[]): Paise =>
  sum(list.map(({ amountPaise }) => amountPaise));

/** True for money back that counted when its month closed and was declared void later. */
const isVoidedLate = ({ month, createdAt, voided }: Back): boolean =>
  voided !== null && !isMonthClosed(month, createdAt) && isMonthClosed(month, voided.at);

/** The sums of the expenses of one month, and of the money that vendors gave back for them. */
export function monthTotal(list: readonly Amounts[], refunds: readonly Back[] = []): MonthTotal {
  const back = countingRefunds(refunds);
  const late = back.filter(({ month, createdAt }) => isMonthClosed(month, createdAt));
  const adjustments = [...list.filter(isAdjustment), ...refunds.filter(isVoidedLate)];
  const gstOf = (of: readonly Pick<Expense, 'gstPaise'>[]) => sum(of.map(({ gstPaise }) => gstPaise));
  return {
    totalPaise: minus(amountOf(list), moneyBackOf(back)),
    gstPaise: minus(gstOf(list), gstOf(back)),
    duePaise: amountOf(list.filter(({ dueOn }) => dueOn !== null)),
    adjustmentsPaise: minus(amountOf(adjustments), amountOf(late)),
    adjustmentsGstPaise: minus(gstOf(adjustments), gstOf(late)),
  };
}
