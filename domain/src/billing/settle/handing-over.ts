import { Refusal } from '../../catalogue/reasons.ts';
import { liveLines } from '../../orders/kitchen/progress.ts';
import { assertRunning } from '../../orders/shape/moving-tables.ts';
import { computeBill, taxableOf } from '../bill/bill.ts';
import { chargesOf } from '../bill/charges.ts';
import { completeOrder } from './settlement.ts';
import type { Paise } from '../../money/money.ts';
import type { Order } from '../../orders/shape/order.schema.ts';

/** An operator's order that was handed over on a business day, with its value before tax. */
export interface HandedOver {
  readonly operator: string;
  readonly day: string;
  readonly valuePaise: Paise;
}

/** Returns the handing over of an operator's order; null before it, and for the restaurant's own orders. */
export function handedOverOf({ state, aggregator }: Pick<Order, 'state' | 'aggregator'>): HandedOver | null {
  if (state !== 'Completed' || aggregator === null) return null;
  const { operator, valuePaise, day } = aggregator;
  return valuePaise === null || day === null ? null : { operator, valuePaise, day };
}

/** Returns the price of an order's dishes before tax, at the prices on the menu. */
export const menuValueOf = (order: Pick<Order, 'lines' | 'progress'>): Paise =>
  taxableOf(computeBill(chargesOf(order), { kind: 'tax-invoice' }));

/**
 * Completes an operator's order without a document (P-BILL-14). Its value is the operator's figure, or else the price
 * of its dishes. Throws `not-an-aggregator-order`, `order-closed`, or `nothing-to-bill` when all dishes are cancelled.
 */
export function handOver(
  order: Order,
  { valuePaise, day, at }: { valuePaise: Paise | null; day: string; at: number },
): { order: Order; handedOver: HandedOver } {
  const { aggregator } = order;
  if (aggregator === null) throw new Refusal('not-an-aggregator-order');
  assertRunning(order);
  if (liveLines(order).length === 0) throw new Refusal('nothing-to-bill');
  const value = valuePaise ?? menuValueOf(order);
  return {
    order: { ...completeOrder(order, at), aggregator: { ...aggregator, valuePaise: value, day } },
    handedOver: { operator: aggregator.operator, day, valuePaise: value },
  };
}
