import { folded, nameKey } from '../../kernel/folded.ts';
import { MAX_PARTS } from '../../expenses/expense.schema.ts';
import { apportion, paise, plus, sum, ZERO } from '../../money/money.ts';
import { addMonths, DAY, dateOf, financialYearOf, startOf } from '../../time/ist.ts';
import { sumOfLines } from './receipt-lines.ts';
import type { Expense, ExpenseMethod, ExpensePart } from '../../expenses/expense.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { GoodsReceipt, ReceiptLine } from '../shape/receipt.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { MoveLine, StockMove } from '../shape/move.schema.ts';
import type { LineRead } from './receipt-lines.ts';

/** The amounts of a bill below its lines: discount, charges and rounding. */
export interface BillEnd {
  readonly discountPaise: Paise;
  readonly chargesPaise: Paise;
  readonly roundOffPaise: Paise;
}

/** Returns the sum of a bill: lines with GST, less discount, with charges and rounding. Below zero, it is wrong. */
export const totalOf = (
  lines: readonly Pick<LineRead, 'amountPaise' | 'gstPaise'>[],
  { discountPaise, chargesPaise, roundOffPaise }: BillEnd,
): Paise => paise(sumOfLines(lines) - discountPaise + chargesPaise + roundOffPaise);

/**
 * Gives each line its share of what the bill costs in all: by its price with GST, to the paisa, so that the lines add up to the
 * bill. Free goods cost nothing where another line has a price.
 */
export function withCosts(lines: readonly LineRead[], totalPaise: Paise): ReceiptLine[] {
  const weights = lines.map(({ amountPaise, gstPaise }) => amountPaise + gstPaise);
  const shares = apportion(totalPaise, weights);
  return lines.map((each, at) => ({ ...each, costPaise: shares[at] ?? ZERO }));
}

/** Returns how bills are compared: `R-12/a` and `r 12 A` are the same. */
export const billKeyOf = (billNumber: string): string =>
  folded(nameKey(billNumber)).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const yearOf = (day: string): string => financialYearOf(startOf(day));

/**
 * Returns the receipt that the same bill has already, from the vendor's receipts with its number. A vendor's numbers
 * begin anew with each financial year. A void receipt does not count.
 */
export const sameBill = <T extends Pick<GoodsReceipt, 'billDay' | 'voided'>>(
  known: readonly T[],
  billDay: string,
): T | undefined => known.find((each) => each.voided === null && yearOf(each.billDay) === yearOf(billDay));

/** True where a bill of the same day comes to the same, and one of the two has no number: it may be the same bill. */
export const hasTwin = (
  known: readonly Pick<GoodsReceipt, 'amountPaise' | 'billKey' | 'voided'>[],
  { amountPaise, billKey }: Pick<GoodsReceipt, 'amountPaise' | 'billKey'>,
): boolean =>
  known.some(
    (each) =>
      each.voided === null && each.amountPaise === amountPaise && (each.billKey === '' || billKey === ''),
  );

/** Joins an expense's smallest categories, of the same kind in profit and loss, until it has room for them. */
function fitting(parts: readonly ExpensePart[], kindOf: (category: string) => string): ExpensePart[] {
  if (parts.length <= MAX_PARTS) return [...parts];
  const bySize = parts.toSorted((a, b) => a.amountPaise - b.amountPaise);
  for (const [at, small] of bySize.entries()) {
    const into = bySize.slice(at + 1).find(({ category }) => kindOf(category) === kindOf(small.category));
    if (into === undefined) continue;
    const joined = { ...into, amountPaise: plus(into.amountPaise, small.amountPaise) };
    return fitting(
      parts.flatMap((part) => (part === small ? [] : part === into ? [joined] : [part])),
      kindOf,
    );
  }
  return [...parts];
}

/** Returns the parts of the expense of a receipt, by the categories of its items; at most as many as an expense has. */
export function partsOf(
  lines: readonly Pick<ReceiptLine, 'category' | 'costPaise'>[],
  kindOf: (category: string) => string,
): ExpensePart[] {
  const groups = Map.groupBy(lines, ({ category }) => nameKey(category));
  const parts = [...groups.values()].map((group): ExpensePart => ({
    category: group[0]?.category ?? '',
    item: '',
    amountPaise: sum(group.map(({ costPaise }) => costPaise)),
    quantity: null,
    unit: '',
  }));
  return fitting(parts, kindOf);
}

