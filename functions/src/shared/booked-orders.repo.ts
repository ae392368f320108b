/**
 * Keeps bookings and the orders of their parties together, in the transaction of the order (P-BOOK-12). An order without a
 * booking reads and writes nothing here.
 */
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import {
  depositTold,
  followOrder,
  leaveByOrder,
  seatByOrder,
  withBookedParty,
} from '@bhoj/domain/bookings/floor/by-order';
import { withFloorCheck } from '@bhoj/domain/bookings/floor/projection';
import { same } from '@bhoj/domain/kernel/same';
import { takingOthers } from '@bhoj/domain/orders/shape/moving-tables';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { othersFor } from '@bhoj/domain/tables/party-tables';
import { reservationAt } from '@bhoj/domain/tables/reservation';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../firebase/store.ts';
import { customerTold } from './customers.repo.ts';

interface OrderAt {
  readonly restaurantId: string;
  readonly orderId: string;
}

/** The booking days of an order, as they were read in the transaction that read the order. */
const daysOf = new WeakMap<Order, readonly BookingDay[]>();

const bookedOn = ({ booked = [] }: Pick<Order, 'booked'>): string[] => [
  ...new Set(booked.map(({ day }) => day)),
];

/**
 * Reads the days of an order's bookings, before an act that may end or move the order. A broken day stops no money: its
 * booking stays as it is.
 */
export async function readBookedDays(store: Store, restaurantId: string, order: Order): Promise<void> {
  const dates = bookedOn(order);
  if (dates.length === 0) return;
  const days = await Promise.all(dates.map((date) => store.getReadable(bookingDays, { restaurantId, date })));
  daysOf.set(
    order,
    days.filter((day) => day !== null),
  );
}

function writeDay(
  store: Store,
  restaurantId: string,
  before: BookingDay,
  after: BookingDay,
  now: number,
): void {
  if (after === before) return;
  store.change(bookingDays, { restaurantId, date: before.date }, before, withFloorCheck(before, after, now));
}

type Change = (day: BookingDay, bookingId: string) => BookingDay;

/** Writes a change of all bookings of an order, on the days that were read with it. */
function changeBookings(store: Store, restaurantId: string, order: Order, now: number, change: Change): void {
  const { booked = [] } = order;
  if (booked.length === 0) return;
  const days = daysOf.get(order);
  if (days === undefined) throw new RangeError('the booking of an order was not read with the order');
  for (const day of days) {
    const mine = booked.filter((one) => one.day === day.date);
    const after = mine.reduce((known, { id }) => change(known, id), day);
    writeDay(store, restaurantId, day, after, now);
  }
}

/** Writes what became of the bookings of an order that is over or has moved. A merged one is `followMerge`'s. */
export function writeBookedDays(
  store: Store,
  { restaurantId, orderId }: OrderAt,
  before: Order,
  after: Order,
): void {
  const isOver = before.state === 'open' && after.state !== 'open' && after.ending.mergedInto === null;
  if (isOver) {
    const now = after.closedAt ?? Date.now();
    changeBookings(store, restaurantId, before, now, (day, id) => leaveByOrder(day, id, orderId, now));
  } else if (!same(tablesOf(before), tablesOf(after))) {
    const to = { tableIds: tablesOf(after) };
    changeBookings(store, restaurantId, before, Date.now(), (day, id) => followOrder(day, id, orderId, to));
  }
}

/** Lets the bookings of an order follow it into another one, to the tables of that one. */
export function followMerge(
  store: Store,
  { restaurantId, orderId }: OrderAt,
  from: Order,
  into: Pick<Order, 'tableId' | 'joinedTableIds'> & { readonly orderId: string; readonly now: number },
): void {
  const to = { orderId: into.orderId, tableIds: tablesOf(into) };
  changeBookings(store, restaurantId, from, into.now, (day, id) => followOrder(day, id, orderId, to));
}

/** The party for whom a table is reserved, as its order takes it over. */
interface Party {
  /** The further tables of the party, which the order takes too. */
  readonly joined: readonly Table[];
  readonly takeOver: (order: Order) => Order;
}

const NO_PARTY: Party = { joined: [], takeOver: (order) => order };

/** Reads the other tables of a party that sits down at a table, and returns those that are free for it. */
export async function readOthers(
  store: Store,
  restaurantId: string,
  table: Table,
  { tableIds = [], ...party }: Reservation,
): Promise<Table[]> {
  if (!tableIds.includes(table.id)) return [];
  const others = tableIds.filter((id) => id !== table.id);
  const found = await Promise.all(others.map((tableId) => store.get(tables, { restaurantId, tableId })));
  return othersFor(
    { floor: table.floor, party: { ...party, tableIds } },
    found.filter((one) => one !== null),
  );
}

/**
 * Prepares the party of an order that begins at a table which is reserved for it. The order takes the party's other
 * tables too, where they are pushed together. A booked party is seated, and its size, name and customer go to the order
 * unless the order knows them. Where the booking is off, the order is like one without a booking.
 */
export async function prepareParty(
  store: Store,
  { restaurantId, orderId }: OrderAt,
  table: Table | null,
  now: number,
): Promise<Party> {
  const reservation = table === null ? null : reservationAt(table);
  if (table === null || reservation === null) return NO_PARTY;
  const { bookingId } = reservation;
  if (bookingId === undefined) {
    const joined = await readOthers(store, restaurantId, table, reservation);
    return { joined, takeOver: (order) => takingOthers(order, joined) };
  }
  const booking = await store.get(bookings, { restaurantId, bookingId });
  if (booking === null) return NO_PARTY;
  const [day, customer] = await Promise.all([
    store.get(bookingDays, { restaurantId, date: booking.day }),
    customerTold(store, restaurantId, booking.mobile),
  ]);
  const seated = day === null ? null : seatByOrder(day, bookingId, orderId, now);
  if (day === null || seated === null) return NO_PARTY;
  const tableIds = day.bookings[bookingId]?.tableIds ?? [];
  const joined = await readOthers(store, restaurantId, table, { ...reservation, tableIds });
  return {
    joined,
    takeOver: (order) => {
      writeDay(store, restaurantId, day, seated.day, now);
      return withBookedParty(takingOthers(order, joined), {
        bookingId,
        day: day.date,
        name: booking.name,
        size: seated.size,
        customer,
        ...depositTold(booking),
      });
    },
  };
}
