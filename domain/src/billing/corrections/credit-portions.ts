import { minus, times } from '../../money/money.ts';
import { noteBill } from './note-bill.ts';
import { proRata } from './after-notes.ts';
import type { Bill, BillLine } from '../bill/bill.ts';
import type { AfterNotes } from './after-notes.ts';

const partOf = (line: BillLine, quantity: number): BillLine => {
  const amountPaise = times(line.unitPaise, quantity);
  const discountPaise = minus(
    line.discountPaise,
    proRata(line.discountPaise, line.quantity - quantity, line.quantity),
  );
  return { ...line, quantity, amountPaise, discountPaise, taxablePaise: minus(amountPaise, discountPaise) };
};

const less = (line: BillLine, part: BillLine): BillLine => ({
  ...line,
  quantity: line.quantity - part.quantity,
  amountPaise: minus(line.amountPaise, part.amountPaise),
  discountPaise: minus(line.discountPaise, part.discountPaise),
  taxablePaise: minus(line.taxablePaise, part.taxablePaise),
});

/** Computes the bill of a credit note for portions of a corrected invoice, at its corrected prices and rates. */
export function creditedDishes(
  left: AfterNotes,
  portions: Readonly<Record<string, number>>,
  isTaxKept: boolean,
): Bill {
  const parts = left.lines.map((line, index) => partOf(line, portions[String(index)] ?? 0));
  const after = left.lines.map((line, index) => {
    const part = parts[index];
    return part === undefined ? line : less(line, part);
  });
  const lines = parts.filter(({ quantity }) => quantity > 0);
  return noteBill({ left, after, lines, side: 'credit', isTaxKept });
}
