import { screenOf, unconfirmed } from '@bhoj/domain/orders/kitchen/kitchen';
import { ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';

/** The key of a ticket, the same at every station. */
export const ticketKey = (ticket: Pick<Ticket, 'orderId' | 'roundId'>): string =>
  `${ticket.orderId}/${ticket.roundId}`;

export interface Board {
  /** Tickets with lines to cook, the oldest first. */
  readonly open: readonly Ticket[];
  /** Tickets that are cooked and wait to be served, the oldest first. */
  readonly ready: readonly Ticket[];
}

const cut = new WeakMap<Order, Map<string, Ticket[]>>();

/**
 * The tickets of one order. They stay the same objects as long as the order does, so that a tap draws only its own
 * tickets again.
 */
function ticketsCut({ id, value }: OrderEntry, stations: readonly string[]): Ticket[] {
  const known = cut.get(value) ?? new Map<string, Ticket[]>();
  cut.set(value, known);
  const key = [id, ...stations].join('\n');
  const tickets = known.get(key) ?? ticketsOf(id, value, stations);
  known.set(key, tickets);
  return tickets;
}

/** Returns the tickets of the given stations, or of all when none is given, in order of time. */
export const allTickets = (orders: readonly OrderEntry[], stations: readonly string[]): Ticket[] =>
  orders.flatMap((entry) => ticketsCut(entry, stations)).toSorted((a, b) => a.at - b.at || a.kot - b.kot);

/** Splits tickets into those to cook and those on the pass. */
export const boardOf = (tickets: readonly Ticket[]): Board => ({
  open: tickets.filter((ticket) => screenOf(ticket) === 'board'),
  ready: tickets.filter((ticket) => screenOf(ticket) === 'pass'),
});

/** Returns the current versions of an earlier board's tickets. A ticket that has left stays as it was. */
export function asTheyAre(tickets: readonly Ticket[], now: readonly Ticket[]): Ticket[] {
  const current = new Map(now.map((ticket) => [ticketKey(ticket), ticket]));
  return tickets.map((ticket) => current.get(ticketKey(ticket)) ?? ticket);
}

/** Returns the stations to choose from: the restaurant's own, and any other on a ticket. */
export const stationsOf = (orders: readonly OrderEntry[], known: readonly string[]): string[] => [
  ...new Set([
    ...known,
    ...orders.flatMap(({ value }) => Object.values(value.lines).map((line) => line.station)),
  ]),
];

/** Tickets and cancellations that nobody has acknowledged yet; the screen rings for them. */
export interface News {
  readonly tickets: readonly Ticket[];
  /** Line keys, as `order/line`. */
  readonly cancelled: readonly string[];
}

/** A round keeps its id when its party moves, so a move alone does not ring. */
const newsKeys = (ticket: Ticket): string[] => [ticket.roundId, ...cancelledKeys(ticket)];
const cancelledKeys = (ticket: Ticket): string[] =>
  unconfirmed(ticket).map((id) => `${ticket.orderId}/${id}`);

/** Returns the keys of everything on these tickets, which the screen marks as heard when it opens. */
export const noticed = (open: readonly Ticket[]): Set<string> => new Set(open.flatMap(newsKeys));

/** Returns the tickets that are neither heard nor started, and the cancellations that are not heard. */
export const newsOf = (open: readonly Ticket[], heard: ReadonlySet<string>): News => ({
  tickets: open.filter(
    (ticket) =>
      !heard.has(ticket.roundId) &&
      ticket.lines.some(({ stage }) => stage === 'queued') &&
      ticket.lines.every(({ stage }) => stage === 'queued' || stage === 'cancelled'),
  ),
  cancelled: open.flatMap(cancelledKeys).filter((key) => !heard.has(key)),
});
