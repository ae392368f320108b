import { shareOf } from '../shape/ratio.ts';
import type { BillOrderedTogether } from '../../days/ordered-together.schema.ts';
import type { BasisPoints } from '../../money/money.ts';

/** Fewer bills with both dishes prove nothing. */
export const FEWEST_TOGETHER = 5;

/** Two dishes on the same bills. */
export interface Pair {
  /** `dish` is on fewer bills than `other`. Of the bills with `dish`, `share` have `other` too. */
  readonly dish: string;
  readonly other: string;
  /** The number of bills with both. */
  readonly bills: number;
  /** Bills with both ÷ bills with `dish`. */
  readonly share: BasisPoints | null;
  /**
   * How many times as often as by chance bills have both: bills with both × all bills ÷ (bills with one × bills with the other),
   * the lift of market-basket analysis (Brin et al., 1997).
   */
  readonly lift: number;
}

/** Weighs a pair: by how many standard deviations its bills exceed those of chance. */
const weight = ({ bills, lift }: Pair): number => Math.sqrt(bills * lift) - Math.sqrt(bills / lift);

/** Returns the pairs of dishes that guests order together more often than by chance, the surest first. */
export function pairsOf({ bills: all, byDish, together }: BillOrderedTogether): Pair[] {
  const pairs = Object.entries(together).flatMap(([a, others]) =>
    Object.entries(others).flatMap(([b, bills]): Pair[] => {
      const [withA, withB] = [byDish[a] ?? 0, byDish[b] ?? 0];
      if (bills < FEWEST_TOGETHER || withA === 0 || withB === 0) return [];
      const [dish, other] = withA <= withB ? [a, b] : [b, a];
      const lift = (bills * all) / (withA * withB);
      return [{ dish, other, bills, share: shareOf(bills, Math.min(withA, withB)), lift }];
    }),
  );
  return pairs
    .filter(({ lift }) => lift > 1)
    .toSorted((a, b) => weight(b) - weight(a) || (a.dish < b.dish ? -1 : 1));
}

/** An add-on of a dish. */
export interface AddOnSales {
  readonly dish: string;
  readonly addOn: string;
  /** The number of bills with this add-on of the dish. */
  readonly bills: number;
  /** Share of the bills with the dish. */
  readonly share: BasisPoints | null;
}

/** Returns the add-ons that guests order with dishes, the most frequent first. */
export const addOnSalesOf = ({ byDish, addOns }: BillOrderedTogether): AddOnSales[] =>
  Object.entries(addOns)
    .flatMap(([dish, counts]) =>
      Object.entries(counts).map(([addOn, bills]) => ({
        dish,
        addOn,
        bills,
        share: shareOf(bills, Math.max(bills, byDish[dish] ?? 0)),
      })),
    )
    .toSorted((a, b) => b.bills - a.bills || (a.dish < b.dish ? -1 : 1));
