import { shareOf } from '../../figures/shape/ratio.ts';
import { sum } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';

/** The sales of a dish in a period; its id is null for packing, delivery, and dishes that are not told apart. */
export interface SoldDish {
  readonly itemId: string | null;
  readonly amountPaise: Paise;
}

/** The sales of dishes, and of those with a recipe. */
export interface Coverage {
  readonly coveredPaise: Paise;
  readonly soldPaise: Paise;
  /** Null where nothing was sold. */
  readonly shareBp: number | null;
}

/**
 * Returns the part of the sales of dishes that recipes cover: Σ amount of dishes with a cost by recipe now ÷ Σ amount
 * of all dishes. Sales from before a recipe was written count too, because the recipe tells how much they used.
 */
export function coverageOf(
  byDish: Readonly<Record<string, SoldDish>>,
  hasRecipe: (key: string) => boolean,
): Coverage {
  const dishes = Object.entries(byDish).filter(([, { itemId }]) => itemId !== null);
  const soldPaise = sum(dishes.map(([, { amountPaise }]) => amountPaise));
  const coveredPaise = sum(dishes.flatMap(([key, { amountPaise }]) => (hasRecipe(key) ? [amountPaise] : [])));
  return {
    coveredPaise,
    soldPaise,
    shareBp: shareOf(coveredPaise, soldPaise),
  };
}
