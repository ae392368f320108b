import { Refusal } from '../catalogue/reasons.ts';
import { nextLabel } from './joining.ts';
import { MAX_LINES_PER_ORDER } from './order.schema.ts';
import { nextRound, subtotalOf } from './progress.ts';
import { assertOpen } from './seating.ts';
import type { Author, Order } from './order.schema.ts';

/**
 * Refuses to take dishes out of an order whose bill somebody has begun: money was taken towards it (`part-paid`), or
 * it has a discount, which was given for these dishes (`discounted`).
 */
export function assertUntouchedBill(order: Order): void {
  if (order.payments.length > 0) throw new Refusal('part-paid');
  if (order.discount !== null) throw new Refusal('discounted');
}

/** A delivery has an address and a charge of its own: it stays an order by itself. */
export function assertNoDelivery(...orders: readonly Order[]): void {
  if (orders.some(({ type }) => type === 'delivery')) throw new Refusal('orders-differ');
}

function assertFits(lines: Order['lines']): void {
  if (Object.keys(lines).length > MAX_LINES_PER_ORDER) {
    throw new Refusal('order-too-large', { limit: MAX_LINES_PER_ORDER });
  }
}

type Guests = Order['joined'];

/**
 * The guests of one order seated at another. A phone that is at both keeps the label it has there; where two guests
 * bear the same label, who comes gets another. Also answers what became of each label.
 */
function seated(from: Order, into: Order): { joined: Guests; renamed: ReadonlyMap<string, string> } {
  const renamed = new Map<string, string>();
  let joined: Guests = into.joined;
  for (const [uid, guest] of Object.entries(from.joined)) {
    const there = joined[uid];
    const isTaken = Object.values(joined).some(({ label }) => label === guest.label);
    const label = there?.label ?? (isTaken ? nextLabel({ joined }, 0) : guest.label);
    renamed.set(guest.label, label);
    joined = { ...joined, [uid]: { label, name: there?.name ?? guest.name } };
  }
  return { joined, renamed };
}

const sumOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a + b, 99);

/** Two orders become one: who adds to it, who reads it, and what is left of the other. */
export interface Merge {
  readonly from: Order;
  readonly into: Order;
  /** Who a round of the first order is by now, of those that wait. */
  readonly nameOf: (by: Author) => Author;
}

/**
 * One order taken up by another: its rounds, lines and how far each has come, its guests, and what waits to be
 * accepted. Line ids are given anew, above all there are, so that none is two dishes. What is left is cancelled and
 * says where it went. Refuses orders that are not open (`order-closed`), a bill that was begun (`part-paid`,
 * `discounted`, `part-billed`), a delivery (`orders-differ`) and too many lines (`order-too-large`).
 */
export function merged(from: Order, into: Order, intoOrderId: string, at: number): Merge {
  assertOpen(from);
  assertOpen(into);
  assertUntouchedBill(from);
  if (Object.keys(from.billed).length > 0) throw new Refusal('part-billed');
  assertNoDelivery(from, into);

  const above = nextRound(into) - 1;
  const idOf = (id: string): string => {
    const [round, line] = id.split('-');
    return `${Number(round) + above}-${line}`;
  };
  const { joined, renamed } = seated(from, into);
  const nameOf = (by: Author): Author =>
    by.kind === 'guest' ? { ...by, label: renamed.get(by.label) ?? by.label } : by;
  const both = (field: 'cooking' | 'ready' | 'served' | 'cancelled' | 'cancelSeen'): string[] => [
    ...into[field],
    ...from[field].map(idOf),
  ];
  const lines: Order['lines'] = { ...into.lines };
  for (const [id, line] of Object.entries(from.lines)) lines[idOf(id)] = { ...line, by: nameOf(line.by) };
  assertFits(lines);
  const rounds: Order['rounds'] = { ...into.rounds };
  for (const [id, round] of Object.entries(from.rounds)) rounds[id] = { ...round, by: nameOf(round.by) };
  const reasons = Object.entries(from.cancelReasons).map(([id, why]) => [idOf(id), why] as const);
  const cancelled = both('cancelled');

  return {
    nameOf,
    from: {
      ...from,
      state: 'Cancelled',
      mergedInto: intoOrderId,
      pendingRounds: [],
      kitchenUntil: null,
      request: null,
      upiClaim: null,
      closedAt: at,
    },
    into: {
      ...into,
      joined,
      partySize: sumOf(into.partySize, from.partySize),
      lines,
      rounds,
      kots: [...into.kots, ...from.kots.filter((kot) => !into.kots.includes(kot))],
      pendingRounds: [...into.pendingRounds, ...from.pendingRounds],
      declinedRounds: [...into.declinedRounds, ...from.declinedRounds],
      cooking: both('cooking'),
      ready: both('ready'),
      served: both('served'),
      cancelled,
      cancelSeen: both('cancelSeen'),
      cancelReasons: { ...into.cancelReasons, ...Object.fromEntries(reasons) },
      request: into.request ?? from.request,
      upiClaim: into.upiClaim ?? from.upiClaim,
      customerId: into.customerId ?? from.customerId,
      subtotalPaise: subtotalOf({ lines, cancelled }),
    },
  };
}
