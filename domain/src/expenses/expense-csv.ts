import { nameKey } from '../kernel/folded.ts';
import { withoutGuard } from '../kernel/csv.ts';
import { amountIn, joinedPairs, partedPairs, withDecimalPoints } from '../menu/file/csv-cells.ts';
import { sum } from '../money/money.ts';
import { typedRupees } from '../money/typed.ts';
import { writtenDay } from '../time/written-day.ts';
import { EXPENSE_METHODS, expenseSchema, UNITS } from './expense.schema.ts';
import type { Expense, ExpensePart } from './expense.schema.ts';

/** The columns of a file of expenses, for export and import. */
export const EXPENSE_COLUMNS = [
  'Date',
  'Month',
  'Vendor',
  'Category',
  'Item',
  'Quantity',
  'Unit',
  'Amount',
  'GST',
  'Method',
  'Due on',
  'Note',
] as const;
export type ExpenseColumn = (typeof EXPENSE_COLUMNS)[number];

/** The columns that an import needs. */
const NEEDED = ['Date', 'Category', 'Amount'] as const satisfies readonly ExpenseColumn[];

interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isBroken?: boolean;
}

export interface ExpenseFault {
  readonly line: number;
  /** Null when the fault is in the whole row. */
  readonly column: ExpenseColumn | null;
}

export interface ExpenseImport {
  readonly expenses: readonly Expense[];
  readonly faults: readonly ExpenseFault[];
  /** The lines with an amount below zero, which are left out: an export has money back from vendors in such rows. */
  readonly belowZero: readonly number[];
}

/** Writes several categories into one cell, as `Dairy = 300 | Vegetables = 100`. */
export const categoryCell = ({ parts }: Pick<Expense, 'parts'>): string =>
  parts.length === 1
    ? (parts[0]?.category ?? '')
    : joinedPairs(parts.map(({ category, amountPaise }) => [category, typedRupees(amountPaise)]));

type Cell = (column: ExpenseColumn) => string;

/** Returns the parts of a row; null when they cannot be read or do not add up to the amount. */
function partsIn(cell: Cell): ExpensePart[] | null {
  const whole = amountIn(cell('Amount'));
  if (whole === null) return null;
  if (!cell('Category').includes('|')) {
    const quantity = cell('Quantity') === '' ? null : Number(cell('Quantity'));
    const unit = UNITS.find((known) => known === nameKey(cell('Unit'))) ?? '';
    return [{ category: cell('Category'), item: cell('Item'), amountPaise: whole, quantity, unit }];
  }
  const parts: ExpensePart[] = [];
  for (const [category, text] of partedPairs(cell('Category')) ?? []) {
    const amountPaise = amountIn(text);
    if (amountPaise === null) return null;
    parts.push({ category, item: '', amountPaise, quantity: null, unit: '' });
  }
  return sum(parts.map(({ amountPaise }) => amountPaise)) === whole ? parts : null;
}

/** The column of each field that the schema can refuse. */
const COLUMN_OF: Readonly<Record<string, ExpenseColumn>> = {
  vendor: 'Vendor',
  parts: 'Category',
  item: 'Item',
  quantity: 'Quantity',
  description: 'Note',
};

const faultColumn = (path: readonly PropertyKey[]): ExpenseColumn | null =>
  COLUMN_OF[String(path.at(-1))] ?? COLUMN_OF[String(path[0])] ?? null;

/** Returns a row as an expense, or the columns that cannot be read. `at`: epoch ms. */
function rowIn(cell: Cell, at: number): Expense | readonly (ExpenseColumn | null)[] {
  const day = writtenDay(cell('Date'));
  const dueOn = cell('Due on') === '' ? null : writtenDay(cell('Due on'));
  const month = cell('Month') === '' ? (day?.slice(0, 7) ?? '') : cell('Month');
  const gstPaise = cell('GST') === '' ? amountIn('0') : amountIn(cell('GST'));
  const parts = partsIn(cell);
  const method = EXPENSE_METHODS.find((known) => known === nameKey(cell('Method'))) ?? null;
  const amountPaise = parts && sum(parts.map((part) => part.amountPaise));
  const wrong = [
    day === null && 'Date',
    !/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && day !== null && 'Month',
    amountIn(cell('Amount')) === null ? 'Amount' : parts === null && 'Category',
    (gstPaise === null || (amountPaise !== null && gstPaise > amountPaise)) && 'GST',
    cell('Due on') !== '' && dueOn === null && 'Due on',
    cell('Due on') === '' && method === null && 'Method',
  ].filter((column): column is ExpenseColumn => column !== false);
  if (wrong.length > 0) return wrong;
  const read = expenseSchema.safeEncode({
    day,
    month,
    vendor: cell('Vendor'),
    parts,
    amountPaise,
    gstPaise,
    description: cell('Note'),
    method: dueOn === null ? method : null,
    dueOn,
    hasPhoto: false,
    templateId: null,
    createdAt: at,
    changedAt: at,
  } as Expense);
  return read.success
    ? expenseSchema.decode(read.data)
    : [...new Set(read.error.issues.map(({ path }) => faultColumn(path)))];
}

/** True for a cell of amounts. Category is one where an expense has several. */
const isOfAmounts = (column: ExpenseColumn, cell: string): boolean =>
  column === 'Category' ? cell.includes('|') : ['Amount', 'GST', 'Quantity'].includes(column);

/** A rupee sign may stand before or behind the sign of an amount below zero. */
const BELOW_ZERO = /^(?:₹ ?)?-(?:₹ ?)?\d/;

/**
 * Reads a file's rows as expenses; the first row has the headings, in any order. A row with a fault, or with an amount below
 * zero, is left out and reported. `hasDecimalCommas`: the file writes 310,50 for 310.50. Returns the missing columns when the
 * file is no file of expenses.
 */
export function importExpenses(
  rows: readonly FileRow[],
  at: number,
  hasDecimalCommas = false,
): ExpenseImport | { readonly lacking: readonly ExpenseColumn[] } {
  const [heads, ...others] = rows;
  const columns = (heads?.cells ?? []).map((head) =>
    EXPENSE_COLUMNS.find((column) => nameKey(column) === nameKey(head)),
  );
  const lacking = NEEDED.filter((column) => !columns.includes(column));
  if (lacking.length > 0) return { lacking };
  const expenses: Expense[] = [];
  const faults: ExpenseFault[] = [];
  const belowZero: number[] = [];
  for (const { line, cells, isBroken } of others) {
    const cell: Cell = (column) => {
      const text = withoutGuard((cells[columns.indexOf(column)] ?? '').trim());
      return hasDecimalCommas && isOfAmounts(column, text) ? withDecimalPoints(text) : text;
    };
    if (isBroken !== true && BELOW_ZERO.test(cell('Amount'))) {
      belowZero.push(line);
      continue;
    }
    const read = isBroken === true ? [null] : rowIn(cell, at);
    if ('day' in read) expenses.push(read);
    else faults.push(...read.map((column) => ({ line, column })));
  }
  return { expenses, faults, belowZero };
}

/** Returns a key that two equal expenses share, so that importing a file twice adds nothing. */
export const entryKey = ({ day, vendor, amountPaise, parts }: Expense): string =>
  [day, nameKey(vendor), amountPaise, ...parts.map(({ category }) => nameKey(category))].join('\n');
