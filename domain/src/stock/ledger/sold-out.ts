import { sizeKey } from '../../menu/dish/availability.ts';
import { UNTIL_TOLD } from '../../menu/portions/until-told.ts';
import { levelKey } from '../shape/levels.schema.ts';
import { usageOf } from '../recipes/usage.ts';
import type { Availability, Menu } from '../../menu/shape/menu.schema.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { Recipes } from '../shape/recipes.schema.ts';
import type { StockSoldOut } from '../shape/sold-out.schema.ts';

/** The documents that tell for which dishes the stock is used up. */
export interface Pantry {
  readonly recipes: Recipes;
  readonly items: ReadonlyMap<string, StockItem>;
  readonly levels: Readonly<Record<string, Level>>;
}

/** The menu that says what a portion weighs, and which sizes a dish has. */
type Known = Pick<Menu, 'items'> | null;

/** Returns the stock that the smallest portion under a key uses; of an add-on, the stock that it adds to its dish. */
function usedUnder({ recipes, items }: Pantry, menu: Known, key: string) {
  const isAddOn = key.includes('/');
  const [dish = '', size = null] = isAddOn ? ['add-on'] : key.split(':');
  const uses = (recipes.portions[key] ?? []).filter(({ quantity }) => quantity > 0);
  const portions = isAddOn ? { 'add-on': uses } : recipes.portions;
  const grams = menu?.items.find(({ id }) => id === dish)?.byWeight?.steps[0];
  const sold = { itemId: dish, variantId: size, addOnIds: [], portions: 1, grams };
  return usageOf({ ...recipes, portions }, items, [sold]);
}

/** True where less is left than one portion needs of something that stops the sale. */
const isOut = (pantry: Pantry, menu: Known, key: string): boolean =>
  [...usedUnder(pantry, menu, key)].some(([itemId, quantity]) => {
    const item = pantry.items.get(itemId);
    if (item?.stopsSale !== true) return false;
    return (pantry.levels[levelKey(itemId, item.storeId)]?.quantity ?? 0) < quantity;
  });

/** True where a dish may be out, so that the menu has to be asked. */
export const mayBeOut = (pantry: Pantry): boolean =>
  Object.keys(pantry.recipes.portions).some((key) => isOut(pantry, null, key));

/**
 * Returns the keys of dishes, sizes and add-ons that are out, because an item that stops their sale is used up. A size without a
 * recipe of its own is out with its dish. A dish with sizes is out as a whole only when all of them are.
 */
export function keysOut(pantry: Pantry, menu: Pick<Menu, 'items'>): string[] {
  const keys = Object.keys(pantry.recipes.portions);
  const out = new Set(keys.filter((key) => isOut(pantry, menu, key)));
  for (const { id, variants } of menu.items) {
    const sizes = variants.map((size) => sizeKey(id, size.id));
    if (out.has(id))
      for (const size of sizes) if (!Object.hasOwn(pantry.recipes.portions, size)) out.add(size);
    if (sizes.some((size) => !out.has(size))) out.delete(id);
  }
  return [...out];
}

/** The mark of the stock: "until told", and yet none that a hand makes. */
export const STOPPED_BY_STOCK = UNTIL_TOLD + 1;

export const NOTHING_STOPPED: StockSoldOut = { keys: {} };

/** The sold-out dishes, and those of them that the stock itself switched off. */
export interface Stopped {
  readonly availability: Availability;
  readonly stopped: StockSoldOut;
}

/**
 * Switches off dishes that ran out, and switches them on again when their stock is back. It respects a person's own
 * switch: a dish that they put on sale stays on until it was in stock once in between, and a dish that they took off
 * does not come back with a receipt.
 */
export function followStock(
  { availability, stopped }: Stopped,
  out: readonly string[],
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
    marks.set(key, STOPPED_BY_STOCK);
    keys.set(key, STOPPED_BY_STOCK);
  }
  return {
    availability: { ...availability, soldOut: Object.fromEntries(marks) },
    stopped: { keys: Object.fromEntries(keys) },
  };
}
