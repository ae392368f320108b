import { levelKey } from '../shape/levels.schema.ts';
import { usageOf } from '../recipes/usage.ts';
import type { Availability } from '../../menu/shape/menu.schema.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { Recipes } from '../shape/recipes.schema.ts';
import type { StockSoldOut } from '../shape/sold-out.schema.ts';

/** What says which dishes there is nothing left for. */
export interface Pantry {
  readonly recipes: Recipes;
  readonly items: ReadonlyMap<string, StockItem>;
  readonly levels: Readonly<Record<string, Level>>;
}

/** Returns what one portion uses under a key: of an add-on what it adds to its dish. */
function usedUnder({ recipes, items }: Pantry, key: string) {
  const isAddOn = key.includes('/');
  const [dish = '', size = null] = isAddOn ? ['add-on'] : key.split(':');
  const uses = (recipes.portions[key] ?? []).filter(({ quantity }) => quantity > 0);
  const portions = isAddOn ? { 'add-on': uses } : recipes.portions;
  const sold = { itemId: dish, variantId: size, addOnIds: [], portions: 1 };
  return usageOf({ ...recipes, portions }, items, [sold]);
}

/** True where less is left than one portion needs of something that stops the sale. */
const isOut = (pantry: Pantry, key: string): boolean =>
  [...usedUnder(pantry, key)].some(([itemId, quantity]) => {
    const item = pantry.items.get(itemId);
    if (item?.stopsSale !== true) return false;
    return (pantry.levels[levelKey(itemId, item.storeId)]?.quantity ?? 0) < quantity;
  });

/**
 * Returns the keys of dishes, sizes and add-ons for which something that stops the sale is not left. A dish of which a size has a
 * recipe of its own is out as a whole only when all of them are.
 */
export function keysOut(pantry: Pantry): string[] {
  const keys = Object.keys(pantry.recipes.portions);
  const out = new Set(keys.filter((key) => isOut(pantry, key)));
  return [...out].filter(
    (key) => /[:/]/.test(key) || keys.every((size) => !size.startsWith(`${key}:`) || out.has(size)),
  );
}

export const NOTHING_STOPPED: StockSoldOut = { keys: {} };

/** What is sold out, and what of it the stock itself switched off. */
export interface Stopped {
  readonly availability: Availability;
  readonly stopped: StockSoldOut;
}

/**
 * Switches off what is out, and on again what is back. What somebody switched by hand stays so: a dish that they put on sale again
 * is not taken off until it was in stock in between, and what they took off does not come back with a receipt.
 */
export function followStock(
  { availability, stopped }: Stopped,
  out: readonly string[],
  until: number,
  now: number,
): Stopped {
  const marks = new Map(Object.entries(availability.soldOut));
  const keys = new Map(Object.entries(stopped.keys));
  for (const [key, mark] of keys) {
    if (out.includes(key)) continue;
    if (marks.get(key) === mark) marks.delete(key);
    keys.delete(key);
  }
  for (const key of out) {
    if (keys.has(key) || (marks.get(key) ?? 0) > now) continue;
    marks.set(key, until);
    keys.set(key, until);
  }
  return {
    availability: { ...availability, soldOut: Object.fromEntries(marks) },
    stopped: { keys: Object.fromEntries(keys) },
  };
}
