import { Refusal } from '../catalogue/reasons.ts';
import { ALWAYS, MAX_LINES_PER_ORDER } from './order.schema.ts';
import { assertNoDelivery, assertUntouchedBill } from './merging.ts';
import { linesInOrder, liveLines, nextRound, subtotalOf } from './progress.ts';
import { assertOpen } from './seating.ts';
import type { Author, Order, OrderLine } from './order.schema.ts';

/** How many portions of which lines. */
export type Portions = Readonly<Record<string, number>>;

interface Moving {
  readonly id: string;
  readonly line: OrderLine;
  readonly quantity: number;
}

const openPortions = (order: Order, id: string): number =>
  (order.lines[id]?.quantity ?? 0) - (order.billed[id] ?? 0);

/** Refuses a line that is not there or not charged (`line-not-found`), and more than is left of it (`part-billed`). */
function chosen(order: Order, portions: Portions): Moving[] {
  const live = new Map(liveLines(order));
  const moving = linesInOrder(order.lines)
    .filter(([id]) => Object.hasOwn(portions, id))
    .map(([id, line]) => ({ id, line, quantity: portions[id] ?? 0 }));
  const known = moving.filter(({ id }) => live.has(id));
  if (known.length < Object.keys(portions).length) throw new Refusal('line-not-found');
  if (known.some(({ id, quantity }) => quantity > openPortions(order, id))) throw new Refusal('part-billed');
  const left = [...live.keys()].some((id) => openPortions(order, id) > (portions[id] ?? 0));
  if (!left) throw new Refusal('moves-everything');
  return known;
}

/** What a person cancelled or moved away is gone from every list of an order's line ids. */
const without = (gone: ReadonlySet<string>) => (ids: readonly string[]) => ids.filter((id) => !gone.has(id));

function lessen(order: Order, moving: readonly Moving[]): Order {
  const lines = { ...order.lines };
  const gone = new Set<string>();
  for (const { id, line, quantity } of moving) {
    if (quantity < line.quantity) lines[id] = { ...line, quantity: line.quantity - quantity };
    else {
      delete lines[id];
      gone.add(id);
    }
  }
  const stay = without(gone);
  return {
    ...order,
    lines,
    cooking: stay(order.cooking),
    ready: stay(order.ready),
    served: stay(order.served),
    subtotalPaise: subtotalOf({ lines, cancelled: order.cancelled }),
  };
}

function increase(from: Order, into: Order, moving: readonly Moving[], by: Author, at: number): Order {
  const nth = nextRound(into);
  const ids = new Map(moving.map(({ id }, i) => [id, `${nth}-${i + 1}`]));
  const lines = { ...into.lines };
  const rounds = { ...into.rounds };
  // Who comes to a table a stranger has no label there: what guests ordered is now the word of who moved it.
  const named = (author: Author) => (author.kind === 'guest' ? by : author);
  for (const { id, line, quantity } of moving) {
    lines[ids.get(id) ?? id] = { ...line, quantity, by: named(line.by) };
    const round = from.rounds[line.roundId];
    if (round !== undefined) rounds[line.roundId] ??= { ...round, by: named(round.by) };
  }
  if (Object.keys(lines).length > MAX_LINES_PER_ORDER) {
    throw new Refusal('order-too-large', { limit: MAX_LINES_PER_ORDER });
  }
  const reached = (stage: 'cooking' | 'ready' | 'served') => [
    ...into[stage],
    ...from[stage].flatMap((id) => ids.get(id) ?? []),
  ];
  return {
    ...into,
    state: 'open',
    openedAt: into.openedAt ?? at,
    expireAt: null,
    kitchenUntil: ALWAYS,
    takenBy: into.takenBy ?? by.label,
    lines,
    rounds,
    kots: [...new Set([...into.kots, ...moving.map(({ line }) => line.kot)])],
    cooking: reached('cooking'),
    ready: reached('ready'),
    served: reached('served'),
    subtotalPaise: subtotalOf({ lines, cancelled: into.cancelled }),
  };
}

/**
 * Portions of some lines, moved from one open order to another, or to a new one that they open. They keep their KOT
 * and how far they have come, so that nothing is cooked twice. Refuses a bill that was begun, a delivery, and to move
 * everything (`moves-everything`): that is a move of the table, or a merge.
 */
export function withMovedLines(
  from: Order,
  into: Order,
  portions: Portions,
  { by, at }: { by: Author; at: number },
): { from: Order; into: Order; lineIds: string[] } {
  assertOpen(from);
  if (into.state !== 'waiting') assertOpen(into);
  assertUntouchedBill(from);
  assertNoDelivery(from, into);
  const moving = chosen(from, portions);
  const grown = increase(from, into, moving, by, at);
  const lineIds = Object.keys(grown.lines).filter((id) => !Object.hasOwn(into.lines, id));
  return { from: lessen(from, moving), into: grown, lineIds };
}
