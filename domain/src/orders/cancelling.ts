import { Refusal } from '../catalogue/reasons.ts';
import { HOUR } from '../time/ist.ts';
import { liveLines, stageOf, subtotalOf } from './progress.ts';
import type { Order } from './order.schema.ts';

/** What the kitchen has to be told of a cancelled order stays on its screens this long, at most. */
const CANCELLED_KITCHEN_MS = HOUR;

function assertNotBilled(order: Order, lineIds: readonly string[]): void {
  // What was taken is not to be more than what is due.
  if (order.payments.length > 0) throw new Refusal('part-paid');
  if (lineIds.some((id) => Object.hasOwn(order.billed, id))) throw new Refusal('part-billed');
}

const isMade = (order: Order, id: string): boolean => ['ready', 'served'].includes(stageOf(order, id));

/**
 * The order with some lines cancelled, each for the reason given; those that are cancelled already stay as they are.
 * The kitchen takes note of each (`cancelSeen`). Refuses lines it does not have (`line-not-found`), what is ready or
 * served (`line-is-made`: it is taken off the bill instead), and what stands on a document or was paid towards.
 */
export function withCancelled(order: Order, lineIds: readonly string[], reason: string): Order {
  if (order.state !== 'open') throw new Refusal('order-closed');
  if (!lineIds.every((id) => Object.hasOwn(order.lines, id))) throw new Refusal('line-not-found');
  const ids = [...new Set(lineIds)].filter((id) => !order.cancelled.includes(id));
  if (ids.length === 0) return order;
  assertNotBilled(order, ids);
  const made = ids.filter((id) => isMade(order, id));
  if (made.length > 0) {
    throw new Refusal('line-is-made', { names: made.map((id) => order.lines[id]?.name ?? id) });
  }
  const cancelled = [...order.cancelled, ...ids];
  return {
    ...order,
    cancelled,
    cancelReasons: { ...order.cancelReasons, ...Object.fromEntries(ids.map((id) => [id, reason])) },
    subtotalPaise: subtotalOf({ lines: order.lines, cancelled }),
  };
}

/** Whether a captain may cancel the whole order: nothing of it is made yet. The owner may at any time. */
const isBeforeTheFood = (order: Order): boolean => liveLines(order).every(([id]) => !isMade(order, id));

/**
 * The whole order cancelled. What the kitchen was at stays on its screens until it has taken note; rounds that waited
 * go back to their guests. Refuses what a captain may not (`order-is-made`), what is paid (`already-settled`), and an
 * order whose bill was begun.
 */
export function cancelledOrder(
  order: Order,
  { reason, by, at }: { reason: string; by: 'captain' | 'owner'; at: number },
): Order {
  if (order.state === 'Completed') throw new Refusal('already-settled');
  if (order.state === 'Cancelled') throw new Refusal('order-closed');
  assertNotBilled(order, Object.keys(order.lines));
  if (by === 'captain' && !isBeforeTheFood(order)) throw new Refusal('order-is-made');
  const ids = liveLines(order).map(([id]) => id);
  const cancelled = [...order.cancelled, ...ids];
  // Nobody has to stop what is made already.
  const cancelSeen = [...order.cancelSeen, ...ids.filter((id) => isMade(order, id))];
  const isUnseen = cancelled.some((id) => !cancelSeen.includes(id));
  return {
    ...order,
    state: 'Cancelled',
    cancelReason: reason,
    cancelled,
    cancelSeen,
    cancelReasons: { ...order.cancelReasons, ...Object.fromEntries(ids.map((id) => [id, reason])) },
    kitchenUntil: isUnseen ? at + CANCELLED_KITCHEN_MS : null,
    pendingRounds: [],
    declinedRounds: [...order.declinedRounds, ...order.pendingRounds],
    subtotalPaise: subtotalOf({ lines: order.lines, cancelled }),
    closedAt: at,
  };
}
