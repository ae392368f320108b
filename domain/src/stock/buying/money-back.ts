import { withGst } from '../../expenses/shared-gst.ts';
import { countingRefunds } from '../../expenses/vendor-refund.ts';
import { nameKey } from '../../kernel/folded.ts';
import { apportion, partOf, paise, plus, sum, times, ZERO } from '../../money/money.ts';
import { refusedBuying } from './refused.ts';
import type { Expense } from '../../expenses/expense.schema.ts';
import type { VendorRefund } from '../../expenses/vendor-refund.schema.ts';
import type { Paise } from '../../money/money.ts';

/** What a vendor gives back, and the costs that it lowers. */
export type MoneyBack = Pick<VendorRefund, 'month' | 'parts' | 'amountPaise' | 'gstPaise'>;

/** True for a paid expense of a receipt: one that is not paid gives nothing back, and one with a self-invoice stays as it is. */
export const givesBack = ({ method, reverseCharge }: Expense): boolean =>
  method !== null && reverseCharge === undefined;

type Part = VendorRefund['parts'][number];

/** Returns what is left of a receipt's paid costs and of their GST by category, after what was given back before. */
function leftOf(paid: readonly Expense[], before: readonly VendorRefund[]): Part[] {
  const left = new Map<string, Part>();
  const add = ({ category, amountPaise, gstPaise }: Part, by: 1 | -1) => {
    const key = nameKey(category);
    const known = left.get(key) ?? { category, amountPaise: ZERO, gstPaise: ZERO };
    left.set(key, {
      ...known,
      amountPaise: plus(known.amountPaise, times(amountPaise, by)),
      gstPaise: plus(known.gstPaise, times(gstPaise, by)),
    });
  };
  for (const { parts, gstPaise } of paid) for (const part of withGst(parts, gstPaise)) add(part, 1);
  for (const part of before.flatMap(({ parts }) => parts)) add(part, -1);
  return [...left.values()];
}

/** Takes a credit for goods from the categories of the goods first, and what they cannot give from the others. */
function takenBy(credit: ReadonlyMap<string, Paise>, left: readonly Part[]): Paise[] {
  const own = left.map(({ category, amountPaise }) =>
    Math.min(amountPaise, credit.get(nameKey(category)) ?? 0),
  );
  let rest: number = sum(credit.values()) - own.reduce((all, amount) => all + amount, 0);
  return left.map(({ amountPaise }, at) => {
    const more = Math.min(rest, amountPaise - (own[at] ?? 0));
    rest -= more;
    return paise((own[at] ?? 0) + more);
  });
}

/**
 * Returns the money back for a receipt: of `credit`, what goods that went back had cost by category, or else of so many paise, which lower
 * all categories alike. Throws `gives-too-much` for more than was paid for the receipt and not given back before, and `gives-nothing` for
 * goods that cost nothing.
 */
export function moneyBackFor(
  ofReceipt: readonly Expense[],
  refunds: readonly VendorRefund[],
  given: ReadonlyMap<string, Paise> | Paise,
): MoneyBack {
  const paid = ofReceipt.filter(givesBack);
  const before = countingRefunds(refunds);
  const left = leftOf(paid, before);
  const leftPaise = sum(left.map(({ amountPaise }) => amountPaise));
  const amountPaise = typeof given === 'number' ? given : sum(given.values());
  const [first] = paid;
  if (first === undefined || amountPaise > leftPaise)
    throw refusedBuying('gives-too-much', { paidPaise: leftPaise, amountPaise });
  if (amountPaise === 0) throw refusedBuying('gives-nothing');
  const amounts =
    typeof given === 'number'
      ? apportion(
          given,
          left.map((part) => part.amountPaise),
        )
      : takenBy(given, left);
  const parts = left.flatMap(({ category, amountPaise: most, gstPaise }, at): Part[] => {
    const amount = amounts[at] ?? ZERO;
    // The last of a category takes its whole rest, so that none of a month falls below zero.
    return amount === 0 ? [] : [{ category, amountPaise: amount, gstPaise: partOf(gstPaise, amount, most) }];
  });
  return { month: first.month, parts, amountPaise, gstPaise: sum(parts.map((part) => part.gstPaise)) };
}
