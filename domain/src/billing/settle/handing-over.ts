import { Refusal } from '../../catalogue/reasons.ts';
import { liveLines } from '../../orders/kitchen/progress.ts';
import { assertRunning } from '../../orders/shape/running.ts';
import { MAX_CORRECTIONS } from '../../orders/shape/aggregator.ts';
import { minus, sum, ZERO } from '../../money/money.ts';
import { computeBill, taxableOf } from '../bill/bill.ts';
import { chargesFor, openPortions } from '../bill/portions.ts';
import { isBilledByOperator, isRestaurantService } from './operators-supply.ts';
import { completeOrder } from './complete-order.ts';
import type { Charge } from '../bill/bill.ts';
import type { Seller } from '../shape/invoice.schema.ts';
import type { Billable } from '../shape/account.ts';
import type { Paise } from '../../money/money.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Order } from '../../orders/shape/order.schema.ts';

/** The value before tax of an operator's order that was handed over on a business day, or of a later correction. */
export interface HandedOver {
  readonly operator: string;
  readonly day: string;
  readonly valuePaise: Paise;
  /** True for a correction: it is no further order. */
  readonly isCorrection?: true;
}

type Known = Pick<Order, 'state' | 'aggregator'>;

/** Returns the handing over of an operator's order; null before it, and for the restaurant's own orders. */
export function handedOverOf({ state, aggregator }: Known): HandedOver | null {
  if (state !== 'Completed' || aggregator === null) return null;
  const { operator, valuePaise, day } = aggregator;
  return valuePaise === null || day === null ? null : { operator, valuePaise, day };
}

/** Returns what business days count of an operator's order: its handing over, and each correction on its own day. */
export function countedOf(order: Known): HandedOver[] {
  const first = handedOverOf(order);
  if (first === null) return [];
  const corrections = order.aggregator?.corrections ?? [];
  const { operator } = first;
  return [
    first,
    ...corrections.map(({ day, valuePaise }) => ({ operator, day, valuePaise, isCorrection: true as const })),
  ];
}

/** An operator's order as a return declares it: with all corrections, and the time of the last change. */
export interface DeclaredOrder {
  readonly operator: string;
  readonly valuePaise: Paise;
  readonly changedAt: number;
}

/** Returns an operator's order as a return declares it; null before it is handed over. */
export function declaredOf(order: Known & Pick<Order, 'closedAt'>): DeclaredOrder | null {
  const first = handedOverOf(order);
  if (first === null || order.closedAt === null) return null;
  const valuePaise = sum(countedOf(order).map((one) => one.valuePaise));
  const changedAt = order.aggregator?.corrections?.at(-1)?.at ?? order.closedAt;
  return { operator: first.operator, valuePaise, changedAt };
}

const valueOf = (charges: readonly Charge[]): Paise =>
  charges.length === 0 ? ZERO : taxableOf(computeBill(charges, { kind: 'tax-invoice' }));

// An order stores the tax rate of its packing, so today's rate does not matter.
const chargesOfAll = (order: Billable): Charge[] => chargesFor(order, openPortions(order), { percentage: 0 });

/** Returns the price of an order's dishes and packing before tax, at the prices on the menu, without packaged goods. */
export const menuValueOf = (order: Billable): Paise =>
  valueOf(chargesOfAll(order).filter(isRestaurantService));

/** Returns the price before tax of the packaged goods and liquor of an order, which the restaurant bills itself. */
export const ownGoodsOf = (order: Billable): Paise =>
  valueOf(chargesOfAll(order).filter((charge) => !isRestaurantService(charge)));

/** Returns the open portions of packaged goods and liquor of an operator's order, which the restaurant bills itself. */
export function ownPortions(order: Billable): Portions {
  const open = Object.entries(openPortions(order));
  return Object.fromEntries(
    open.filter(([id]) => {
      const line = order.lines[id];
      return line !== undefined && !isRestaurantService(line);
    }),
  );
}

/**
 * Returns the operator's data on an order that can be handed over. Throws `not-an-aggregator-order`, `order-closed`,
 * `nothing-to-bill` when all dishes are cancelled, and `operator-order-is-ours` for an order that the restaurant bills
 * itself.
 */
export function assertCanHandOver(order: Order): NonNullable<Order['aggregator']> {
  const { aggregator } = order;
  if (aggregator === null) throw new Refusal('not-an-aggregator-order');
  assertRunning(order);
  if (liveLines(order).length === 0) throw new Refusal('nothing-to-bill');
  if (!isBilledByOperator(order)) throw new Refusal('operator-order-is-ours');
  return aggregator;
}

/**
 * Completes an operator's order; the operator bills its dishes (P-BILL-14). Its value is the operator's figure, or else
 * the price of its dishes with their packing. Throws as `assertCanHandOver`.
 */
export function handOver(
  order: Order,
  {
    valuePaise,
    day,
    at,
    registeredAs,
  }: {
    valuePaise: Paise | null;
    day: string;
    at: number;
    registeredAs?: Pick<Seller, 'gstin' | 'composition'>;
  },
): { order: Order; handedOver: HandedOver } {
  const aggregator = assertCanHandOver(order);
  const value = valuePaise ?? menuValueOf(order);
  return {
    order: {
      ...completeOrder(order, at),
      aggregator: { ...aggregator, valuePaise: value, day, ...(registeredAs && { registeredAs }) },
    },
    handedOver: { operator: aggregator.operator, day, valuePaise: value },
  };
}

/** Throws `already-handed-over` when an order is handed over again with another value; a repeat is not refused. */
export function assertSameValue({ valuePaise: known }: HandedOver, valuePaise: Paise | null): void {
  if (valuePaise !== null && valuePaise !== known) throw new Refusal('already-handed-over');
}

/**
 * Corrects the value of an order that was handed over: the operator took something back, or paid for more (P-BILL-17). Null when
 * the order has this value already. Throws `not-handed-over`, and `record-full` after twenty corrections.
 */
export function correctHandOver(
  order: Order,
  i: { valuePaise: Paise; reason: string; by: string; day: string; at: number },
): { order: Order; correction: HandedOver } | null {
  const declared = declaredOf(order);
  const { aggregator } = order;
  if (declared === null || aggregator === null) throw new Refusal('not-handed-over');
  const valuePaise = minus(i.valuePaise, declared.valuePaise);
  if (valuePaise === ZERO) return null;
  const { corrections = [], operator } = aggregator;
  if (corrections.length >= MAX_CORRECTIONS) throw new Refusal('record-full');
  const { reason, by, day, at } = i;
  const added = [...corrections, { at, day, valuePaise, reason, by }];
  return {
    order: { ...order, aggregator: { ...aggregator, corrections: added } },
    correction: { operator, day, valuePaise, isCorrection: true },
  };
}
