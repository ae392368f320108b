import { minus, paise, plus, rateOf, times } from '../../money/money.ts';
import { marginOf } from '../dishes/dishes.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { Sold } from '../shape/period.schema.ts';

/** A price rise, and the share of the portions that guests then no longer order. */
export interface Rise {
  readonly byPaise: Paise;
  readonly fewer: BasisPoints;
}

/** ₹10 more before tax, and 5 % fewer portions. */
const USUAL_RISE: Rise = { byPaise: paise(10_00), fewer: 500 };

/** The effect of a price rise on sales, and on the margin where it is known. */
export interface RiseOutcome {
  readonly salesPaise: Paise;
  readonly marginPaise: Paise | null;
}

/**
 * Returns the effect that a rise would have had in a period. Sales: (1 − fewer) × (amount + portions × rise) − amount.
 * Margin: the same plus fewer × cost, because portions that nobody orders cost nothing.
 */
export function riseOf(sold: Sold, { byPaise, fewer }: Rise = USUAL_RISE): RiseOutcome {
  const dearer = plus(sold.amountPaise, times(byPaise, sold.quantity));
  const salesPaise = minus(minus(dearer, rateOf(dearer, fewer)), sold.amountPaise);
  const known = marginOf(sold) !== null;
  return { salesPaise, marginPaise: known ? plus(salesPaise, rateOf(sold.costPaise, fewer)) : null };
}
