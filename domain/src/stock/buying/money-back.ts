import { withGst } from '../../expenses/shared-gst.ts';
import { countingRefunds, moneyBackOf } from '../../expenses/vendor-refund.ts';
import { nameKey } from '../../kernel/folded.ts';
import { apportion, minus, partOf, paise, plus, sum, times, ZERO } from '../../money/money.ts';
import { refusedBuying } from './refused.ts';
import type { Expense } from '../../expenses/expense.schema.ts';
import type { VendorRefund } from '../../expenses/vendor-refund.schema.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { Paise } from '../../money/money.ts';
import type { GoodsReceipt, SentBack } from '../shape/receipt.schema.ts';

/** Money that a vendor gives back, and the costs that it lowers. */
export type MoneyBack = Pick<VendorRefund, 'month' | 'parts' | 'amountPaise' | 'gstPaise'>;

/** True for a paid expense of a receipt without a self-invoice: only such an expense gives money back. */
export const givesBack = ({ method, reverseCharge }: Expense): boolean =>
  method !== null && reverseCharge === undefined;

type Part = VendorRefund['parts'][number];

/** Returns the paid costs of a receipt and their GST by category, less the refunds before. */
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
  return [...left.values()].filter(({ amountPaise }) => amountPaise > 0);
}

/** Takes a credit for goods from their own categories first, and the rest from the other categories. */
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

type Bill = Pick<GoodsReceipt, 'amountPaise' | 'sentBack'>;
type Refunds = readonly Entry<VendorRefund>[];

const amountOf = (list: readonly Pick<Expense, 'amountPaise'>[]): Paise =>
  sum(list.map(({ amountPaise }) => amountPaise));

/** Returns what came back of a receipt: money (also for returned goods), and credits for other returned goods. */
function cameBack({ sentBack }: Bill, refunds: Refunds) {
  const forMoney = new Set(refunds.map(({ id }) => id));
  return {
    moneyPaise: moneyBackOf(refunds.map(({ value }) => value)),
    creditPaise: sum(sentBack.filter(({ id }) => !forMoney.has(id)).map(({ creditPaise }) => creditPaise)),
  };
}

/**
 * Throws `was-given-back` where a receipt already gave money back, and a credit for goods would bring the sum above its
 * bill.
 */
export function assertStillToCredit(
  receipt: Bill,
  refunds: Refunds,
  { creditPaise }: Pick<SentBack, 'creditPaise'>,
): void {
  const back = cameBack(receipt, refunds);
  const leftPaise = minus(receipt.amountPaise, plus(back.moneyPaise, back.creditPaise));
  if (back.moneyPaise > 0 && creditPaise > leftPaise)
    throw refusedBuying('was-given-back', { backPaise: back.moneyPaise, creditPaise });
}

/**
 * Returns the money back for a receipt. `given` is the cost by category of goods that went back, or an amount, which
 * lowers all categories alike. Throws `gives-too-much` for more than the payments of the receipt less the money and
 * credits that came back before, and `gives-nothing` for goods that cost nothing.
 */
export function moneyBackFor(
  receipt: Bill,
  ofReceipt: readonly Expense[],
  refunds: Refunds,
  given: ReadonlyMap<string, Paise> | Paise,
): MoneyBack {
  const paid = ofReceipt.filter(givesBack);
  const left = leftOf(paid, countingRefunds(refunds.map(({ value }) => value)));
  const { moneyPaise, creditPaise } = cameBack(receipt, refunds);
  const unpaidPaise = amountOf(ofReceipt.filter(({ method }) => method === null));
  // Where a credit was larger than the unpaid part of its own receipt, the rest lowered other bills of the vendor. So
  // that much of this receipt's payment has come back already.
  const settledPaise = paise(receipt.amountPaise - unpaidPaise - creditPaise);
  const leftPaise = paise(Math.max(0, Math.min(amountOf(paid), settledPaise) - moneyPaise));
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
