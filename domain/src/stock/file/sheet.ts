import { withoutGuard } from '../../kernel/csv.ts';
import { nameKey } from '../../kernel/folded.ts';
import { latinDigits } from '../../kernel/mobile.ts';
import type { Unit } from '../shape/quantity.ts';
import { isUnit } from '../recipes/typed-recipe.ts';

/** A row of a file; `line` counts from 1, as editors show it. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isBroken?: boolean;
}

/** A cell that cannot be read; the column is null where the whole row cannot. */
export interface FileFault<Column extends string> {
  readonly line: number;
  readonly column: Column | null;
}

/** The rows below the headings, each with its cells by column. */
export interface Sheet<Column extends string> {
  readonly columns: ReadonlySet<Column>;
  readonly rows: readonly {
    readonly line: number;
    readonly isBroken: boolean;
    readonly cell: (column: Column) => string;
  }[];
}

/** A comma as the decimal sign of one number, as in 2,5. */
const WITH_DECIMAL_COMMA = /^-?\d+,\d+$/;

/** The same at the end of a pair, as in `Tin = 2,5 | Can = 15`. */
const DECIMAL_COMMA_OF_PAIR = /(=\s*\d+),(\d+)(?=\s*(?:\||$))/g;

/**
 * Lays out a file: the first row has the headings, in any order and spelling of letters. Where it is another kind of file,
 * returns the needed columns that it lacks. `numbers`: the columns in which 2,5 is 2.5 when the file has decimal commas; `pairs`:
 * those with cells of several numbers, each with its name.
 */
export function sheetOf<Column extends string>(
  file: readonly FileRow[],
  known: readonly Column[],
  needed: readonly Column[],
  {
    numbers,
    pairs = new Set(),
    hasDecimalCommas,
  }: {
    readonly numbers: ReadonlySet<Column>;
    readonly pairs?: ReadonlySet<Column>;
    readonly hasDecimalCommas: boolean;
  },
): Sheet<Column> | { readonly lacking: readonly Column[] } {
  const [heads, ...others] = file;
  const columns = (heads?.cells ?? []).map((head) =>
    known.find((column) => nameKey(column) === nameKey(head)),
  );
  const lacking = needed.filter((column) => !columns.includes(column));
  if (lacking.length > 0) return { lacking };
  return {
    columns: new Set(columns.filter((column) => column !== undefined)),
    rows: others.map(({ line, cells, isBroken = false }) => ({
      line,
      isBroken,
      cell: (column) => {
        const text = withoutGuard((cells[columns.indexOf(column)] ?? '').trim());
        if (pairs.has(column) && hasDecimalCommas)
          return latinDigits(text).replaceAll(DECIMAL_COMMA_OF_PAIR, '$1.$2');
        if (!numbers.has(column)) return text;
        const digits = latinDigits(text);
        return hasDecimalCommas && WITH_DECIMAL_COMMA.test(digits) ? digits.replace(',', '.') : digits;
      },
    })),
  };
}

/** Other spellings of units. */
const ALSO: Readonly<Record<string, Unit>> = {
  kgs: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  l: 'litre',
  ltr: 'litre',
  liter: 'litre',
  litres: 'litre',
  pc: 'piece',
  pcs: 'piece',
  pieces: 'piece',
  nos: 'piece',
};

/** Returns the unit that a cell names; null for none. */
export function unitIn(cell: string): Unit | null {
  const key = nameKey(cell);
  if (isUnit(key)) return key;
  return Object.hasOwn(ALSO, key) ? (ALSO[key] ?? null) : null;
}

/** Returns what a cell says; null for neither yes nor no. */
export function yesIn(cell: string): boolean | null {
  const key = nameKey(cell);
  if (['yes', 'y', 'true', '1', 'हाँ', 'हां'].map(nameKey).includes(key)) return true;
  return ['no', 'n', 'false', '0', '', 'नहीं'].map(nameKey).includes(key) ? false : null;
}