/** How a bill is paid at once, or by when it is owed. */
export type BillPayment =
  { readonly method: ExpenseMethod; readonly day: string } | { readonly dueOn: string };

/** Returns the expense of a receipt. Null for a bill of nothing. */
export function expenseOfReceipt(
  receiptId: string,
  receipt: GoodsReceipt,
  payment: BillPayment,
  kindOf: (category: string) => string,
): Expense | null {
  const { vendorId, vendorName, billNumber, billDay, lines, amountPaise, gstPaise, receivedAt } = receipt;
  if (amountPaise === 0) return null;
  const isPaid = 'method' in payment;
  return {
    day: isPaid ? payment.day : billDay,
    month: billDay.slice(0, 7),
    vendor: vendorName,
    parts: partsOf(lines, kindOf),
    amountPaise,
    gstPaise,
    description: billNumber === '' ? '' : `Bill ${billNumber}`,
    method: isPaid ? payment.method : null,
    dueOn: isPaid ? null : payment.dueOn,
    hasPhoto: receipt.hasPhoto,
    templateId: null,
    createdAt: receivedAt,
    changedAt: receivedAt,
    vendorId,
    receiptId,
  };
}

/** Goods of longer ago count as if they had come then. */
export const ARRIVED_WITHIN = 31 * DAY;

/**
 * Returns the time when goods came, as a person typed it; a time in the future becomes now, and a time more than a month ago
 * becomes a month ago.
 */
export const arrivalOf = (typed: number, now: number): number =>
  Math.min(now, Math.max(typed, now - ARRIVED_WITHIN));

/**
 * True where the days of a bill can be right: the bill is not in the future, nor from before the last financial year, for which
 * the books are done; and nobody pays it in the future.
 */
export function areBillDays(
  { billDay, payment }: { readonly billDay: string; readonly payment: BillPayment },
  now: number,
): boolean {
  const today = dateOf(now);
  const isPaidLater = 'day' in payment && payment.day > today;
  const first = financialYearOf(addMonths(now, -12));
  return billDay <= today && yearOf(billDay) >= first && !isPaidLater;
}

/** True where a bill is to be paid before its own day. */
export const isDueBefore = ({
  billDay,
  payment,
}: {
  readonly billDay: string;
  readonly payment: BillPayment;
}): boolean => 'dueOn' in payment && payment.dueOn < billDay;

/** The fields of a move besides its lines. `at`: when the goods came or went; `postedAt`: when the server wrote it. */
export interface Posted {
  readonly at: number;
  readonly postedAt: number;
  readonly day: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly note: string;
}

/**
 * A line that moves stock. `lastBefore` is the price that the restaurant last paid for the item before; missing where
 * it never paid for it, and for goods that go back.
 */
export interface MovedLine
  extends Pick<ReceiptLine, 'itemId' | 'quantity' | 'costPaise' | 'storeId'>, Pick<MoveLine, 'keepsLast'> {
  readonly lastBefore?: Level['last'] | undefined;
}

/** Returns the move of goods that came in or, with `sign` −1, went back at the price at which they came. */
export function moveOf(
  receiptId: string,
  lines: readonly MovedLine[],
  { at, postedAt, day, by, note }: Posted,
  sign: 1 | -1 = 1,
): StockMove {
  return {
    kind: 'receipt',
    at,
    day,
    postedAt,
    place: null,
    lines: lines.map(({ itemId, quantity, costPaise, storeId, lastBefore, keepsLast }) => ({
      itemId,
      quantity: quantity * sign,
      paidPaise: costPaise,
      ...(lastBefore !== undefined && { lastBefore }),
      ...(keepsLast === true && { keepsLast }),
      ...(storeId !== undefined && { storeId }),
    })),
    itemIds: [...new Set(lines.map(({ itemId }) => itemId))],
    source: receiptId,
    by,
    note,
  };
}

/** Returns what a vendor is owed: Σ of the unpaid expenses. */
export const owedOf = (unpaid: readonly Pick<Expense, 'amountPaise'>[]): Paise =>
  sum(unpaid.map(({ amountPaise }) => amountPaise));
