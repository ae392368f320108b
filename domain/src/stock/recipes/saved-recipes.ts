import { Refusal } from '../../catalogue/reasons.ts';
import { scaled } from '../../money/scaled.ts';
import { same } from '../../kernel/same.ts';
import { sizeKey } from '../../menu/dish/availability.ts';
import { addOnKey } from '../../menu/portions/portion-keys.ts';
import { circleIn } from './circles.ts';
import type { MenuContent } from '../../menu/shape/menu.schema.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Batch, PortionUses, Recipes } from '../shape/recipes.schema.ts';

export const NO_RECIPES: Recipes = { version: 0, portions: {}, batches: {} };

/** Why a recipe is refused. */
export type RecipeFaultKind =
  | 'not-on-menu'
  | 'combo'
  | 'not-by-portion'
  | 'unknown-item'
  | 'inactive-item'
  | 'twice'
  | 'negative'
  | 'circle';

export interface RecipeFault {
  /** The key of the recipe, or the item of the preparation. */
  readonly key: string;
  /** The line of its ingredients, from 0 on; -1 for the whole recipe. */
  readonly line: number;
  readonly fault: RecipeFaultKind;
  /** The names of the items that lead back to the first; empty unless it is a circle. */
  readonly way: readonly string[];
}

/** The things that a recipe may belong to: a dish or a size, an add-on, or none because of a fault. */
type Place = 'dish' | 'add-on' | 'combo' | 'not-by-portion';

/**
 * Returns the kind of each key of the menu: a dish or one of its sizes, an add-on, a combo, which consists of its dishes, or a
 * weighed or open dish, which has no portion.
 */
export function recipePlaces({
  items,
  addOnGroups,
}: Pick<MenuContent, 'items' | 'addOnGroups'>): Map<string, Place> {
  const dishes = items.flatMap(({ id, variants, combo, byWeight, open }): [string, Place][] => {
    const place =
      combo !== undefined
        ? 'combo'
        : byWeight !== undefined || open !== undefined
          ? 'not-by-portion'
          : 'dish';
    return [id, ...variants.map((size) => sizeKey(id, size.id))].map((key) => [key, place]);
  });
  const addOns = addOnGroups.flatMap((group) =>
    group.options.map((option): [string, Place] => [addOnKey(group.id, option.id), 'add-on']),
  );
  return new Map([...dishes, ...addOns]);
}

/** Returns the recipes without those of dishes, sizes and add-ons that left the menu; the same where none did. */
export function onMenu<T extends Pick<Recipes, 'portions'>>(
  recipes: T,
  menu: Pick<MenuContent, 'items' | 'addOnGroups'>,
): T {
  const places = recipePlaces(menu);
  const all = Object.entries(recipes.portions);
  const known = all.filter(([key]) => places.has(key));
  return known.length === all.length ? recipes : { ...recipes, portions: Object.fromEntries(known) };
}

/** Returns the name of a recipe of the menu: the dish, with its size, or the add-on; null for another key. */
export function recipeName(
  key: string,
  { items, addOnGroups }: Pick<MenuContent, 'items' | 'addOnGroups'>,
): string | null {
  for (const { id, name, variants } of items) {
    if (id === key) return name;
    const size = variants.find((one) => sizeKey(id, one.id) === key);
    if (size !== undefined) return `${name}, ${size.name}`;
  }
  for (const { id, options } of addOnGroups) {
    const option = options.find((one) => addOnKey(id, one.id) === key);
    if (option !== undefined) return option.name;
  }
  return null;
}

/** The recipes that are saved; null removes one. */
export interface SavedRecipes {
  readonly baseVersion: number;
  readonly portions: Readonly<Record<string, PortionUses | null>>;
  readonly batches: Readonly<Record<string, Batch | null>>;
  readonly mostCostBp?: number | undefined;
}

const changed = <T>(
  known: Readonly<Record<string, T>>,
  changes: Readonly<Record<string, T | null>>,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries({ ...known, ...changes }).filter((entry): entry is [string, T] => entry[1] !== null),
  );

