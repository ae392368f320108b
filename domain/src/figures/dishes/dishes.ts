import { minus, ZERO } from '../../money/money.ts';
import { shareOf } from '../shape/ratio.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { Period } from '../shape/period.schema.ts';

/** A dish, in one size, with its `dishKey`. */
export type RankedDish = Period['byDish'][string] & { readonly key: string };

/**
 * Returns the dishes of the period without packing and delivery, the highest amount first; then by portions and name.
 */
function ranked({ byDish }: Pick<Period, 'byDish'>): RankedDish[] {
  return Object.entries(byDish)
    .flatMap(([key, dish]) => (dish.itemId === null ? [] : [{ key, ...dish }]))
    .toSorted(
      (a, b) => b.amountPaise - a.amountPaise || b.quantity - a.quantity || (a.name < b.name ? -1 : 1),
    );
}

/** Returns the best dishes: the largest Σ amount after discount and before tax. */
export const bestDishesOf = (of: Pick<Period, 'byDish'>, count: number): RankedDish[] =>
  ranked(of).slice(0, count);

/**
 * Returns the worst dishes: the smallest Σ amount, the smallest first. Dishes on the menu that nobody ordered come
 * before them, with 0 portions.
 */
export function worstDishesOf(
  of: Pick<Period, 'byDish'>,
  count: number,
  onMenu: readonly Pick<RankedDish, 'key' | 'itemId' | 'variantId' | 'name'>[],
): RankedDish[] {
  const nothing = { quantity: 0, amountPaise: ZERO, costPaise: ZERO, costedPaise: ZERO };
  const unsold = onMenu
    .filter(({ key }) => !Object.hasOwn(of.byDish, key))
    .map((dish) => ({ ...dish, ...nothing }));
  return [...unsold, ...ranked(of).toReversed()].slice(0, count);
}

/** Returns the margin of a dish: amount − portions × cost price; null where some portion had no cost price. */
export const marginOf = ({
  amountPaise,
  costedPaise,
  costPaise,
}: Pick<RankedDish, 'amountPaise' | 'costedPaise' | 'costPaise'>): Paise | null =>
  costPaise === 0 || costedPaise !== amountPaise ? null : minus(amountPaise, costPaise);

/** Returns a dish's share of all dishes on bills: amount ÷ Σ amounts. */
export const dishShareOf = (
  { amountPaise }: Pick<RankedDish, 'amountPaise'>,
  of: Pick<Period, 'subtotalPaise' | 'discountPaise'>,
): BasisPoints | null => shareOf(amountPaise, minus(of.subtotalPaise, of.discountPaise));
