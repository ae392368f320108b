import { minus, ZERO } from '../../money/money.ts';
import { shareOf } from '../shape/ratio.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { Period } from '../shape/period.schema.ts';

/** A dish, in one size, with its `dishKey`. */
export type RankedDish = Period['byDish'][string] & { readonly key: string };

/** The dishes of the period without packing and delivery, those that brought most first; then by portions and name. */
function ranked({ byDish }: Pick<Period, 'byDish'>): RankedDish[] {
  return Object.entries(byDish)
    .flatMap(([key, dish]) => (dish.itemId === null ? [] : [{ key, ...dish }]))
    .toSorted(
      (a, b) => b.amountPaise - a.amountPaise || b.quantity - a.quantity || (a.name < b.name ? -1 : 1),
    );
}

/** Best dishes: those with the largest Σ amount after discount and before tax. */
export const bestDishesOf = (of: Pick<Period, 'byDish'>, count: number): RankedDish[] =>
  ranked(of).slice(0, count);

/**
 * Worst dishes: those with the smallest Σ amount, the smallest first. What is on the menu and was not sold at all comes
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

/** What a dish brought above its cost: amount − portions × cost price; null where a portion of it had no cost price. */
export const marginOf = ({
  amountPaise,
  costedPaise,
  costPaise,
}: Pick<RankedDish, 'amountPaise' | 'costedPaise' | 'costPaise'>): Paise | null =>
  costPaise === 0 || costedPaise !== amountPaise ? null : minus(amountPaise, costPaise);

/** A dish's share of what bills charged for dishes: amount ÷ Σ amounts. */
export const dishShareOf = (
  { amountPaise }: Pick<RankedDish, 'amountPaise'>,
  of: Pick<Period, 'subtotalPaise' | 'discountPaise'>,
): BasisPoints | null => shareOf(amountPaise, minus(of.subtotalPaise, of.discountPaise));
