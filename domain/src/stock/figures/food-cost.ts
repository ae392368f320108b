import { minus, paise, plus, sum, ZERO } from '../../money/money.ts';
import { shareOf } from '../../figures/shape/ratio.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { StockDay, SumKind } from '../shape/day.schema.ts';

/** The cost of the food of a span, in all or of one item. */
export interface FoodCost {
  /** The price of the goods that came in, less the vendors' credits for goods that went back. */
  readonly receivedPaise: Paise;
  /** The worth that was used up: opening worth + received − closing worth. */
  readonly actualPaise: Paise;
  /** The use of the sold dishes by their recipes, less what void documents gave back. */
  readonly theoreticalPaise: Paise;
  /** The worth of the entered waste. */
  readonly wastePaise: Paise;
  /** The worth of the ingredients that went into batches, less the worth of the batches. */
  readonly batchesPaise: Paise;
  /** Corrections: receipts of goods that were used before somebody entered them, and the rounding of transfers. */
  readonly correctedPaise: Paise;
  /** The worth that counts found missing, less the worth found too much: nobody can say where it went. */
  readonly unexplainedPaise: Paise;
}

export interface ItemFoodCost extends FoodCost {
  readonly itemId: string;
}

/** The food cost of a span, and that of each item, the most unexplained first. */
export interface SpanFoodCost extends FoodCost {
  readonly items: readonly ItemFoodCost[];
  /** Actual and theoretical ÷ net sales; null without sales. */
  readonly actualBp: BasisPoints | null;
  readonly theoreticalBp: BasisPoints | null;
}

/** Returns the worth that a kind of act took away from an item; it is above zero where there is less afterwards. */
const takenBy = (worth: ReadonlyMap<SumKind, Paise>, ...kinds: readonly SumKind[]): Paise =>
  sum(kinds.map((kind) => minus(ZERO, worth.get(kind) ?? ZERO)));

function costOf(worth: ReadonlyMap<SumKind, Paise>): FoodCost {
  const theoreticalPaise = takenBy(worth, 'usage', 'return');
  const wastePaise = takenBy(worth, 'waste');
  const batchesPaise = takenBy(worth, 'preparation');
  const correctedPaise = takenBy(worth, 'correction', 'transfer');
  const unexplainedPaise = takenBy(worth, 'count');
  return {
    receivedPaise: worth.get('receipt') ?? ZERO,
    actualPaise: sum([theoreticalPaise, wastePaise, batchesPaise, correctedPaise, unexplainedPaise]),
    theoreticalPaise,
    wastePaise,
    batchesPaise,
    correctedPaise,
    unexplainedPaise,
  };
}

/**
 * Returns the food cost of some business days. `isFood` leaves out items that are no food, such as packaging. The
 * actual cost is all that left the stock's worth: opening + received − closing, which is minus the sum of all moves but
 * receipts. A loss that nobody has counted yet is still in the closing worth, so a span without a count has nothing
 * unexplained.
 */
export function foodCostOf(
  days: readonly StockDay[],
  netSalesPaise: Paise,
  isFood: (itemId: string) => boolean = () => true,
): SpanFoodCost {
  const byItem = new Map<string, Map<SumKind, Paise>>();
  for (const { sums } of days)
    for (const [kind, items] of Object.entries(sums) as [SumKind, Record<string, [number, number]>][])
      for (const [itemId, [, worth]] of Object.entries(items)) {
        if (!isFood(itemId)) continue;
        const known = byItem.get(itemId) ?? new Map<SumKind, Paise>();
        known.set(kind, plus(known.get(kind) ?? ZERO, paise(worth)));
        byItem.set(itemId, known);
      }
  const items = [...byItem]
    .map(([itemId, worth]): ItemFoodCost => ({ itemId, ...costOf(worth) }))
    .toSorted((a, b) => b.unexplainedPaise - a.unexplainedPaise || (a.itemId < b.itemId ? -1 : 1));
  const of = (field: keyof FoodCost): Paise => sum(items.map((item) => item[field]));
  const all: FoodCost = {
    receivedPaise: of('receivedPaise'),
    actualPaise: of('actualPaise'),
    theoreticalPaise: of('theoreticalPaise'),
    wastePaise: of('wastePaise'),
    batchesPaise: of('batchesPaise'),
    correctedPaise: of('correctedPaise'),
    unexplainedPaise: of('unexplainedPaise'),
  };
  return {
    ...all,
    items,
    actualBp: shareOf(all.actualPaise, netSalesPaise),
    theoreticalBp: shareOf(all.theoreticalPaise, netSalesPaise),
  };
}
