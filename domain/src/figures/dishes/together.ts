import { shareOf } from '../shape/ratio.ts';
import type { BillOrderedTogether } from '../../days/ordered-together.schema.ts';
import type { BasisPoints } from '../../money/money.ts';

/** Fewer bills with both say nothing. */
export const FEWEST_TOGETHER = 5;

/** Two dishes on the same bills. */
export interface Pair {
  /** The dish on fewer bills, and the other one: of the guests with the first, `share` had the second, too. */
  readonly dish: string;
  readonly other: string;
  /** The bills with both. */
  readonly bills: number;
  /** Bills with both ÷ bills with `dish`. */
  readonly share: BasisPoints | null;
  /**
   * How many times as often as by chance: bills with both × all bills ÷ (bills with one × bills with the other), the
   * lift of market-basket analysis (Brin et al., 1997).
   */
  readonly lift: number;
}

/** A pair counts the more, the further its bills are above those by chance, in standard deviations. */
const weight = ({ bills, lift }: Pair): number => Math.sqrt(bills * lift) - Math.sqrt(bills / lift);

/** The dishes that go together more often than by chance, the surest first. */
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
  /** The bills on which the dish has it. */
  readonly bills: number;
  /** Of the bills with the dish. */
  readonly share: BasisPoints | null;
}

/** What guests add to dishes, the most frequent first. */
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
