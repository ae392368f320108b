import {
  depositTold,
  mayBeOf,
  orderBegunBy,
  takesTables,
  withBookedParty,
  withoutOrder,
  withPlacing,
} from '@bhoj/domain/bookings/floor/by-order';
import { projectTables, withReservation } from '@bhoj/domain/bookings/floor/projection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { takingOthers } from '@bhoj/domain/orders/shape/moving-tables';
import { othersFor } from '@bhoj/domain/tables/party-tables';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../firebase/store.ts';
import { readBookedDays } from '../shared/booked-orders.repo.ts';
import { customerTold } from '../shared/customers.repo.ts';
import { writeOrder } from '../shared/orders.repo.ts';
import type { BookingAt } from './booking.repo.ts';

/** A day after an act, and the further writes of the act. */
interface Followed {
  readonly day: BookingDay;
  readonly write: () => void;
}

const nothing = (): void => undefined;

/**
 * Reserves the free tables of a party that sits and has not ordered. The floor does the same a moment later
 * (`project-bookings.ts`), but a round that comes before that must already belong to the party.
 */
function reserveFor(
  store: Store,
  { restaurantId, bookingId }: BookingAt,
  { name }: Booking,
  { bookings }: BookingDay,
  here: readonly Table[],
): void {
  const names = new Map([[bookingId, name]]);
  for (const { tableId, reservation } of projectTables(bookings, names, here, Date.now())) {
    const table = here.find(({ id }) => id === tableId);
    if (table !== undefined && reservation?.bookingId === bookingId)
      store.change(tables, { restaurantId, tableId }, table, withReservation(table, reservation));
  }
}

/** When the host seats a party: gives its booking the order that it has begun, or reserves its tables for it. */
async function seated(
  store: Store,
  { restaurantId, bookingId }: BookingAt,
  booking: Booking,
  day: BookingDay,
): Promise<Followed> {
  const placing = day.bookings[bookingId];
  if (placing === undefined) return { day, write: nothing };
  const read = await Promise.all(
    placing.tableIds.map((tableId) => store.get(tables, { restaurantId, tableId })),
  );
  const here = read.filter((table) => table !== null);
  const orderId = orderBegunBy(placing, here);
  if (orderId === null)
    return { day, write: () => reserveFor(store, { restaurantId, bookingId }, booking, day, here) };
  const at = { restaurantId, orderId };
  const [before, customer] = await Promise.all([
    store.get(orders, at),
    customerTold(store, restaurantId, booking.mobile),
  ]);
  if (!mayBeOf(before, bookingId)) return { day, write: nothing };
  // A host may take a seating back and seat the party again; then its order has the booking already.
  await readBookedDays(store, restaurantId, before);
  const { name, day: date } = booking;
  // It takes the free tables that are pushed together with its own.
  const lead = takesTables(placing, before) ? here.find(({ id }) => id === before.tableId) : undefined;
  const joined = lead === undefined ? [] : othersFor({ floor: lead.floor, party: { bookingId } }, here);
  const after = withBookedParty(takingOthers(before, joined), {
    bookingId,
    day: date,
    name,
    size: placing.size,
    customer,
    ...depositTold(booking),
  });
  return {
    day: withPlacing(day, bookingId, { ...placing, orderId }),
    write: () => writeOrder(store, at, { before, after, joined }),
  };
}

/** Parts a booking from an order that is over, when the host says that the party is still there. */
async function stillThere(
  store: Store,
  { restaurantId, bookingId }: BookingAt,
  day: BookingDay,
): Promise<Followed> {
  const orderId = day.bookings[bookingId]?.orderId;
  const order = orderId === undefined ? null : await store.get(orders, { restaurantId, orderId });
  return { day: order?.state === 'open' ? day : withoutOrder(day, bookingId), write: nothing };
}

/** Returns the day after an act of a host, with the order of the party where there is one (P-BOOK-12). */
export async function followAct(
  store: Store,
  at: BookingAt,
  booking: Booking,
  { before, after }: { readonly before: BookingDay; readonly after: BookingDay },
): Promise<Followed> {
  const [was, is] = [before.bookings[at.bookingId]?.state, after.bookings[at.bookingId]?.state];
  if (is !== 'seated') return { day: after, write: nothing };
  return was === 'left' ? stillThere(store, at, after) : seated(store, at, booking, after);
}
