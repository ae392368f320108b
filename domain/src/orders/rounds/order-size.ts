import { rupees } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { MAX_LINES_PER_ORDER } from '../shape/order.schema.ts';
import { subtotalOf } from '../kitchen/progress.ts';
import type { Order } from '../shape/order.schema.ts';

/** The highest value of an order before tax. Its bill, at any rate of tax, stays below the limit of one payment. */
const MAX_ORDER_PAISE = rupees(50_00_000);

/** Throws when an order would grow too large: `order-too-large` by its lines, `order-value-too-large` by its value. */
export function assertFits(order: Pick<Order, 'lines' | 'progress'>): void {
  if (Object.keys(order.lines).length > MAX_LINES_PER_ORDER) {
    throw new Refusal('order-too-large', { limit: MAX_LINES_PER_ORDER });
  }
  if (subtotalOf(order) > MAX_ORDER_PAISE) {
    throw new Refusal('order-value-too-large', { limitPaise: MAX_ORDER_PAISE });
  }
}
