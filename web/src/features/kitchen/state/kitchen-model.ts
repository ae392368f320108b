import { placeOf, unconfirmed } from '@bhoj/domain/orders/kitchen';
import { detailOf, ticketsOf } from '@bhoj/domain/orders/progress';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import type { Ticket } from '@bhoj/domain/orders/progress';

/** Tells a ticket from every other, at whatever station. */
export const ticketKey = (ticket: Pick<Ticket, 'orderId' | 'roundId'>): string =>
  `${ticket.orderId}/${ticket.roundId}`;

export interface Board {
  /** To cook, the oldest first. */
  readonly open: readonly Ticket[];
  /** Cooked and waiting to be carried out, the oldest first. */
  readonly ready: readonly Ticket[];
}

/** The tickets of some stations or, where none is named, of all of them, in the order of time. */
export const allTickets = (orders: readonly OrderEntry[], stations: readonly string[]): Ticket[] =>
  orders
    .flatMap(({ id, value }) => ticketsOf(id, value, stations))
    .toSorted((a, b) => a.at - b.at || a.kot - b.kot);

/** What of them the kitchen has to do. */
export const boardOf = (tickets: readonly Ticket[]): Board => ({
  open: tickets.filter((ticket) => placeOf(ticket) === 'board'),
  ready: tickets.filter((ticket) => placeOf(ticket) === 'pass'),
});

/** The stations to choose from: the restaurant's own, and any that a ticket still names. */
export const stationsOf = (orders: readonly OrderEntry[], known: readonly string[]): string[] => [
  ...new Set([
    ...known,
    ...orders.flatMap(({ value }) => Object.values(value.lines).map((line) => line.station)),
  ]),
];

/** About how tall a ticket stands, in lines of text. */
const heightOf = (ticket: Ticket): number =>
  3.5 +
  ticket.lines.reduce(
    (sum, { line }) =>
      sum +
      1 +
      0.6 * Math.floor((line.name.length + detailOf(line).length) / 18) +
      (line.note === '' ? 0 : 1),
    0,
  );

/**
 * Tickets dealt to columns, each to the shortest one so far: the oldest stand at the top, from the left, and a newer
 * ticket never moves an older one.
 */
export function columnsOf(tickets: readonly Ticket[], count: number): Ticket[][] {
  const columns = Array.from({ length: Math.max(1, count) }, () => ({ height: 0, tickets: [] as Ticket[] }));
  for (const ticket of tickets) {
    const shortest = columns.reduce((a, b) => (b.height < a.height ? b : a));
    shortest.height += heightOf(ticket);
    shortest.tickets.push(ticket);
  }
  return columns.map((column) => column.tickets).filter((column) => column.length > 0);
}

/** What asks for an ear: tickets and cancellations that nobody has noticed yet. */
export interface News {
  readonly tickets: readonly Ticket[];
  /** Lines, as `order/line`. */
  readonly cancelled: readonly string[];
}

/** A round keeps its id when its party moves: that alone rings for nobody. */
const newsKeys = (ticket: Ticket): string[] => [ticket.roundId, ...cancelledKeys(ticket)];
const cancelledKeys = (ticket: Ticket): string[] =>
  unconfirmed(ticket).map((id) => `${ticket.orderId}/${id}`);

/** All that would be news on these tickets; what the screen has when it opens is none. */
export const noticed = (open: readonly Ticket[]): Set<string> => new Set(open.flatMap(newsKeys));

/** What has come since, was not acknowledged, and on tickets not touched either. */
export const newsOf = (open: readonly Ticket[], heard: ReadonlySet<string>): News => ({
  tickets: open.filter(
    (ticket) =>
      !heard.has(ticket.roundId) &&
      ticket.lines.some(({ stage }) => stage === 'queued') &&
      ticket.lines.every(({ stage }) => stage === 'queued' || stage === 'cancelled'),
  ),
  cancelled: open.flatMap(cancelledKeys).filter((key) => !heard.has(key)),
});
