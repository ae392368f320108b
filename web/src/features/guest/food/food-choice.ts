import { sortedRules } from '@bhoj/domain/menu/shape/food-list';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import { EMPTY_CART, addToCart } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';

/** The food rules of this phone's owner, for every restaurant. */
export interface FoodChoice {
  readonly rules: readonly FoodRule[];
  /** True when the menu leaves out dishes that do not suit. */
  readonly hides: boolean;
}

/** Returns the choice stored on the phone; anything else stored there counts as no rules. */
export function choiceFrom(kept: unknown): FoodChoice {
  const { rules, hides } = (kept ?? {}) as Partial<Record<keyof FoodChoice, unknown>>;
  return { rules: sortedRules(Array.isArray(rules) ? rules : []), hides: hides === true };
}

const isSame = (one: readonly FoodRule[], other: readonly FoodRule[]): boolean =>
  sortedRules(one).join() === sortedRules(other).join();

/**
 * Gives the present food rules to the dishes in the cart that have the earlier ones. Dishes for somebody else, with
 * other rules or none, stay as they are.
 */
export const withRules = (cart: Cart, before: readonly FoodRule[], now: readonly FoodRule[]): Cart =>
  cart
    .map((entry) => (isSame(entry.food ?? [], before) ? { ...entry, food: [...now] } : entry))
    .reduce<Cart>(addToCart, EMPTY_CART);
