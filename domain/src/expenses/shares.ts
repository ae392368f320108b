import { minus, plus, ZERO } from '../money/money.ts';
import { nameKey } from '../kernel/folded.ts';
import type { Paise } from '../money/money.ts';
import { countingRefunds } from './vendor-refund.ts';
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

/** Adds amounts up by name, ignoring case, less what came back; keeps the first spelling. The greatest first, then by name. */
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
 * Returns the shares by category: Σ of the parts with that category, less the money that vendors gave back for it. The shares add up to the
 * sum of the expenses less the money back.
 */
export const byCategory = (
  list: readonly Pick<Expense, 'parts'>[],
  refunds: readonly Refund[] = [],
): Share[] =>
  shared(
    list.map(({ parts }) => bitsOf(parts)),
    countingRefunds(refunds).flatMap(({ parts }) => bitsOf(parts)),
  );

/** Returns the shares by vendor: Σ amount of the vendor's expenses, less what they gave back. Expenses without a vendor are under ''. */
export const byVendor = (
  list: readonly Pick<Expense, 'vendor' | 'amountPaise'>[],
  refunds: readonly Refund[] = [],
): Share[] =>
  shared(
    list.map(({ vendor, amountPaise }) => [[vendor, amountPaise]]),
    countingRefunds(refunds).map(({ vendor, amountPaise }) => [vendor, amountPaise]),
  );
