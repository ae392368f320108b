import { minus, paise, plus, rateOf, times } from '../../money/money.ts';
import { marginOf } from '../dishes/dishes.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import type { Sold } from '../shape/period.schema.ts';

/** A higher price, and the part of the portions that are then ordered no more. */
export interface Rise {
  readonly byPaise: Paise;
  readonly fewer: BasisPoints;
}

/** ₹10 more before tax, and 5 % fewer portions. */
const USUAL_RISE: Rise = { byPaise: paise(10_00), fewer: 500 };

/** What a higher price would have changed: in sales, and in margin where that is known. */
export interface RiseOutcome {
  readonly salesPaise: Paise;
  readonly marginPaise: Paise | null;
}

/**
 * What a rise would have changed in a period. Sales: (1 − fewer) × (amount + portions × rise) − amount. Margin: the same,
 * plus fewer × cost, for what is not cooked costs nothing.
 */
export function riseOf(sold: Sold, { byPaise, fewer }: Rise = USUAL_RISE): RiseOutcome {
  const dearer = plus(sold.amountPaise, times(byPaise, sold.quantity));
  const salesPaise = minus(minus(dearer, rateOf(dearer, fewer)), sold.amountPaise);
  const known = marginOf(sold) !== null;
  return { salesPaise, marginPaise: known ? plus(salesPaise, rateOf(sold.costPaise, fewer)) : null };
}
