import { liveLines, stageOf } from '../../orders/kitchen/progress.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import { HOUR } from '../../time/ist.ts';

/** The longest time that paid but uncooked dishes stay on the kitchen's screens. */
const PAID_KITCHEN_MS = 3 * HOUR;

/** Returns the completed order, once all of it is billed. */
export function completeOrder(order: Order, at: number): Order {
  const isCooked = liveLines(order).every(([id]) => ['ready', 'served'].includes(stageOf(order, id)));
  return {
    ...order,
    state: 'Completed',
    closedAt: at,
    kitchen: { ...order.kitchen, until: isCooked ? null : at + PAID_KITCHEN_MS },
  };
}
