import { AMOUNT_COLUMNS } from '@bhoj/domain/menu/file/csv-changes';
import { amountIn } from '@bhoj/domain/menu/file/csv-amount';
import { formatPlain } from '@bhoj/domain/money/format';
import type { CellChange, DishChange } from '@bhoj/domain/menu/file/csv-changes';
import type { Words } from '../../../words/part.ts';

/** The columns in the preview of a new dish; the price of a dish with sizes is left out. */
const OF_NEW: ReadonlySet<string> = new Set(['Category', 'Price', 'Sizes']);

/** The most characters of a cell in the preview; a longer cell is replaced by the name of its column. */
const SHORT = 48;

function shown({ column }: CellChange, text: string): string {
  const amount = AMOUNT_COLUMNS.has(column) ? amountIn(text) : null;
  return amount === null ? text : formatPlain(amount);
}

/**
 * Returns the changes of an import to a dish, such as `₹240 → ₹260 · Station: Main → Tandoor`; empty for one that
 * stays.
 */
export function changeText(words: Words<'menuCsv'>, { kind, cells }: DishChange): string {
  const hasSizes = cells.some(({ column }) => column === 'Sizes');
  const told = cells.filter(
    ({ column }) => (kind !== 'new' || OF_NEW.has(column)) && !(hasSizes && column === 'Price'),
  );
  return told
    .map((cell) => {
      const [before, after] = [shown(cell, cell.before), shown(cell, cell.after)];
      if (kind === 'new') return words.cell(cell.column, after);
      if (before.length > SHORT || after.length > SHORT) return cell.column;
      return words.cell(cell.column, words.fromTo(before || words.none, after || words.none));
    })
    .join(' · ');
}
