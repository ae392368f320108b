import { addOnKey } from '../../menu/portions/portion-keys.ts';
import { sizeKey } from '../../menu/dish/availability.ts';
import { quotient } from '../../money/scaled.ts';
import type { Chosen } from '../../menu/portions/portion-keys.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** Quantities by item. */
export type Used = ReadonlyMap<string, Quantity>;

/** A dish that was sold, and how many portions. */
export interface Sold extends Chosen {
  readonly portions: number;
  /** The weight of a portion of a dish sold by weight; its recipe is for a kilogram. Missing for any other. */
  readonly grams?: number | undefined;
}

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** Returns the keys of a sold dish's recipes: its size's, or else the dish's, and those of its add-ons. */
function recipeKeysOf({ portions }: Pick<Recipes, 'portions'>, sold: Chosen): string[] {
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

/** Adds up the needed quantities, and rounds each sum once. */
function newNeeds(recipes: Recipes, items: ReadonlyMap<string, StockItem>) {
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
  const used = (): Used => {
    const all = [...needed].map(([itemId, [n, over]]): [string, Quantity] => {
      const yieldBp = BigInt(items.get(itemId)?.yieldBp ?? 10_000);
      return [itemId, Number(quotient(n * 10_000n, over * yieldBp))];
    });
    return new Map(all.filter(([, quantity]) => quantity > 0));
  };
  return { need, used };
}

/**
 * Returns the stock that sold dishes used. It counts the bought quantity of each ingredient, peel and bones included
 * (its yield), and the ingredients of a preparation that the restaurant does not keep in stock. It rounds each item
 * half up to its smallest unit, once. An add-on gives back at most as much as its dish uses. Recipes must have no
 * circle (`circleIn`).
 */
export function usageOf(
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
  sold: readonly Sold[],
): Used {
  const { need, used } = newNeeds(recipes, items);
  for (const { portions, ...dish } of sold)
    for (const [itemId, n] of netOf(recipes, dish)) need({ itemId, n: n * BigInt(portions), over: GRAMS });
  return used();
}

/** Returns the ingredients for a quantity of a kept preparation; null for an item that is none. */
export function usageOfBatch(
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
  { itemId, quantity }: { readonly itemId: string; readonly quantity: Quantity },
): Used | null {
  const batch = own(recipes.batches, itemId);
  if (batch?.isKept !== true) return null;
  const { need, used } = newNeeds(recipes, items);
  for (const each of batch.uses)
    need({
      itemId: each.itemId,
      n: BigInt(each.quantity) * BigInt(quantity),
      over: BigInt(batch.makes),
    });
  return used();
}

/** The grams of a kilogram: what a portion needs is counted in thousandths, so that a weight is exact. */
const GRAMS = 1000n;

/** Returns what one portion needs by its recipes, in thousandths; nothing below zero. */
function netOf(recipes: Recipes, { grams, ...dish }: Omit<Sold, 'portions'>): Map<string, bigint> {
  const net = new Map<string, bigint>();
  const ofDish = grams === undefined ? GRAMS : BigInt(grams);
  for (const [i, key] of recipeKeysOf(recipes, dish).entries())
    for (const { itemId, quantity } of own(recipes.portions, key) ?? [])
      net.set(itemId, (net.get(itemId) ?? 0n) + BigInt(quantity) * (i === 0 ? ofDish : GRAMS));
  return new Map([...net].filter(([, quantity]) => quantity > 0n));
}

/** Returns a fraction in its lowest terms. */
function shortened(n: bigint, over: bigint): [n: bigint, over: bigint] {
  let [a, b] = [n, over];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [n / a, over / a];
}
