import { isMonthClosed } from '../../expenses/month.ts';
import { nameKey } from '../../kernel/folded.ts';
import { refusedBuying } from './refused.ts';
import { minus, paise, partOf, plus, sum, ZERO } from '../../money/money.ts';
import { MOST_SENT_BACK } from '../shape/receipt.schema.ts';
import { owedOf } from './bill.ts';
import { inTurn, splitParts } from './pay-vendor.ts';
import type { Expense } from '../../expenses/expense.schema.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { Paise } from '../../money/money.ts';
import type { GoodsReceipt, ReceiptLine, SentBack } from '../shape/receipt.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

/** A line of a receipt and how much of it goes back, in the item's smallest unit. */
export interface GoingBack {
  readonly line: number;
  readonly quantity: Quantity;
}

/** Returns the quantity of a line that went back before, and the credit for it. */
function sentBackOf({ sentBack }: Pick<GoodsReceipt, 'sentBack'>, line: number) {
  const before = sentBack.flatMap(({ lines }) => lines.filter((each) => each.line === line));
  return {
    quantity: before.reduce((all, { quantity }) => all + quantity, 0),
    creditPaise: sum(before.map(({ creditPaise }) => creditPaise)),
  };
}

/**
 * Returns the vendor's credit for goods that go back: their share of the line's cost; the last goods of a line take the
 * rest. Throws `receipt-void`, `sends-too-much` with the line, or `too-many-sent-back`.
 */
export function sendBack(
  receipt: GoodsReceipt,
  going: readonly GoingBack[],
  { id, at, by, note }: Pick<SentBack, 'id' | 'at' | 'by' | 'note'>,
): SentBack {
  if (receipt.voided !== null) throw refusedBuying('receipt-void');
  if (receipt.sentBack.length >= MOST_SENT_BACK) throw refusedBuying('too-many-sent-back');
  const lines = going.map(({ line, quantity }) => {
    const bought = receipt.lines[line];
    const before = sentBackOf(receipt, line);
    const left = (bought?.quantity ?? 0) - before.quantity;
    const isTwice = going.filter((each) => each.line === line).length > 1;
    if (bought === undefined || quantity > left || isTwice)
      throw refusedBuying('sends-too-much', { line, name: bought?.name ?? '' });
    const restPaise = minus(bought.costPaise, before.creditPaise);
    const creditPaise = quantity === left ? restPaise : partOf(restPaise, quantity, left);
    return { line, quantity, creditPaise };
  });
  return { id, at, by, lines, creditPaise: sum(lines.map(({ creditPaise }) => creditPaise)), note };
}

/** Returns the lines of a receipt that go back, each with the vendor's credit for it. */
export const goodsSentBack = (
  { lines }: Pick<GoodsReceipt, 'lines'>,
  back: Pick<SentBack, 'lines'>,
): ReceiptLine[] =>
  back.lines.flatMap(({ line, quantity, creditPaise }) => {
    const bought = lines[line];
    return bought === undefined ? [] : [{ ...bought, quantity, costPaise: creditPaise }];
  });

/** Returns a credit by the categories of its lines. */
export function creditByCategory(
  { lines }: Pick<GoodsReceipt, 'lines'>,
  back: Pick<SentBack, 'lines'>,
): Map<string, Paise> {
  const credit = new Map<string, Paise>();
  for (const { line, creditPaise } of back.lines) {
    const key = nameKey(lines[line]?.category ?? '');
    credit.set(key, plus(credit.get(key) ?? ZERO, creditPaise));
  }
  return credit;
}

/** An expense that a credit lowers; `after` is null where nothing is left to pay. */
interface Lowered {
  readonly id: string;
  readonly before: Expense;
  readonly after: Expense | null;
}

/** Returns an expense that a credit has taken whole: nothing of it is to be paid, and nobody paid it. */
const emptied = (expense: Expense, at: number): Expense => ({
  ...expense,
  parts: expense.parts.map((part) => ({ ...part, amountPaise: ZERO, quantity: null, unit: '' })),
  amountPaise: ZERO,
  gstPaise: ZERO,
  dueOn: null,
  changedAt: at,
});

/**
 * Sets a vendor's credit against the restaurant's debts to them: first against the expense of the goods themselves,
 * then against the others in the order of their due days; within each, first against the goods' own category. So the
 * cost of a month falls by exactly the credit. An expense with a self-invoice stays as it is. An expense of a closed
 * month stays, at ₹0, when the credit takes all of it. Throws `less-owed` where the restaurant owes less than the
 * credit.
 */
export function creditVendor(
  unpaid: readonly Entry<Expense>[],
  receiptId: string,
  credit: ReadonlyMap<string, Paise>,
  at: number,
): Lowered[] {
  const own = unpaid.filter(({ value }) => value.receiptId === receiptId);
  const free = [...inTurn(own), ...inTurn(unpaid.filter((each) => !own.includes(each)))].filter(
    ({ value }) => value.reverseCharge === undefined,
  );
  const left = new Map(credit);
  const takeFrom = (key: string, most: number): number => {
    const taken = Math.min(most, left.get(key) ?? 0);
    left.set(key, paise((left.get(key) ?? 0) - taken));
    return taken;
  };
  const takes = free.map(({ value: { parts } }) => {
    const taken = parts.map(({ category, amountPaise }) => takeFrom(nameKey(category), amountPaise));
    // Each expense gives all that it has before the next one gives anything.
    return parts.map(({ amountPaise }, at) => {
      let amount = taken[at] ?? 0;
      for (const key of left.keys()) amount += takeFrom(key, amountPaise - amount);
      return paise(amount);
    });
  });
  const rest = sum(left.values());
  if (rest > 0)
    throw refusedBuying('less-owed', {
      owedPaise: owedOf(free.map(({ value }) => value)),
      creditPaise: sum(credit.values()),
    });
  return free.flatMap(({ id, value }, i): Lowered[] => {
    const amounts = takes[i] ?? [];
    const taken = sum(amounts);
    if (taken === 0) return [];
    if (taken === value.amountPaise)
      return [{ id, before: value, after: isMonthClosed(value.month, at) ? emptied(value, at) : null }];
    const [, parts] = splitParts(value.parts, amounts);
    const amountPaise = minus(value.amountPaise, taken);
    const gstPaise = minus(value.gstPaise, partOf(value.gstPaise, taken, value.amountPaise));
    return [{ id, before: value, after: { ...value, parts, amountPaise, gstPaise, changedAt: at } }];
  });
}
