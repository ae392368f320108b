import { Refusal } from '../catalogue/reasons.ts';
import { HOUR } from '../time/ist.ts';
import { assertNotPartPaid } from './begun-bill.ts';
import { liveLines, stageOf, subtotalOf } from './progress.ts';
import { assertRunning } from './seating.ts';
import type { BegunBill } from './begun-bill.ts';
import type { Author, Order, Progress } from './order.schema.ts';

/** What the kitchen has to be told of a cancelled order stays on its screens this long, at most. */
const CANCELLED_KITCHEN_MS = HOUR;

/** Who cancels, why, when (epoch ms), and the order's money. */
export interface Cancelling {
  readonly reason: string;
  readonly by: Author;
  readonly at: number;
  readonly bill: BegunBill;
}

/** What was paid must never be more than what is due, and what stands on a document stays. */
function assertNotBilled(order: Order, lineIds: readonly string[], bill: BegunBill): void {
  assertNotPartPaid(bill);
  if (lineIds.some((id) => Object.hasOwn(order.billed, id))) throw new Refusal('part-billed');
}

const isMade = (order: Order, id: string): boolean => ['ready', 'served'].includes(stageOf(order, id));

function markCancelled(progress: Progress, ids: readonly string[], { reason, by, at }: Cancelling): Progress {
  const marks = Object.fromEntries(ids.map((id) => [id, { reason, by, at }]));
  return { ...progress, cancelled: { ...progress.cancelled, ...marks } };
}

/**
 * The order with some lines cancelled, each for the reason given; those that are cancelled already stay as they are.
 * The kitchen takes note of each (`cancelSeen`). Refuses lines it does not have (`line-not-found`), what is ready or
 * served (`line-is-made`: it is taken off the bill instead), and what stands on a document or was paid towards.
 */
export function cancelLines(order: Order, lineIds: readonly string[], cancelling: Cancelling): Order {
  assertRunning(order);
  if (!lineIds.every((id) => Object.hasOwn(order.lines, id))) throw new Refusal('line-not-found');
  const ids = [...new Set(lineIds)].filter((id) => !Object.hasOwn(order.progress.cancelled, id));
  if (ids.length === 0) return order;
  assertNotBilled(order, ids, cancelling.bill);
  const made = ids.filter((id) => isMade(order, id));
  if (made.length > 0) {
    throw new Refusal('line-is-made', { names: made.map((id) => order.lines[id]?.name ?? id) });
  }
  const progress = markCancelled(order.progress, ids, cancelling);
  return { ...order, progress, subtotalPaise: subtotalOf({ lines: order.lines, progress }) };
}

/** Whether a captain may cancel the whole order: nothing of it is made yet. The owner may at any time. */
const isBeforeTheFood = (order: Order): boolean => liveLines(order).every(([id]) => !isMade(order, id));

/**
 * The whole order cancelled. What the kitchen was at stays on its screens until it has taken note; rounds that waited
 * go back to their guests. Refuses what a captain may not (`order-is-made`), what is paid (`already-settled`), and an
 * order whose bill was begun.
 */
export function cancelOrder(order: Order, cancelling: Cancelling): Order {
  const { reason, by, at, bill } = cancelling;
  if (order.state === 'Completed') throw new Refusal('already-settled');
  if (order.state === 'Cancelled') throw new Refusal('order-closed');
  assertNotBilled(order, Object.keys(order.lines), bill);
  if (by.kind === 'captain' && !isBeforeTheFood(order)) throw new Refusal('order-is-made');
  const ids = liveLines(order).map(([id]) => id);
  const marked = markCancelled(order.progress, ids, cancelling);
  // Nobody has to stop what is made already.
  const seen = Object.fromEntries(ids.filter((id) => isMade(order, id)).map((id) => [id, at]));
  const progress = { ...marked, cancelSeen: { ...marked.cancelSeen, ...seen } };
  const isUnseen = Object.keys(progress.cancelled).some((id) => !Object.hasOwn(progress.cancelSeen, id));
  return {
    ...order,
    state: 'Cancelled',
    progress,
    kitchenUntil: isUnseen ? at + CANCELLED_KITCHEN_MS : null,
    acceptance: {
      waiting: [],
      declined: [...order.acceptance.declined, ...order.acceptance.waiting],
    },
    ending: { ...order.ending, cancelReason: reason },
    subtotalPaise: subtotalOf({ lines: order.lines, progress }),
    closedAt: at,
  };
}
