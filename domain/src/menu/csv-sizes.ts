import { bareAmount } from './csv-amount.ts';
import { joinedPairs } from './csv-cells.ts';
import { sizesOfHead } from './csv-headings.ts';
import type { CsvColumn } from './csv-columns.ts';

type Pair = readonly [size: string, price: string];

/** Returns the sizes of one column: `Half/Full` has both prices in one cell, `180/300`. */
function pairsIn(head: string, cell: string): Pair[] {
  const sizes = sizesOfHead(head);
  if (sizes.length === 0 || cell === '') return [];
  if (sizes.length === 1) return [[sizes[0] ?? '', cell]];
  const prices = bareAmount(cell).split(/\s*(?:\/-)?\s*[/|&]\s*/);
  return prices.length === sizes.length
    ? sizes.map((size, i): Pair => [size, prices[i] ?? ''])
    : [[sizes.join('/'), cell]];
}

/** `-`, `NA` and `nil` stand for a size that the dish is not sold in. */
const isNone = (price: string): boolean => /^(-+|–|n\.?a\.?|nil|x)?$/i.test(price.trim());

/**
 * Reads the columns of sizes (`Half`, `Full`) into the cells of the row. A dish in one size alone has that price and no
 * sizes. A row that says its sizes or leaves these cells empty stays as it is.
 */
export function withSizes(
  cells: ReadonlyMap<CsvColumn, string>,
  heads: readonly string[],
  row: readonly string[],
): ReadonlyMap<CsvColumn, string> {
  if ((cells.get('Sizes') ?? '') !== '') return cells;
  const pairs = heads
    .flatMap((head, i) => pairsIn(head, (row[i] ?? '').trim()))
    .filter(([, price]) => !isNone(price));
  const [only] = pairs;
  if (only === undefined) return cells;
  if (pairs.length > 1) return new Map([...cells, ['Sizes', joinedPairs(pairs)]]);
  return (cells.get('Price') ?? '') === '' ? new Map([...cells, ['Price', only[1]]]) : cells;
}
