import type { AllowedBy } from '../../approvals/allowed-by.schema.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { HOUR } from '../../time/ist.ts';
import { assertNotPartPaid, namedInMoney } from './begun-bill.ts';
import { handLeads } from './combo-leads.ts';
import { liveLines, stageOf, subtotalOf } from '../kitchen/progress.ts';
import { assertRunning } from '../shape/running.ts';
import { splitLines } from './split-lines.ts';
import type { Portions } from '../rounds/portions.ts';
import type { BegunBill } from './begun-bill.ts';
import type { Author } from '../shape/author.schema.ts';
import type { Order, Progress } from '../shape/order.schema.ts';

/** The longest time that cancelled dishes of a cancelled order stay on the kitchen's screens. */
const CANCELLED_KITCHEN_MS = HOUR;

/** The member who cancels, the reason, the time (epoch ms), the order's money, and the day that counts it. */
export interface Cancelling {
  readonly reason: string;
  readonly by: Author;
  readonly at: number;
  readonly bill: BegunBill;
  readonly day: string;
  /** True for somebody who may cancel cooked dishes (`cancel-cooked`). */
  readonly mayCancelMade: boolean;
  /** Who allowed it, where the member may not. */
  readonly allowedBy?: AllowedBy;
}

/** Payments must never exceed what is due, and billed portions cannot be cancelled. */
function assertNotBilled(order: Order, lineIds: readonly string[], bill: BegunBill): void {
  assertNotPartPaid(bill);
  if (lineIds.some((id) => Object.hasOwn(order.billing.billed, id))) throw new Refusal('part-billed');
}

const isMade = (order: Order, id: string): boolean => ['ready', 'served'].includes(stageOf(order, id));

function markCancelled(
  progress: Progress,
  ids: readonly string[],
  { reason, by, at, day }: Cancelling,
): Progress {
  const marks = Object.fromEntries(ids.map((id) => [id, { reason, by, at, day }]));
  return { ...progress, cancelled: { ...progress.cancelled, ...marks } };
}

/**
 * Cancels some lines for a reason; lines that are already cancelled stay as they are. The kitchen confirms each
 * (`cancelSeen`). Throws `line-not-found` for unknown lines, `line-is-made` for ready or served ones (staff make those
 * complimentary instead), `part-billed` for billed ones, and `part-paid` when the order holds part payments.
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

/**
 * Cancels lines as `cancelLines` does; of a line in `portions` it cancels only so many portions. A line that leads a combo hands
 * the lead to another dish of the combo. Returns the ids of the cancelled lines, too.
 */
export function cancelPortions(
  order: Order,
  { lineIds, portions }: { lineIds: readonly string[]; portions: Portions },
  cancelling: Cancelling,
): { order: Order; lineIds: string[] } {
  assertRunning(order);
  const isNamed = (id: string) => lineIds.includes(id) && !Object.hasOwn(order.progress.cancelled, id);
  const some = Object.fromEntries(Object.entries(portions).filter(([id]) => isNamed(id)));
  const split = splitLines(order, some);
  const leaving = lineIds.map((id) => split.ids[id] ?? id);
  const { order: handed, ids } = handLeads(split.order, leaving, namedInMoney(cancelling.bill));
  return { order: cancelLines(handed, ids, cancelling), lineIds: [...ids] };
}

/** True while no dish of the order is made. Until then a captain may cancel the whole order. */
const isBeforeTheFood = (order: Order): boolean => liveLines(order).every(([id]) => !isMade(order, id));

/**
 * Cancels the whole order. Dishes in progress stay on the kitchen's screens until it has confirmed; waiting rounds go back to
 * their guests. Throws `order-is-made` for somebody without `cancel-cooked`, `already-settled` for a paid order,
 * `already-handed-over` for an operator's, and `part-paid`, `discounted` or `part-billed` when the bill is begun.
 */
export function cancelOrder(order: Order, cancelling: Cancelling): Order {
  const { reason, at, bill, allowedBy } = cancelling;
  if (order.state === 'Completed')
    throw new Refusal(
      (order.aggregator?.valuePaise ?? null) === null ? 'already-settled' : 'already-handed-over',
    );
  if (order.state === 'Cancelled') throw new Refusal('order-closed');
  // Packing or delivery may be billed, too.
  assertNotBilled(order, Object.keys(order.billing.billed), bill);
  if (!cancelling.mayCancelMade && !isBeforeTheFood(order)) throw new Refusal('order-is-made');
  const ids = liveLines(order).map(([id]) => id);
  const marked = markCancelled(order.progress, ids, cancelling);
  // The kitchen need not confirm dishes that are already made.
  const seen = Object.fromEntries(ids.filter((id) => isMade(order, id)).map((id) => [id, at]));
  const progress = { ...marked, cancelSeen: { ...marked.cancelSeen, ...seen } };
  const isUnseen = Object.keys(progress.cancelled).some((id) => !Object.hasOwn(progress.cancelSeen, id));
  return {
    ...order,
    state: 'Cancelled',
    progress,
    kitchen: { ...order.kitchen, until: isUnseen ? at + CANCELLED_KITCHEN_MS : null },
    acceptance: {
      waiting: [],
      declined: [...order.acceptance.declined, ...order.acceptance.waiting],
    },
    ending: { ...order.ending, cancelReason: reason, ...(allowedBy && { allowedBy }) },
    subtotalPaise: subtotalOf({ lines: order.lines, progress }),
    closedAt: at,
  };
}
