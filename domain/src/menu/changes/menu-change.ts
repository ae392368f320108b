import { printOf } from '../../kernel/print.ts';
import { same } from '../../kernel/same.ts';
import type { Paise } from '../../money/money.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { MenuChange } from './menu-change.schema.ts';
import type { Category, MenuContent, MenuItem } from '../shape/menu.schema.ts';

type Parts = Pick<MenuChange, 'items' | 'categories' | 'costs'>;
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

/** Returns the difference between two menus, with the earlier values. */
export function menuChangeOf(
  before: MenuContent,
  after: MenuContent,
  costs: { readonly before: Costs['costs']; readonly after: Costs['costs'] },
): Parts {
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
  };
}

export interface TakenBack {
  readonly content: MenuContent;
  /** The restored cost prices, by `dishKey`; null for none. */
  readonly costs: Readonly<Record<string, Paise | null>>;
  /** The number of restored dishes. */
  readonly dishes: number;
  /** The names of dishes and categories that were changed since. */
  readonly left: string[];
}

/** Returns the menu with a change undone. Things that were changed since stay as they are. */
export function takenBack(menu: MenuContent, costs: Costs['costs'], change: Parts): TakenBack {
  const left: string[] = [];
  const undone = new Set<string>();
  const groups = new Set(menu.addOnGroups.map(({ id }) => id));
  const places = new Set(menu.categories.map(({ id }) => id));
  const canStand = ({ categoryId, addOnGroupIds }: MenuItem) =>
    places.has(categoryId) && addOnGroupIds.every((id) => groups.has(id));
  const items = menu.items.flatMap((item): MenuItem[] => {
    const made = change.items[item.id];
    if (made === undefined) return [item];
    if (made.print !== printOf(item) || (made.before !== null && !canStand(made.before))) {
      left.push(item.name);
      return [item];
    }
    undone.add(item.id);
    return made.before === null ? [] : [made.before];
  });
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
  for (const [key] of back) undone.add(key.split(':')[0] ?? key);
  return {
    content: { ...menu, categories, items },
    costs: Object.fromEntries(back.map(([key, { before }]) => [key, before])),
    dishes: undone.size,
    left,
  };
}
