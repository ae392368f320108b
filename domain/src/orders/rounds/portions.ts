import { sum, times } from '../../money/money.ts';
import { liveLines } from '../kitchen/progress.ts';
import type { Paise } from '../../money/money.ts';
import type { Order } from '../shape/order.schema.ts';

/** The number of portions by line id. */
export type Portions = Readonly<Record<string, number>>;

/** The part of an order that says which portions are billed. */
export interface PartBilled {
  readonly billing: Pick<Order['billing'], 'billed'>;
}

/** Returns the portions of a line (or of the delivery charge) that are on issued documents. */
export const billedPortions = ({ billing: { billed } }: PartBilled, lineId: string): number =>
  Object.hasOwn(billed, lineId) ? (billed[lineId] ?? 0) : 0;

/** Returns the portions of a line that no document bills yet; 0 for an unknown line. */
export const unbilledOf = (order: PartBilled & Pick<Order, 'lines'>, lineId: string): number =>
  (order.lines[lineId]?.quantity ?? 0) - billedPortions(order, lineId);

/**
 * Returns the amount left to pay of an order, before discount and at the prices on the menu: its dishes that no
 * document bills yet. Guests and members see this same figure.
 */
export const leftPaise = (order: PartBilled & Pick<Order, 'lines' | 'progress'>): Paise =>
  sum(liveLines(order).map(([id, line]) => times(line.unitPaise, unbilledOf(order, id))));

/** True when every taxed price of an order includes its tax. Then `leftPaise` includes tax too. */
export const includesTax = (order: Pick<Order, 'lines' | 'progress'>): boolean => {
  const taxed = liveLines(order).filter(([, line]) => line.taxBp > 0);
  return taxed.length > 0 && taxed.every(([, line]) => line.taxIncluded === true);
};
