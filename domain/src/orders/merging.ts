import { Refusal } from '../catalogue/reasons.ts';
import { assertBillNotBegun } from './begun-bill.ts';
import { nextLabel } from './joining.ts';
import { MAX_LINES_PER_ORDER } from './order.schema.ts';
import { joinProgress, nextRound, renameLines, subtotalOf } from './progress.ts';
import { assertRunning } from './seating.ts';
import type { BegunBill } from './begun-bill.ts';
import type { Author, Order } from './order.schema.ts';

/** A delivery has an address and a charge of its own: it stays an order by itself (`orders-differ`). */
export function assertNoDelivery(...orders: readonly Order[]): void {
  if (orders.some(({ type }) => type === 'delivery')) throw new Refusal('orders-differ');
}

/** Refuses more lines than an order may have, as `order-too-large`. */
export function assertFits(lines: Order['lines']): void {
  if (Object.keys(lines).length > MAX_LINES_PER_ORDER) {
    throw new Refusal('order-too-large', { limit: MAX_LINES_PER_ORDER });
  }
}

type Joining = Order['joining'];

/**
 * The guests of one order seated at another. A phone that is at both keeps the label it has there; where two guests
 * have the same label, the one who comes gets another. `renamed` says what became of each label.
 */
function seatGuests(
  from: Joining,
  into: Joining,
): { joining: Joining; renamed: ReadonlyMap<string, string> } {
  const renamed = new Map<string, string>();
  let { guests } = into;
  for (const [uid, guest] of Object.entries(from.guests)) {
    const there = guests[uid];
    const isTaken = Object.values(guests).some(({ label }) => label === guest.label);
    const label = there?.label ?? (isTaken ? nextLabel({ guests }, 0) : guest.label);
    renamed.set(guest.label, label);
    guests = { ...guests, [uid]: { label, name: there?.name ?? guest.name } };
  }
  return { joining: { ...into, guests }, renamed };
}

/** How many people sit at two tables together; null where neither order knows. At most what an order may say. */
const peopleOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a + b, 99);

/** Two orders become one: who adds to it, who reads it, and what is left of the other. */
export interface Merge {
  readonly from: Order;
  readonly into: Order;
  /** The author of a waiting round of the first order, as the merged order names them. */
  readonly nameOf: (by: Author) => Author;
}

/** What is left of an order that another has taken up. */
const emptied = (from: Order, intoOrderId: string, at: number): Order => ({
  ...from,
  state: 'Cancelled',
  acceptance: { ...from.acceptance, waiting: [] },
  requests: { service: null, upiDeclaration: null },
  kitchenUntil: null,
  ending: { ...from.ending, mergedInto: intoOrderId },
  closedAt: at,
});

/**
 * One order taken up by another: its rounds, lines and how far each has come, its guests, and what waits to be
 * accepted. Its lines get new ids, above all that the other order has, so that no id names two dishes. What is left is
 * cancelled and says where it went. `bill` is the first order's money. Refuses orders that are not open
 * (`order-closed`), a bill that was begun (`part-paid`, `discounted`, `part-billed`), a delivery (`orders-differ`) and
 * too many lines (`order-too-large`).
 */
export function mergeOrders(
  from: Order,
  into: Order,
  { bill, intoOrderId, at }: { bill: BegunBill; intoOrderId: string; at: number },
): Merge {
  assertRunning(from);
  assertRunning(into);
  assertBillNotBegun(bill);
  if (Object.keys(from.billed).length > 0) throw new Refusal('part-billed');
  assertNoDelivery(from, into);

  const above = nextRound(into) - 1;
  const idOf = (id: string): string => {
    const [round, line] = id.split('-');
    return `${Number(round) + above}-${line}`;
  };
  const { joining, renamed } = seatGuests(from.joining, into.joining);
  const nameOf = (by: Author): Author =>
    by.kind === 'guest' ? { ...by, label: renamed.get(by.label) ?? by.label } : by;
  const lines: Order['lines'] = { ...into.lines };
  for (const [id, line] of Object.entries(from.lines)) lines[idOf(id)] = { ...line, by: nameOf(line.by) };
  assertFits(lines);
  const rounds: Order['rounds'] = { ...into.rounds };
  for (const [id, round] of Object.entries(from.rounds)) rounds[id] = { ...round, by: nameOf(round.by) };
  const progress = joinProgress(into.progress, renameLines(from.progress, idOf));

  return {
    nameOf,
    from: emptied(from, intoOrderId, at),
    into: {
      ...into,
      joining,
      partySize: peopleOf(into.partySize, from.partySize),
      customer: into.customer ?? from.customer,
      rounds,
      kots: [...new Set([...into.kots, ...from.kots])],
      acceptance: {
        waiting: [...into.acceptance.waiting, ...from.acceptance.waiting],
        declined: [...into.acceptance.declined, ...from.acceptance.declined],
      },
      lines,
      progress,
      requests: {
        service: into.requests.service ?? from.requests.service,
        upiDeclaration: into.requests.upiDeclaration ?? from.requests.upiDeclaration,
      },
      subtotalPaise: subtotalOf({ lines, progress }),
    },
  };
}
