import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';

/** Returns the preparations with batches that are counted as stock, by name. */
export const keptPreparations = ({
  items,
  recipes,
}: Pick<Kitchen, 'items' | 'recipes'>): readonly StockItem[] =>
  Object.entries(recipes.batches)
    .flatMap(([id, { isKept }]) => (isKept ? (items.get(id) ?? []) : []))
    .filter(({ active }) => active)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
