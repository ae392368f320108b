import { taxOf } from '@bhoj/domain/billing/bill/bill';
import { addedPortions, creditedBill, leftToCredit } from '@bhoj/domain/billing/corrections/credit-note';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { LinePortions } from '@bhoj/domain/billing/corrections/credit-note';
import type { Notes } from '@bhoj/domain/billing/corrections/after-notes';
import type { Paise } from '@bhoj/domain/money/money';

/**
 * Returns the amount of a credit note for these portions, as the server computes it. Null while nothing is chosen, and
 * while the dialog closes: then the issued note has arrived, and fewer portions are left than chosen.
 */
export function creditOf(
  bill: Bill,
  { credits, debits }: Notes,
  chosen: LinePortions,
): { readonly totalPaise: Paise; readonly taxPaise: Paise } | null {
  const left = leftToCredit(bill, addedPortions(credits.map(({ portions = {} }) => portions)));
  const isTooMuch = Object.entries(chosen).some(([line, portions]) => portions > (left[line] ?? 0));
  if (Object.keys(chosen).length === 0 || isTooMuch) return null;
  const note = creditedBill(bill, credits, chosen, { debits });
  return { totalPaise: note.totalPaise, taxPaise: taxOf(note) };
}

/** Sets the portions of one line; zero removes the line. */
export function withPortions(chosen: LinePortions, index: number, quantity: number): LinePortions {
  const rest = Object.fromEntries(Object.entries(chosen).filter(([key]) => key !== String(index)));
  return quantity === 0 ? rest : { ...rest, [String(index)]: quantity };
}
