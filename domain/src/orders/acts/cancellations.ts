import { times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { stageOf } from '../kitchen/progress.ts';
import { keysGivenBack } from './combo-leads.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order } from '../shape/order.schema.ts';

/** A cancelled line, with the business day that counts it. */
export interface Cancellation {
  readonly day: string;
  readonly amountPaise: Paise;
}

/**
 * Returns the cancelled lines of an order that a day counts. No day counts those of an aggregator's order. A merged order has
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

const newlyCancelled = (before: Order, after: Order): Order['progress']['cancelled'] =>
  Object.fromEntries(
    Object.entries(after.progress.cancelled).filter(([id]) => !Object.hasOwn(before.progress.cancelled, id)),
  );

/** Returns the lines that are newly cancelled. */
export const newCancellations = (before: Order, after: Order): Cancellation[] =>
  cancellationsOf({ ...after, progress: { ...after.progress, cancelled: newlyCancelled(before, after) } });

/**
 * Returns the newly cancelled lines with the keys under which their portions can be sold again, because nobody had begun to
 * cook them.
 */
export function uncookedCancelled(before: Order, after: Order): OrderLine[] {
  const progress = { ...after.progress, cancelled: {} };
  const isQueued = (id: string) => stageOf({ progress }, id) === 'queued';
  return Object.keys(newlyCancelled(before, after)).flatMap((id) => {
    const line = after.lines[id];
    if (line?.counted === undefined) return [];
    const counted = keysGivenBack(after, line, isQueued, id);
    return counted.length === 0 ? [] : [{ ...line, counted: [...counted] }];
  });
}
