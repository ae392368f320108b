import { nameKey } from '../../kernel/folded.ts';
import { withDecimalPoints } from './csv-cells.ts';
import { columnsChosen } from './csv-choice.ts';
import { columnOf, sizesOfHead } from './csv-headings.ts';
import { categoryIn, kindOfLine } from './csv-lines.ts';
import { cleaned } from './csv-text.ts';
import type { NameDoubt } from '../dish/wrong-names.ts';
import type { ColumnAnswers, ColumnQuestion } from './csv-choice.ts';
import type { CsvColumn } from './csv-columns.ts';
import type { Layout, LineKind } from './csv-lines.ts';

/** A row of the file. `line` counts from 1, as editors show it. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** True when the file itself is broken at this row: a quote is never closed. */
  readonly isBroken?: boolean;
}

/** How a file is read. */
export interface ReadAs {
  /** True when a comma in a number is the decimal sign. */
  readonly hasDecimalCommas?: boolean;
  /** The owner's answers where two columns say the same. */
  readonly columns?: ColumnAnswers;
}

/** A decision or a doubt of the reader, which the owner is told before anything is saved. */
export interface Told {
  readonly what:
    | NameDoubt
    | 'title'
    | 'headings'
    | 'category'
    | 'category-above'
    | 'total'
    | 'note'
    | 'column-left'
    | 'decimal-comma';
  readonly line: number;
  /** The text of the line, the category, the heading, the amount or the name. */
  readonly text: string;
}

/** A file as a plain table: one line of headings, and a dish with its category in each row. */
interface Sheet {
  readonly heads: CsvRow;
  /** The headings that are read: empty for a column that is left out. */
  readonly read: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly told: readonly Told[];
}

/** The file is not a menu: these columns are missing. */
export interface NoMenu {
  readonly lacking: readonly CsvColumn[];
}

/** The columns that a dish needs. */
const NEEDED = ['Category', 'Dish'] as const;

/** Titles may stand above the headings, in the first lines. */
const FIRST_LINES = 10;

/** The columns of amounts, beside those of sizes. */
const AMOUNTS: ReadonlySet<CsvColumn | null> = new Set(['Price', 'Packing', 'Sizes', 'Cost', 'GST rate']);

/** Returns the index of the row of headings; -1 for none. Without a column of categories, single cells name them. */
function headingsIn(rows: readonly CsvRow[]): number {
  const first = rows.slice(0, FIRST_LINES).map(({ cells }) => cells.map(columnOf));
  const whole = first.findIndex((columns) => NEEDED.every((column) => columns.includes(column)));
  if (whole >= 0) return whole;
  return first.findIndex(
    (columns, i) =>
      columns.includes('Dish') &&
      (columns.includes('Price') ||
        columns.includes('Mark') ||
        (rows[i]?.cells ?? []).some((head) => sizesOfHead(head).length > 0)),
  );
}

/** Returns the text of a line: its first cell that is not empty. */
const textOf = (cells: readonly string[]): string => cells.map(cleaned).find((cell) => cell !== '') ?? '';

/** A line that may name a category names one if the next dish has none of its own; otherwise it is a note. */
function kindsOf(rows: readonly CsvRow[], layout: Layout, categoryAt: number): LineKind[] {
  const kinds = rows.map(({ cells, isBroken }) => (isBroken === true ? 'dish' : kindOfLine(cells, layout)));
  let isWanted = false;
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const kind = kinds[i];
    if (kind === 'dish') isWanted = cleaned(rows[i]?.cells[categoryAt] ?? '') === '';
    if (kind !== 'category') continue;
    if (!isWanted) kinds[i] = 'note';
    isWanted = false;
  }
  return kinds;
}

/** The table while its lines are read. */
class Table {
  readonly told: Told[] = [];
  readonly rows: CsvRow[] = [];
  private category = '';
  private readonly categoryAt: number;
  private readonly idAt: number;

  constructor(columns: readonly (CsvColumn | null)[]) {
    this.categoryAt = columns.indexOf('Category');
    this.idAt = columns.indexOf('ID');
  }

