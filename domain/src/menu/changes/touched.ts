import { isAddOnKey } from '../portions/portion-keys.ts';
import type { MenuChange } from './menu-change.schema.ts';

/** How many dishes and groups of add-ons something is about. */
export interface Touched {
  readonly dishes: number;
  readonly groups: number;
}

/** Returns the dish or the group of add-ons that a key of an amount belongs to. */
const ownerOf = (key: string): string => key.split(isAddOnKey(key) ? '/' : ':')[0] ?? key;

/**
 * Counts the dishes and the groups of add-ons that a change touches, each once. `items` are ids of dishes, `mosts` ids of groups.
 * The other lists are keys of costs and of amounts on price lists; they stand for dishes, sizes and add-ons.
 */
export function touchedBy({
  items,
  keys,
  mosts,
}: {
  readonly items: Iterable<string>;
  readonly keys: readonly string[];
  readonly mosts: readonly string[];
}): Touched {
  const [ofGroups, ofDishes] = [keys.filter(isAddOnKey), keys.filter((key) => !isAddOnKey(key))];
  return {
    dishes: new Set([...items, ...ofDishes.map(ownerOf)]).size,
    groups: new Set([...mosts, ...ofGroups.map(ownerOf)]).size,
  };
}

/** Counts the dishes and the groups of add-ons that a change changed. */
export const touchedIn = ({
  items,
  costs,
  prices = {},
  mosts = {},
}: Pick<MenuChange, 'items' | 'costs' | 'prices' | 'mosts'>): Touched =>
  touchedBy({
    items: Object.keys(items),
    keys: [...Object.keys(costs), ...Object.values(prices).flatMap((of) => Object.keys(of))],
    mosts: Object.keys(mosts),
  });
