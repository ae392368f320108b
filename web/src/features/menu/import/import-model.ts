import { isAmountColumn } from '@bhoj/domain/menu/file/csv-changes';
import { amountIn } from '@bhoj/domain/menu/file/csv-cells';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Told } from '@bhoj/domain/menu/file/csv-sheet';
import type { CellChange, DishChange } from '@bhoj/domain/menu/file/csv-changes';
import type { Words } from '../../../words/part.ts';

/** The columns in the preview of a new dish; the price of a dish with sizes is left out. */
const OF_NEW: ReadonlySet<string> = new Set(['Category', 'Price', 'Sizes']);

/** The most characters of a cell in the preview; a longer cell is replaced by the name of its column. */
const SHORT = 48;

function shown({ column }: CellChange, text: string): string {
  const amount = isAmountColumn(column) ? amountIn(text) : null;
  return amount === null ? text : formatPlain(amount);
}

/**
 * Returns the changes of an import to a dish, such as `₹240 → ₹260 · Station: Main → Tandoor`; empty for a dish that
 * stays the same.
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

/** The most lines that a sentence names. */
const NAMED = 12;

/** Returns numbers of lines with their runs joined: `6–7, 9`. */
function lineRanges(lines: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** Returns a sentence for each kind of thing that the reader decided by itself. */
export function toldSentences(words: Words<'menuCsv'>, told: readonly Told[]): string[] {
  const of = (what: Told['what']) => told.filter((one) => one.what === what);
  const named = (all: readonly Told[]) =>
    [
      ...all.slice(0, NAMED).map(({ line, text }) => words.lineOf(line, text)),
      ...(all.length > NAMED ? [words.more(all.length - NAMED)] : []),
    ].join(', ');
  const sentence = (what: Told['what'], say: (lines: string) => string) =>
    of(what).length === 0 ? [] : [say(named(of(what)))];
  const above = of('category-above');
  const commas = of('decimal-comma');
  const columns = of('column-left');
  return [
    ...sentence('title', words.toldTitles),
    ...sentence('category', words.toldCategories),
    ...(above.length === 0
      ? []
      : [words.toldAbove(above.length, words.linesOf(lineRanges(above.map(({ line }) => line))))]),
    ...sentence('headings', words.toldHeadings),
    ...sentence('total', words.toldTotals),
    ...sentence('note', words.toldNotes),
    ...(columns.length === 0 ? [] : [words.toldColumns(columns.map(({ text }) => text).join(', '))]),
    ...sentence('maybe-liquor', words.toldMaybeLiquor),
    ...sentence('maybe-service-charge', words.toldMaybeCharge),
    ...(commas[0] === undefined ? [] : [words.toldCommas(commas.length, commas[0].text)]),
  ];
}
