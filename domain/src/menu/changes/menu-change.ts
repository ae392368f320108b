import { comboFaultsOf, withComboMarks } from '../combos/combo-faults.ts';
import { withMosts } from '../sale/most-of-one.ts';
import { touchedBy } from './touched.ts';
import { printOf } from '../../kernel/print.ts';
import { same } from '../../kernel/same.ts';
import type { Paise } from '../../money/money.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { MenuChange } from './menu-change.schema.ts';
import type { Prices } from '../prices/prices.schema.ts';
import type { Touched } from './touched.ts';
import type { Category, MenuContent, MenuItem, NewAmounts } from '../shape/menu.schema.ts';

type Parts = Pick<MenuChange, 'items' | 'categories' | 'costs' | 'prices' | 'mosts'>;
/** The amounts of price lists, by list and key. */
type Amounts = Prices['items'];
type Thing = Category | MenuItem;

const byId = <T extends Thing>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const changesOf = <T extends Thing>(before: readonly T[], after: readonly T[]) => {
  const known = byId(before);
  const changed = after.filter((thing) => !same(thing, known.get(thing.id)));
  return Object.fromEntries(
    changed.map((thing) => [thing.id, { before: known.get(thing.id) ?? null, print: printOf(thing) }]),
  );
};

/** Returns the amounts of price lists that differ, by list and key; undefined for none. */
function amountChanges(before: Amounts, after: Amounts): Parts['prices'] {
  const lists = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = lists.flatMap((list) => {
    const [was, is] = [before[list] ?? {}, after[list] ?? {}];
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (key) => was[key] !== is[key],
    );
    const amounts = keys.map((key) => [key, { before: was[key] ?? null, after: is[key] ?? null }] as const);
    return keys.length === 0 ? [] : [[list, Object.fromEntries(amounts)] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** Returns the changed limits on one add-on, for the groups in both menus; undefined for none. */
function mostChanges(before: MenuContent, after: MenuContent): Parts['mosts'] {
  const was = new Map(before.addOnGroups.map(({ id, mostOfOne = 1 }) => [id, mostOfOne]));
  const changed = after.addOnGroups.flatMap(({ id, mostOfOne = 1 }) => {
    const most = was.get(id) ?? mostOfOne;
    return most === mostOfOne ? [] : [[id, { before: most, after: mostOfOne }] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** Returns the difference between two menus and the amounts of their price lists, with the earlier values. */
export function menuChangeOf(
  before: MenuContent,
  after: MenuContent,
  costs: { readonly before: Costs['costs']; readonly after: Costs['costs'] },
  amounts: { readonly before: Amounts; readonly after: Amounts } = { before: {}, after: {} },
): Parts {
  const prices = amountChanges(amounts.before, amounts.after);
  const mosts = mostChanges(before, after);
  const keys = [...new Set([...Object.keys(costs.before), ...Object.keys(costs.after)])];
  const costOf = (of: Costs['costs'], key: string) => of[key] ?? null;
  return {
    items: changesOf(before.items, after.items),
    categories: changesOf(before.categories, after.categories),
    costs: Object.fromEntries(
      keys
        .map((key) => [key, { before: costOf(costs.before, key), after: costOf(costs.after, key) }] as const)
        .filter(([, cost]) => cost.before !== cost.after),
    ),
    ...(prices !== undefined && { prices }),
    ...(mosts !== undefined && { mosts }),
  };
}

/** A menu with a change undone, and how many dishes and groups of add-ons are as before. */
export interface TakenBack extends Touched {
  readonly content: MenuContent;
  /** The restored cost prices, by `dishKey`; null for none. */
  readonly costs: Readonly<Record<string, Paise | null>>;
  /** The restored amounts of price lists, by list and key; null for none. */
  readonly amounts: NewAmounts;
  /** The names of dishes, categories and groups of add-ons that were changed since. */
  readonly left: string[];
}

/** The dishes after a change is undone. */
interface ItemsBack {
  readonly items: MenuItem[];
  /** The ids of those that are as before, or gone. */
  readonly undone: Set<string>;
  /** The names of those that stay. */
  readonly left: string[];
}

/**
 * Returns the dishes of a menu with a change undone. Three kinds of dishes stay as they are: dishes that somebody changed since;
 * dishes with a category or add-ons that are deleted; and, where a combo could not be sold otherwise, the combo itself if it is
 * in the change, or else its dishes.
 */
function itemsBack(menu: MenuContent, change: Parts): ItemsBack {
  const groups = new Set(menu.addOnGroups.map(({ id }) => id));
  const places = new Set(menu.categories.map(({ id }) => id));
  const canStand = ({ categoryId, addOnGroupIds }: MenuItem) =>
    places.has(categoryId) && addOnGroupIds.every((id) => groups.has(id));
  const kept = new Set<string>();
  const tried = (): ItemsBack => {
    const left: string[] = [];
    const undone = new Set<string>();
    const items = menu.items.flatMap((item): MenuItem[] => {
      const made = change.items[item.id];
      if (made === undefined) return [item];
      const isLeft = kept.has(item.id) || made.print !== printOf(item);
      if (isLeft || (made.before !== null && !canStand(made.before))) {
        left.push(item.name);
        return [item];
      }
      undone.add(item.id);
      return made.before === null ? [] : [made.before];
    });
    return { items, undone, left };
  };
  for (;;) {
    const back = tried();
    const needed = neededByCombos(menu, back);
    if (needed.length === 0) return back;
    for (const id of needed) kept.add(id);
  }
}

/** Returns the ids of undone dishes that have to stay, so that every combo can be sold. */
function neededByCombos({ addOnGroups }: MenuContent, { items, undone }: ItemsBack): string[] {
  const content = withComboMarks({ items, addOnGroups });
  const unfit = new Set(comboFaultsOf(content).map(({ combo }) => combo));
  return content.items.flatMap(({ id, name, combo }) => {
    if (combo === undefined || !unfit.has(name)) return [];
    if (undone.has(id)) return [id];
    const choices = combo.slots.flatMap((slot) => slot.choices.map(({ itemId }) => itemId));
    return choices.filter((itemId) => undone.has(itemId));
  });
}

/**
 * Returns the menu, its cost prices and the amounts of its price lists with a change undone. Things that were changed since stay
 * as they are, and so do lists and groups of add-ons that are gone.
 */
export function takenBack(
  menu: MenuContent,
  { costs, amounts }: { readonly costs: Costs['costs']; readonly amounts: Amounts },
  change: Parts,
): TakenBack {
  const { items, undone, left } = itemsBack(menu, change);
  const needed = new Set(items.map(({ categoryId }) => categoryId));
  const categories = menu.categories.flatMap((category): Category[] => {
    const made = change.categories[category.id];
    if (made === undefined) return [category];
    const isNeeded = made.before === null && needed.has(category.id);
    if (made.print !== printOf(category) || isNeeded) {
      left.push(category.name);
      return [category];
    }
    return made.before === null ? [] : [made.before];
  });
  const back = Object.entries(change.costs).filter(([key, { after }]) => (costs[key] ?? null) === after);
  const backOnLists = Object.entries(change.prices ?? {}).map(
    ([list, keys]) =>
      [
        list,
        Object.entries(keys).filter(([key, { after }]) => (amounts[list]?.[key] ?? null) === after),
      ] as const,
  );
  const mostsBack = menu.addOnGroups.flatMap(({ id, name, mostOfOne = 1 }) => {
    const most = change.mosts?.[id];
    if (most?.after === mostOfOne) return [[id, most.before] as const];
    if (most !== undefined) left.push(name);
    return [];
  });
  const addOnGroups = withMosts(menu.addOnGroups, Object.fromEntries(mostsBack));
  return {
    content: withComboMarks({ ...menu, categories, items, addOnGroups }),
    costs: Object.fromEntries(back.map(([key, { before }]) => [key, before])),
    amounts: Object.fromEntries(
      backOnLists.map(([list, keys]) => [
        list,
        Object.fromEntries(keys.map(([key, { before }]) => [key, before])),
      ]),
    ),
    ...touchedBy({
      items: undone,
      keys: [...back, ...backOnLists.flatMap(([, keys]) => keys)].map(([key]) => key),
      mosts: mostsBack.map(([id]) => id),
    }),
    left,
  };
}
