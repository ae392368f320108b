import { plus, sum, ZERO } from '../../money/money.ts';
import { periodOf } from '../span/period.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Sold } from '../shape/period.schema.ts';

/** A dish in one size; `variantId` is null for a dish without sizes. */
export interface SizeSales extends Sold {
  readonly key: string;
  readonly variantId: string | null;
}

/** A dish in all of its sizes, under its last name and category. */
export interface DishSales extends Sold {
  readonly itemId: string;
  readonly name: string;
  readonly categoryId: string | null;
  readonly category: string | null;
  /** The sizes with the highest amount come first. */
  readonly sizes: readonly SizeSales[];
}

const together = (all: readonly Sold[]): Sold => ({
  quantity: all.reduce((total, { quantity }) => total + quantity, 0),
  amountPaise: sum(all.map(({ amountPaise }) => amountPaise)),
  costPaise: sum(all.map(({ costPaise }) => costPaise)),
  costedPaise: sum(all.map(({ costedPaise }) => costedPaise)),
});

type Names = Pick<DishSales, 'name' | 'categoryId' | 'category'>;

/** Returns the last name and the last known category of each dish. Days are in order of time. */
function lastNames(days: readonly Day[]): Map<string, Names> {
  const names = new Map<string, Names>();
  for (const { itemId, name, categoryId, category } of days.flatMap(({ byDish }) => Object.values(byDish))) {
    if (itemId === null) continue;
    const known = names.get(itemId);
    const filed = categoryId === null && known !== undefined ? known : { categoryId, category };
    names.set(itemId, { name, categoryId: filed.categoryId, category: filed.category });
  }
  return names;
}

/**
 * Returns the sales of each dish over some business days in order of time: Σ of its sizes, the highest amount first.
 * The id identifies a dish, so a new name splits nothing. It leaves out packing, delivery, and dishes billed before ids
 * were stored.
 */
export function dishSalesOf(days: readonly Day[]): DishSales[] {
  const sold = Object.entries(periodOf(days).byDish).flatMap(([key, { itemId, variantId, ...of }]) =>
    itemId === null ? [] : [{ key, itemId, variantId, ...of }],
  );
  const names = lastNames(days);
  return [...Map.groupBy(sold, ({ itemId }) => itemId)]
    .map(([itemId, sizes]): DishSales => {
      const last = names.get(itemId);
      return {
        itemId,
        name: last?.name ?? '',
        categoryId: last?.categoryId ?? null,
        category: last?.category ?? null,
        ...together(sizes),
        sizes: sizes
          .map(({ key, variantId, quantity, amountPaise, costPaise, costedPaise }) => ({
            key,
            variantId,
            quantity,
            amountPaise,
            costPaise,
            costedPaise,
          }))
          .toSorted((a, b) => b.amountPaise - a.amountPaise),
      };
    })
    .toSorted((a, b) => b.amountPaise - a.amountPaise || b.quantity - a.quantity);
}

/**
 * Returns the amounts that bills charged without a dish id: packing, delivery, and dishes billed before ids were
 * stored.
 */
export const otherSalesOf = (days: readonly Pick<Day, 'byDish'>[]): Paise =>
  days
    .flatMap(({ byDish }) => Object.values(byDish))
    .reduce((all, { itemId, amountPaise }) => (itemId === null ? plus(all, amountPaise) : all), ZERO);