function lineFaults(
  key: string,
  uses: readonly { readonly itemId: string; readonly quantity: number }[],
  items: ReadonlyMap<string, StockItem>,
  mayGiveBack: boolean,
): RecipeFault[] {
  const seen = new Set<string>();
  return uses.flatMap(({ itemId, quantity }, line) => {
    const item = items.get(itemId);
    const isTwice = seen.has(itemId);
    seen.add(itemId);
    const fault: RecipeFaultKind | null =
      item === undefined
        ? 'unknown-item'
        : !item.active
          ? 'inactive-item'
          : isTwice
            ? 'twice'
            : quantity < 0 && !mayGiveBack
              ? 'negative'
              : null;
    return fault === null ? [] : [{ key, line, fault, way: [] }];
  });
}

/** Returns the faults of the saved recipes, by recipe and line. Other recipes are not checked. */
export function recipeFaults(
  before: Recipes,
  { portions, batches }: Pick<SavedRecipes, 'portions' | 'batches'>,
  items: ReadonlyMap<string, StockItem>,
  menu: Pick<MenuContent, 'items' | 'addOnGroups'>,
): RecipeFault[] {
  const places = recipePlaces(menu);
  const ofPortions = Object.entries(portions).flatMap(([key, uses]): RecipeFault[] => {
    if (uses === null || same(uses, before.portions[key])) return [];
    const place = places.get(key) ?? 'not-on-menu';
    return place === 'dish' || place === 'add-on'
      ? lineFaults(key, uses, items, place === 'add-on')
      : [{ key, line: -1, fault: place, way: [] }];
  });
  const ofBatches = Object.entries(batches).flatMap(([key, batch]): RecipeFault[] => {
    if (batch === null || same(batch, before.batches[key])) return [];
    const own = items.get(key);
    if (own === undefined) return [{ key, line: -1, fault: 'unknown-item', way: [] }];
    if (!own.active) return [{ key, line: -1, fault: 'inactive-item', way: [] }];
    return lineFaults(key, batch.uses, items, false);
  });
  const circle = circleIn({ batches: changed(before.batches, batches) });
  if (circle === null) return [...ofPortions, ...ofBatches];
  const way = circle.map((id) => items.get(id)?.name ?? id);
  const [key = ''] = circle.filter((id) => Object.hasOwn(batches, id));
  const line = batches[key]?.uses.findIndex(({ itemId }) => circle.includes(itemId)) ?? -1;
  return [...ofPortions, ...ofBatches, { key, line, fault: 'circle', way }];
}

/**
 * Returns the recipes with the saved ones; the same document where nothing changes. Drops recipes of dishes that left
 * the menu meanwhile. Refuses with the first fault.
 */
export function recipesWith(
  before: Recipes,
  { baseVersion, portions, batches, mostCostBp = before.mostCostBp }: SavedRecipes,
  items: ReadonlyMap<string, StockItem>,
  menu: Pick<MenuContent, 'items' | 'addOnGroups'>,
): Recipes {
  const after: Recipes = {
    version: before.version,
    portions: changed(before.portions, portions),
    batches: changed(before.batches, batches),
    ...(mostCostBp !== undefined && { mostCostBp }),
  };
  if (same(before, after)) return before;
  if (before.version !== baseVersion) throw new Refusal('changed-meanwhile', { version: before.version });
  const [first] = recipeFaults(before, { portions, batches }, items, menu);
  if (first !== undefined) throw new Refusal('stock-unfit', { ...first });
  return { ...onMenu(after, menu), version: before.version + 1 };
}

/** Returns a part of a recipe, as for a half portion; each quantity is rounded to its smallest unit. */
export const partOfRecipe = (uses: PortionUses, partBp: number): PortionUses =>
  uses.map(({ itemId, quantity }) => {
    const part = scaled(Math.abs(quantity), partBp, 10_000);
    return { itemId, quantity: Math.max(1, part) * Math.sign(quantity) };
  });
