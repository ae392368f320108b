import { typedRupees } from '../../money/typed.ts';
import { amountIn, joinedPairs, partedPairs } from './csv-cells.ts';
import { costKeysOf } from '../dish/costs.ts';
import type { Paise } from '../../money/money.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

/** The column of cost prices. Cost is not a field of a dish, because guests read the menu. */
export const COST_COLUMN = 'Cost';

/** Returns the cell of a dish: its cost, or `Half = 60 | Full = 95` for the sizes with a cost. */
export function costCell(item: MenuItem, known: Costs['costs']): string {
  const costs = costKeysOf(item).map((key) => known[key]);
  const [first] = costs;
  if (item.variants.length === 0) return first === undefined ? '' : typedRupees(first);
  const sizes = item.variants.flatMap(({ name }, i): [string, string][] => {
    const cost = costs[i];
    return cost === undefined ? [] : [[name, typedRupees(cost)]];
  });
  return joinedPairs(sizes);
}

/** Reads the costs of a dish from its cell. An empty cell has none; null when it cannot be read. */
export function costsIn(item: MenuItem, cell: string): Record<string, Paise> | null {
  if (cell === '') return {};
  const keys = costKeysOf(item);
  const pairs = item.variants.length === 0 ? [['', cell] as const] : partedPairs(cell);
  if (pairs === null) return null;
  const costs: Record<string, Paise> = {};
  for (const [size, text] of pairs) {
    const key = keys[item.variants.length === 0 ? 0 : item.variants.findIndex(({ name }) => name === size)];
    const amount = amountIn(text);
    if (key === undefined || amount === null) return null;
    costs[key] = amount;
  }
  return costs;
}
