import { bareAmount, joinedPairs } from './csv-cells.ts';
import { sizesOfHead } from './csv-headings.ts';
import { nameKey } from '../../kernel/folded.ts';
import { typedRupees } from '../../money/typed.ts';
import type { CsvColumn } from './csv-columns.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

/** A size and its price, as the file has them. */
export type Size = readonly [size: string, price: string];

/** Returns the sizes of one column: `Half/Full` has both prices in one cell, `180/300`. */
function pairsIn(head: string, cell: string): Size[] {
  const sizes = sizesOfHead(head);
  if (sizes.length === 0 || cell === '') return [];
  if (sizes.length === 1) return [[sizes[0] ?? '', cell]];
  const prices = bareAmount(cell).split(/\s*(?:\/-)?\s*[/|&]\s*/);
  return prices.length === sizes.length
    ? sizes.map((size, i): Size => [size, prices[i] ?? ''])
    : [[sizes.join('/'), cell]];
}

/** `-`, `NA` and `nil` mean that the dish is not sold in this size. */
const isNone = (price: string): boolean => /^(-+|–|n\.?a\.?|nil|x)?$/i.test(price.trim());

/** Returns the sizes in a row's columns of sizes (`Half`, `Full`); an empty cell gives none. */
export const sizesIn = (heads: readonly string[], row: readonly string[]): Size[] =>
  heads.flatMap((head, i) => pairsIn(head, (row[i] ?? '').trim()));

/** Returns the dish's sizes with the prices from the file; null where the file has none of them. */
function renewed({ variants }: Pick<MenuItem, 'variants'>, sizes: readonly Size[]): Size[] | null {
  const said = new Map(sizes.map(([name, price]) => [nameKey(name), price]));
  if (!variants.some(({ name }) => said.has(nameKey(name)))) return null;
  const kept = variants.map(({ name, pricePaise }): Size => [
    name,
    said.get(nameKey(name)) ?? typedRupees(pricePaise),
  ]);
  const known = new Set(variants.map(({ name }) => nameKey(name)));
  return [...kept, ...sizes.filter(([name]) => !known.has(nameKey(name)))].filter(
    ([, price]) => !isNone(price),
  );
}

/**
 * Merges the columns of sizes into the cells of the row. An existing dish keeps the sizes that the row does not
 * mention. A dish with only one size in the file gets that price and no sizes. A row is left alone if it has its sizes
 * in the column of sizes, or leaves these columns empty.
 */
export function withSizes(
  cells: ReadonlyMap<CsvColumn, string>,
  sizes: readonly Size[],
  known: Pick<MenuItem, 'variants'> | null,
): ReadonlyMap<CsvColumn, string> {
  const named = sizes.filter(([, price]) => !isNone(price));
  const [only] = named;
  if ((cells.get('Sizes') ?? '') !== '' || only === undefined) return cells;
  const all = known === null ? null : renewed(known, sizes);
  if (all !== null) return new Map([...cells, ['Sizes', joinedPairs(all)]]);
  if (named.length > 1) return new Map([...cells, ['Sizes', joinedPairs(named)]]);
  return (cells.get('Price') ?? '') === '' ? new Map([...cells, ['Price', only[1]]]) : cells;
}
