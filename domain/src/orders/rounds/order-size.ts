import { rupees } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { MAX_LINES_PER_ORDER } from '../shape/order.schema.ts';
import { subtotalOf } from '../kitchen/progress.ts';
import type { Order } from '../shape/order.schema.ts';

/** The most that an order may come to before tax: its bill, at any rate of tax, stays below what one payment may be. */
const MAX_ORDER_PAISE = rupees(50_00_000);

/**
 * Throws when an order would grow beyond what it may be: `order-too-large` for its lines, `order-value-too-large` for
 * its amount.
 */
export function assertFits(order: Pick<Order, 'lines' | 'progress'>): void {
  if (Object.keys(order.lines).length > MAX_LINES_PER_ORDER) {
    throw new Refusal('order-too-large', { limit: MAX_LINES_PER_ORDER });
  }
  if (subtotalOf(order) > MAX_ORDER_PAISE) {
    throw new Refusal('order-value-too-large', { limitPaise: MAX_ORDER_PAISE });
  }
}
