import { times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Order } from '../shape/order.schema.ts';

/** A cancelled line, with the business day that counts it. */
export interface Cancellation {
  readonly day: string;
  readonly amountPaise: Paise;
}

/**
 * Returns the cancelled lines of an order that a day counts. An aggregator's order counts nowhere. A merged order has
 * none, because its lines are on the other order.
 */
export function cancellationsOf({
  type,
  ending,
  lines,
  progress,
}: Pick<Order, 'type' | 'ending' | 'lines' | 'progress'>): Cancellation[] {
  if (type === 'aggregator' || ending.mergedInto !== null) return [];
  return Object.entries(progress.cancelled).flatMap(([id, { day }]) => {
    const line = Object.hasOwn(lines, id) ? lines[id] : undefined;
    return line === undefined ? [] : [{ day, amountPaise: times(line.unitPaise, line.quantity) }];
  });
}

/** Returns the lines that are newly cancelled. */
export const newCancellations = (before: Order, after: Order): Cancellation[] => {
  const known = before.progress.cancelled;
  const cancelled = Object.fromEntries(
    Object.entries(after.progress.cancelled).filter(([id]) => !Object.hasOwn(known, id)),
  );
  return cancellationsOf({ ...after, progress: { ...after.progress, cancelled } });
};
