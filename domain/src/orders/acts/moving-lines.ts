import { Refusal } from '../../catalogue/reasons.ts';
import { assertBillNotBegun } from './begun-bill.ts';
import { seatedBehind } from './moved-seats.ts';
import { handLeads } from './combo-leads.ts';
import { splitLines } from './split-lines.ts';
import { isExpired } from '../door/joining.ts';
import { assertNoDelivery } from './merging.ts';
import { assertFits } from '../rounds/order-size.ts';
import { ALWAYS } from '../shape/order.schema.ts';
import { unbilledOf } from '../rounds/portions.ts';
import {
  joinProgress,
  linesInOrder,
  liveLines,
  nextRound,
  renameLines,
  subtotalOf,
} from '../kitchen/progress.ts';
import { assertTableTakes, lineIdsOf, roundFrom } from '../rounds/round.ts';
import { assertRunning } from '../shape/running.ts';
import type { BegunBill } from './begun-bill.ts';
import type { Author } from '../shape/author.schema.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order } from '../shape/order.schema.ts';
import type { Portions } from '../rounds/portions.ts';
import type { Table } from '../../tables/table.ts';

interface Moving {
  readonly id: string;
  readonly line: OrderLine;
  readonly quantity: number;
}

/**
 * Returns the lines to move. Throws `line-not-found` for a line that is unknown or cancelled, `part-billed` for more
 * portions than are open, and `moves-everything` when no line would stay.
 */
function chooseLines(order: Order, portions: Portions): Moving[] {
  const live = new Map(liveLines(order));
  const moving = linesInOrder(order.lines)
    .filter(([id]) => Object.hasOwn(portions, id))
    .map(([id, line]) => ({ id, line, quantity: portions[id] ?? 0 }));
  const known = moving.filter(({ id }) => live.has(id));
  if (known.length < Object.keys(portions).length) throw new Refusal('line-not-found');
  if (known.some(({ id, quantity }) => quantity > unbilledOf(order, id))) throw new Refusal('part-billed');
  const isLeft = [...live.keys()].some((id) => unbilledOf(order, id) > (portions[id] ?? 0));
  if (!isLeft) throw new Refusal('moves-everything');
  return known;
}

/** Returns the moving lines after combos have handed their lead to dishes that stay. */
function withLeadsHanded(
  order: Order,
  moving: readonly Moving[],
): { order: Order; moving: readonly Moving[] } {
  if (!moving.some(({ line }) => line.combo?.lead === true)) return { order, moving };
  const split = splitLines(order, Object.fromEntries(moving.map(({ id, quantity }) => [id, quantity])));
  const handed = handLeads(
    split.order,
    moving.map(({ id }) => split.ids[id] ?? id),
  );
  const isMoving = ([id]: readonly [string, OrderLine]) => handed.ids.includes(id);
  const lines = linesInOrder(handed.order.lines).filter(isMoving);
  return { order: handed.order, moving: lines.map(([id, line]) => ({ id, line, quantity: line.quantity })) };
}

/**
 * Returns the order without the portions that move away. A round that loses portions keeps the line ids of its first
 * answer, so that a repeat of the round gets the same answer, even when the portions come back under other ids.
 */
function takeLines(order: Order, moving: readonly Moving[]): Order {
  const lines = { ...order.lines };
  const rounds = { ...order.rounds };
  for (const { id, line, quantity } of moving) {
    const round = rounds[line.roundId];
    if (round !== undefined)
      rounds[line.roundId] = { ...round, lineIds: round.lineIds ?? lineIdsOf(order, line.roundId) };
    if (quantity < line.quantity) lines[id] = { ...line, quantity: line.quantity - quantity };
    else delete lines[id];
  }
  const progress = renameLines(order.progress, (id) => (Object.hasOwn(lines, id) ? id : undefined));
  return { ...order, rounds, lines, progress, subtotalPaise: subtotalOf({ lines, progress }) };
}

/** Returns the other order with these portions added. */
function putLines(from: Order, into: Order, moving: readonly Moving[], { by, at }: Mover): Order {
  const nth = nextRound(into);
  const ids = new Map(moving.map(({ id }, i) => [id, `${nth}-${i + 1}`]));
  const lines = { ...into.lines };
  const rounds = { ...into.rounds };
  // A guest's label means nothing at another table, so the mover becomes the author of lines that guests ordered.
  const authorOf = (author: Author) => (author.kind === 'guest' ? by : author);
  const seated = seatedBehind(into);
  for (const { id, line, quantity } of moving) {
    lines[ids.get(id) ?? id] = { ...seated(line), quantity, by: authorOf(line.by) };
    const round = from.rounds[line.roundId];
    if (round !== undefined)
      rounds[line.roundId] = roundFrom(into, line.roundId, { round, by: authorOf(round.by) });
  }
  const progress = joinProgress(
    into.progress,
    renameLines(from.progress, (id) => ids.get(id)),
  );
  assertFits({ lines, progress });
  return {
    ...into,
    state: 'open',
    openedAt: into.openedAt ?? at,
    expireAt: null,
    kitchen: { ...into.kitchen, until: ALWAYS },
    takenBy: into.takenBy ?? by,
    lines,
    rounds,
    kots: [...new Set([...into.kots, ...moving.map(({ line }) => line.kot)])],
    progress,
    subtotalPaise: subtotalOf({ lines, progress }),
  };
}

/** The member who moves lines, and when (epoch ms). */
interface Mover {
  readonly by: Author;
  readonly at: number;
}

/** The target of a move: an order with its id, and the table that it takes if it is waiting; null without a table. */
interface Target {
  readonly intoOrderId: string;
  readonly table: Table | null;
}

/**
 * Throws when an order cannot take lines. A waiting order opens when lines come, and then holds its table just as after a round.
 * Throws `order-closed` when it has expired, when no captain has accepted its guests, or when another party is at the table.
 */
function assertTakesLines(into: Order, { intoOrderId, table }: Target, at: number): void {
  if (into.state !== 'waiting') {
    assertRunning(into);
    return;
  }
  if (isExpired(into, at) || !into.joining.trusted) throw new Refusal('order-closed');
  if (into.tableId !== (table?.id ?? null)) throw new RangeError('the table of the order was not read');
  assertTableTakes(into, intoOrderId, table);
}

/**
 * Moves portions of some lines from one open order to another, to a waiting one, or to a new one. They keep their KOT
 * and their progress, so that the kitchen cooks nothing twice. `bill` is the first order's money. Refuses an order with
 * a begun bill, a waiting order that may not open (`assertTakesLines`), a delivery, and moving everything
 * (`moves-everything`), which is a case for `moveTable` or `mergeTables`.
 */
export function moveLines(
  from: Order,
  into: Order,
  { portions, bill, intoOrderId, table, ...mover }: Mover & Target & { portions: Portions; bill: BegunBill },
): { from: Order; into: Order; lineIds: string[] } {
  assertRunning(from);
  assertTakesLines(into, { intoOrderId, table }, mover.at);
  assertBillNotBegun(bill);
  assertNoDelivery(from, into);
  const { order, moving } = withLeadsHanded(from, chooseLines(from, portions));
  const grown = putLines(order, into, moving, mover);
  const lineIds = Object.keys(grown.lines).filter((id) => !Object.hasOwn(into.lines, id));
  return { from: takeLines(order, moving), into: grown, lineIds };
}
