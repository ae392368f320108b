import { Refusal } from '../../catalogue/reasons.ts';
import { liveLines, renameLines, roundOf } from '../kitchen/progress.ts';
import { assertFits } from '../rounds/order-size.ts';
import { lineIdsOf } from '../rounds/round.ts';
import { unbilledOf } from '../rounds/portions.ts';
import type { Order } from '../shape/order.schema.ts';
import type { Portions } from '../rounds/portions.ts';

/** Returns an id for a further line of a line's round. */
function nextIdIn({ lines }: Pick<Order, 'lines'>, id: string): string {
  const round = roundOf(id);
  const nths = Object.keys(lines).flatMap((each) =>
    roundOf(each) === round ? [Number(each.split('-')[1])] : [],
  );
  return `${round}-${Math.max(...nths) + 1}`;
}

/** Takes portions of a line out into a line of their own, in the same round, at the same price and stage. */
function splitLine(order: Order, id: string, quantity: number): { order: Order; newId: string } {
  const line = order.lines[id];
  const round = line && order.rounds[line.roundId];
  if (line === undefined || round === undefined) throw new Refusal('line-not-found');
  const newId = nextIdIn(order, id);
  const rest = { ...line, quantity: line.quantity - quantity };
  const lines = { ...order.lines, [id]: rest, [newId]: { ...line, quantity } };
  const own = renameLines(order.progress, (each) => (each === id ? newId : undefined));
  const progress = {
    ...order.progress,
    cooking: { ...order.progress.cooking, ...own.cooking },
    ready: { ...order.progress.ready, ...own.ready },
    served: { ...order.progress.served, ...own.served },
  };
  // A repeat of the round gets the lines of its first answer.
  const lineIds = round.lineIds ?? lineIdsOf(order, line.roundId);
  const rounds = { ...order.rounds, [line.roundId]: { ...round, lineIds } };
  return { order: { ...order, lines, progress, rounds }, newId };
}

/** The order with the portions in lines of their own, and the ids of these lines by the ids that were named. */
export interface Split {
  readonly order: Order;
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Moves the named portions of each line to a line of their own; a line stays whole when all its portions are named. The bill
 * stays the same to the paisa, and the kitchen cooks the same. Throws `line-not-found` for a line that is unknown or cancelled,
 * `part-billed` for more portions than are still off every document, and `order-too-large`.
 */
export function splitLines(order: Order, portions: Portions): Split {
  const live = new Map(liveLines(order));
  let split: Split = { order, ids: {} };
  for (const [id, quantity] of Object.entries(portions)) {
    const line = live.get(id);
    if (line === undefined) throw new Refusal('line-not-found');
    if (quantity > unbilledOf(order, id)) throw new Refusal('part-billed');
    if (quantity === line.quantity) {
      split = { ...split, ids: { ...split.ids, [id]: id } };
      continue;
    }
    const next = splitLine(split.order, id, quantity);
    split = { order: next.order, ids: { ...split.ids, [id]: next.newId } };
  }
  assertFits(split.order);
  return split;
}
