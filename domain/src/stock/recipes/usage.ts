import { addOnKey } from '../../menu/portions/portion-keys.ts';
import { sizeKey } from '../../menu/dish/availability.ts';
import type { Chosen } from '../../menu/portions/portion-keys.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** Quantities by item. */
export type Used = ReadonlyMap<string, Quantity>;

/** A dish that was sold, and how many portions. */
export interface Sold extends Chosen {
  readonly portions: number;
}

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** Returns the keys of the recipes of a sold dish: that of its size, or else that of the dish, and those of its add-ons. */
export function recipeKeysOf({ portions }: Pick<Recipes, 'portions'>, sold: Chosen): string[] {
  const { itemId, variantId, addOnIds } = sold;
  const size = variantId === null ? null : sizeKey(itemId, variantId);
  const dish = size !== null && own(portions, size) !== undefined ? size : itemId;
  return [dish, ...addOnIds.map(({ groupId, optionId }) => addOnKey(groupId, optionId))];
}

/** A fraction of a batch, and what it needs: exact, so that nothing is rounded between a dish and its ingredients. */
interface Need {
  readonly itemId: string;
  readonly n: bigint;
  readonly over: bigint;
}

/**
 * Returns what sold dishes used, in what was bought: the yield of each ingredient is counted in, and a preparation that nobody
 * keeps counts as its ingredients. Each item is rounded half up to its smallest unit once. An add-on can give back at most what
 * its dish uses. Recipes must have no circle (`circleIn`).
 */
export function usageOf(
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
  sold: readonly Sold[],
): Used {
  const needed = new Map<string, [n: bigint, over: bigint]>();
  const need = ({ itemId, n, over }: Need): void => {
    const batch = own(recipes.batches, itemId);
    if (batch !== undefined && !batch.isKept) {
      const whole = over * BigInt(batch.makes);
      for (const each of batch.uses) need({ itemId: each.itemId, n: n * BigInt(each.quantity), over: whole });
      return;
    }
    const [known, under] = needed.get(itemId) ?? [0n, 1n];
    needed.set(itemId, shortened(known * over + n * under, under * over));
  };
  for (const { portions, ...dish } of sold)
    for (const [itemId, quantity] of netOf(recipes, dish))
      need({ itemId, n: BigInt(quantity) * BigInt(portions), over: 1n });
  const used = [...needed].map(([itemId, [n, over]]): [string, Quantity] => {
    const yieldBp = BigInt(items.get(itemId)?.yieldBp ?? 10_000);
    return [itemId, rounded(n * 10_000n, over * yieldBp)];
  });
  return new Map(used.filter(([, quantity]) => quantity > 0));
}

/** Returns what one portion needs by its recipes, nothing below zero. */
function netOf(recipes: Recipes, dish: Chosen): Map<string, Quantity> {
  const net = new Map<string, Quantity>();
  for (const key of recipeKeysOf(recipes, dish))
    for (const { itemId, quantity } of own(recipes.portions, key) ?? [])
      net.set(itemId, (net.get(itemId) ?? 0) + quantity);
  return new Map([...net].filter(([, quantity]) => quantity > 0));
}

/** Returns a fraction in its lowest terms. */
function shortened(n: bigint, over: bigint): [n: bigint, over: bigint] {
  let [a, b] = [n, over];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [n / a, over / a];
}

/** Returns a fraction that is not below zero, rounded half up. */
const rounded = (n: bigint, over: bigint): number => Number((n * 2n + over) / (over * 2n));
