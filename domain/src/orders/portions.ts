import type { Order } from './order.schema.ts';

/** How many portions of which lines, by line id. */
export type Portions = Readonly<Record<string, number>>;

/** Portions of a line (or the delivery charge) that stand on an issued document. */
export const billedOf = ({ billed }: Pick<Order, 'billed'>, lineId: string): number =>
  Object.hasOwn(billed, lineId) ? (billed[lineId] ?? 0) : 0;

/** Portions of a line that stand on no document yet; none of a line that is not there. */
export const unbilledOf = (order: Pick<Order, 'billed' | 'lines'>, lineId: string): number =>
  (order.lines[lineId]?.quantity ?? 0) - billedOf(order, lineId);
