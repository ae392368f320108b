/** What orders do with bookings: a booked party sits once it orders, and has left once its order is over. */
import { MAX_PARTY } from '../../orders/shape/party-size.schema.ts';
import { SITS_EARLY_MS } from '../evening/occupancy.ts';
import { fromOf } from './projection.ts';
import { afterAct, canAct } from '../shape/states.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import { ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Booking } from '../shape/booking.schema.ts';
import type { Table } from '../../tables/table.ts';
import type { BookingDay, Placing } from '../shape/booking-day.schema.ts';

/** Returns a day with one booking changed. */
export const withPlacing = (day: BookingDay, bookingId: string, placing: Placing): BookingDay => ({
  ...day,
  bookings: { ...day.bookings, [bookingId]: placing },
});

/** True for a seated booking with exactly this order. */
const isOf = (placing: Placing | undefined, orderId: string): placing is Placing =>
  placing?.state === 'seated' && placing.orderId === orderId;

/**
 * Seats the party for whom a table is reserved, with the order that begins there. Returns null where the order is somebody
 * else's: the booking is off, too far ahead, or has an order.
 */
export function seatByOrder(
  day: BookingDay,
  bookingId: string,
  orderId: string,
  now: number,
): { readonly day: BookingDay; readonly size: number } | null {
  const before = day.bookings[bookingId];
  if (before === undefined) return null;
  const isSeated = before.state === 'seated' && before.orderId === undefined;
  if (!isSeated && !canAct(before, 'seat', now)) return null;
  const seated = isSeated ? before : afterAct(before, 'seat', now);
  return { day: withPlacing(day, bookingId, { ...seated, orderId }), size: before.size };
}

/** Returns the day after a party's order is over; the same day where the host has said otherwise since. */
export function leaveByOrder(day: BookingDay, bookingId: string, orderId: string, now: number): BookingDay {
  const placing = day.bookings[bookingId];
  return isOf(placing, orderId) ? withPlacing(day, bookingId, afterAct(placing, 'leave', now)) : day;
}

/** Returns the day after a party has moved to other tables, or its order went into another one. */
export function followOrder(
  day: BookingDay,
  bookingId: string,
  orderId: string,
  to: { readonly orderId?: string; readonly tableIds?: readonly string[] },
): BookingDay {
  const placing = day.bookings[bookingId];
  if (!isOf(placing, orderId)) return day;
  const { orderId: next = orderId, tableIds = placing.tableIds } = to;
  return withPlacing(day, bookingId, { ...placing, orderId: next, tableIds: [...tableIds] });
}

/** A booked party, as its order takes it over. */
export interface BookedParty {
  readonly bookingId: string;
  readonly day: string;
  readonly name: string;
  readonly size: number;
  /** The customer of the booking's number; null where nobody has it. */
  readonly customer: Order['customer'];
  /** The last deposit of the party, with the amount that still waits; missing without one. */
  readonly deposit?: { readonly id: string; readonly number: string; readonly amountPaise: Paise };
}

/** Returns the party's deposit as its order stores it: an amount of 0 where it waits no more. */
export function depositTold({ deposit }: Pick<Booking, 'deposit'>): Pick<BookedParty, 'deposit'> {
  if (deposit === undefined) return {};
  const { id, number, leftPaise, state } = deposit;
  return { deposit: { id, number, amountPaise: state === 'held' ? leftPaise : ZERO } };
}

/** Returns the order with a returned deposit at zero; the same order where it does not name the deposit. */
export function withDepositBack(order: Order, depositId: string): Order {
  const { booked = [] } = order;
  if (booked.every(({ deposit }) => deposit?.id !== depositId)) return order;
  return {
    ...order,
    booked: booked.map((party) =>
      party.deposit?.id === depositId
        ? { ...party, deposit: { ...party.deposit, amountPaise: ZERO } }
        : party,
    ),
  };
}

/** Returns the order, completed with the booking's facts about the party. */
export function withBookedParty(
  order: Order,
  { bookingId, day, name, size, customer, ...told }: BookedParty,
): Order {
  const others = (order.booked ?? []).filter(({ id }) => id !== bookingId);
  const isCounted = order.partySize !== null || order.billing.documents.length > 0;
  return {
    ...order,
    partySize: isCounted ? order.partySize : Math.min(size, MAX_PARTY),
    customer: order.customer ?? (customer && { ...customer, name: name === '' ? null : name }),
    booked: [...others, { id: bookingId, day, name, ...told }],
  };
}

/** Returns the order that a party began at its tables before the host seats it; null where none or several fit. */
export function orderBegunBy(
  { at, tableIds }: Pick<Placing, 'at' | 'tableIds'>,
  tables: readonly Pick<Table, 'id' | 'currentOrderId' | 'occupiedAt'>[],
): string | null {
  const here = tables.filter(
    ({ id, currentOrderId, occupiedAt }) =>
      tableIds.includes(id) && currentOrderId !== null && (occupiedAt ?? 0) >= at - SITS_EARLY_MS,
  );
  const [first, ...others] = [...new Set(here.map(({ currentOrderId }) => currentOrderId))];
  return others.length > 0 ? null : (first ?? null);
}

/** True where an order may be of a booking: it runs, and no other booked party is at it. */
export const mayBeOf = (order: Pick<Order, 'state' | 'booked'> | null, bookingId: string): order is Order =>
  order?.state === 'open' && (order.booked ?? []).every(({ id }) => id === bookingId);

/**
 * True where an order that may belong to a booking takes the party's other tables: the order names a booking, or it began after
 * the tables were kept for the party. The people of an earlier order may have sat down by chance.
 */
export const takesTables = (
  placing: Pick<Placing, 'at'>,
  { booked = [], openedAt }: Pick<Order, 'booked' | 'openedAt'>,
): boolean => booked.length > 0 || (openedAt ?? 0) >= fromOf(placing);

/** Returns a day on which the party has no order any more: it sits there still, and may order again. */
export function withoutOrder(day: BookingDay, bookingId: string): BookingDay {
  const placing = day.bookings[bookingId];
  if (placing === undefined) return day;
  const { orderId: _, ...rest } = placing;
  return withPlacing(day, bookingId, rest);
}