  tell(what: Told['what'], line: number, text: string): void {
    this.told.push({ what, line, text });
  }

  /** An empty cell means the category above it, as in a merged cell. A dish with an id keeps its own category. */
  dish(row: CsvRow): void {
    const own = row.cells[this.categoryAt] ?? '';
    if (cleaned(own) !== '') this.category = own;
    const hasId = cleaned(row.cells[this.idAt] ?? '') !== '';
    if (cleaned(own) !== '' || hasId || this.category === '' || row.isBroken === true) {
      this.rows.push(row);
      return;
    }
    this.tell('category-above', row.line, cleaned(this.category));
    this.rows.push({ ...row, cells: row.cells.with(this.categoryAt, this.category) });
  }

  line(row: CsvRow, kind: LineKind): void {
    if (kind === 'dish') return this.dish(row);
    const text = textOf(row.cells);
    if (kind === 'category') this.category = categoryIn(text);
    return this.tell(kind, row.line, kind === 'category' ? this.category : text);
  }
}

const padded = (row: CsvRow, width: number): CsvRow =>
  row.cells.length >= width
    ? row
    : { ...row, cells: [...row.cells, ...Array.from({ length: width - row.cells.length }, () => '')] };

/**
 * Lays a file out as a plain table: finds the headings below titles, carries categories down to their dishes, and leaves out
 * totals and notes. `isPriceList` says whether a heading is one of a price list. Returns the missing columns, or a question that
 * only the owner can answer.
 */
export function sheetIn(
  file: readonly CsvRow[],
  { hasDecimalCommas = false, columns: answers = {} }: ReadAs = {},
  isPriceList: (head: string) => boolean = () => false,
): Sheet | NoMenu | { readonly question: ColumnQuestion } {
  const at = headingsIn(file);
  const first = file[Math.max(at, 0)];
  const found = (first?.cells ?? []).map(columnOf);
  const lacking = NEEDED.filter((column) => !found.includes(column));
  if (at < 0 || first === undefined) return { lacking };
  const isBare = lacking.length > 0;
  const widened = (row: CsvRow): CsvRow => (isBare ? { ...row, cells: ['', ...row.cells] } : row);
  const heads = isBare ? { ...first, cells: ['Category', ...first.cells] } : first;
  const below = file.slice(at + 1).map((row) => padded(widened(row), heads.cells.length));

  const chosen = columnsChosen(
    heads.cells,
    below.map(({ cells }) => cells),
    answers,
  );
  if ('question' in chosen) return chosen;
  const read = heads.cells.map((head, i) => (chosen.left.includes(i) ? '' : head));
  const columns = read.map(columnOf);
  const isAmount = read.map(
    (head, i) => AMOUNTS.has(columns[i] ?? null) || sizesOfHead(head).length > 0 || isPriceList(head),
  );

  const titles = file.slice(0, at);
  const layout: Layout = {
    headKeys: heads.cells.map((head, i) => (isBare && i === 0 ? '' : nameKey(cleaned(head)))),
    columns,
    isAmount,
    hasCategories: !isBare,
    titles: new Set(titles.map(({ cells }) => nameKey(textOf(cells)))),
  };
  const kinds = kindsOf(below, layout, columns.indexOf('Category'));
  if (isBare && !kinds.includes('category')) return { lacking };

  const table = new Table(columns);
  for (const { line, cells } of titles) table.tell('title', line, textOf(cells));
  for (const i of chosen.left) table.tell('column-left', heads.line, cleaned(heads.cells[i] ?? ''));
  below.forEach((row, i) => {
    const cells = row.cells.map((cell, n) =>
      hasDecimalCommas && isAmount[n] === true ? withDecimalPoints(cell) : cell,
    );
    const odd = row.cells.find((cell, n) => cell !== cells[n]);
    if (odd !== undefined) table.tell('decimal-comma', row.line, cleaned(odd));
    table.line({ ...row, cells }, kinds[i] ?? 'dish');
  });
  return { heads, read, rows: table.rows, told: table.told };
}
