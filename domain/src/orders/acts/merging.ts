import { Refusal } from '../../catalogue/reasons.ts';
import { assertBillNotBegun } from './begun-bill.ts';
import { seatedBehind } from './moved-seats.ts';
import { nextLabel } from '../door/joining.ts';
import { assertFits } from '../rounds/order-size.ts';
import { joinProgress, nextRound, renameLines, subtotalOf } from '../kitchen/progress.ts';
import { roundFrom } from '../rounds/round.ts';
import { assertRunning } from '../shape/running.ts';
import { MAX_PARTY } from '../shape/party-size.schema.ts';
import type { BegunBill } from './begun-bill.ts';
import type { Author } from '../shape/author.schema.ts';
import type { Order } from '../shape/order.schema.ts';

/**
 * Throws `orders-differ` for a delivery, which has its own address and charge, and for an aggregator's order, because
 * the operator pays its tax. Their dishes must stay apart from other orders.
 */
export function assertNoDelivery(...orders: readonly Order[]): void {
  if (orders.some(({ type }) => type === 'delivery' || type === 'aggregator'))
    throw new Refusal('orders-differ');
}

type Joining = Order['joining'];
type Requests = Order['requests'];

/**
 * Adds the guests of one order to another. A phone in both orders keeps its label in the second; a guest with a taken
 * label gets another. `renamed` maps old labels to new ones.
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

/**
 * Joins the requests of two orders. Where both have the same request, the second order's stays. Declarations of own
 * parts follow the new labels of their guests.
 */
function joinRequests(from: Requests, into: Requests, labelOf: (label: string) => string): Requests {
  const moved = Object.entries(from.ownUpiDeclarations ?? {}).map(([by, one]) => [labelOf(by), one] as const);
  const own = { ...Object.fromEntries(moved), ...into.ownUpiDeclarations };
  return {
    service: into.service ?? from.service,
    upiDeclaration: into.upiDeclaration ?? from.upiDeclaration,
    ...(Object.keys(own).length > 0 && { ownUpiDeclarations: own }),
  };
}

/** Returns how many people two parties have together; null unless both are known, because part of them is no party. */
const peopleOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.min(a + b, MAX_PARTY);

/** The result of a merge: both orders, and the new names of guests. */
export interface Merge {
  readonly from: Order;
  readonly into: Order;
  /** The new ids of the first order's lines in the merged order. */
  readonly lineIds: readonly string[];
  /** Returns the author of a waiting round of the first order, as named in the merged order. */
  readonly nameOf: (by: Author) => Author;
}

/** Returns the first order after the merge: empty, cancelled, with a reference to the merged order. */
const emptied = (from: Order, intoOrderId: string, at: number): Order => ({
  ...from,
  state: 'Cancelled',
  acceptance: { ...from.acceptance, waiting: [] },
  requests: { service: null, upiDeclaration: null },
  kitchen: { ...from.kitchen, until: null },
  ending: { ...from.ending, mergedInto: intoOrderId },
  closedAt: at,
});

/**
 * Merges one order into another: rounds, lines, progress, guests, and rounds waiting for acceptance. Its lines get
 * new ids, above all ids of the other order, so that each id names one dish. `bill` is the first order's money.
 * Throws `order-closed` when an order is not open, `part-paid`, `discounted` or `part-billed` when the bill is begun,
 * `orders-differ` for a delivery, and `order-too-large`.
 */
export function mergeOrders(
  from: Order,
  into: Order,
  { bill, intoOrderId, at }: { bill: BegunBill; intoOrderId: string; at: number },
): Merge {
  assertRunning(from);
  assertRunning(into);
  assertBillNotBegun(bill);
  if (Object.keys(from.billing.billed).length > 0) throw new Refusal('part-billed');
  assertNoDelivery(from, into);

  const above = nextRound(into) - 1;
  const idOf = (id: string): string => {
    const [round, line] = id.split('-');
    return `${Number(round) + above}-${line}`;
  };
  const { joining, renamed } = seatGuests(from.joining, into.joining);
  const labelOf = (label: string): string => renamed.get(label) ?? label;
  const nameOf = (by: Author): Author => (by.kind === 'guest' ? { ...by, label: labelOf(by.label) } : by);
  const lines: Order['lines'] = { ...into.lines };
  const seated = seatedBehind(into);
  for (const [id, line] of Object.entries(from.lines))
    lines[idOf(id)] = { ...seated(line), by: nameOf(line.by) };
  const rounds: Order['rounds'] = { ...into.rounds };
  for (const [id, round] of Object.entries(from.rounds))
    rounds[id] = roundFrom(into, id, { round, by: nameOf(round.by) });
  const progress = joinProgress(into.progress, renameLines(from.progress, idOf));
  assertFits({ lines, progress });
  const booked = [...(into.booked ?? []), ...(from.booked ?? [])];

  return {
    nameOf,
    from: emptied(from, intoOrderId, at),
    lineIds: Object.keys(from.lines).map(idOf),
    into: {
      ...into,
      joining,
      // No bill counts people who join a party after its bill, so the size of the rest is unknown.
      partySize: into.billing.documents.length > 0 ? null : peopleOf(into.partySize, from.partySize),
      customer: into.customer ?? from.customer,
      ...(booked.length > 0 && { booked }),
      rounds,
      kots: [...new Set([...into.kots, ...from.kots])],
      acceptance: {
        waiting: [...into.acceptance.waiting, ...from.acceptance.waiting],
        declined: [...into.acceptance.declined, ...from.acceptance.declined],
      },
      lines,
      progress,
      requests: joinRequests(from.requests, into.requests, labelOf),
      subtotalPaise: subtotalOf({ lines, progress }),
    },
  };
}
