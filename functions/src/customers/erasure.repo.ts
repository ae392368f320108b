/**
 * Erases a guest in parts. A part is one transaction that finds some of the documents that still hold the guest and erases them,
 * so that a breakdown between two parts loses nothing: the next call finds the rest. The record itself goes last, in a
 * transaction that searches once more and finds nothing.
 */
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import {
  erasedBooking,
  erasedWaitingGuest,
  isReservedFor,
  numberSearches,
  personOf,
  saysNumber,
  UNDER_WAY_MS,
  unnamedTable,
} from '@bhoj/domain/erasure/erased-documents';
import { leftNumbers } from '@bhoj/domain/orders/door/left-number.collection';
import { deliveries, orders } from '@bhoj/domain/orders/shape/order.collection';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { waitingGuests } from '@bhoj/domain/waitlist/wait.collection';
import { prepareErasedOrder, prepareUnnamedReview } from './erased-order.repo.ts';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Person } from '@bhoj/domain/erasure/person';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import type { WaitingGuest } from '@bhoj/domain/waitlist/waiting-guest.schema';
import type { Store } from '../firebase/store.ts';

/** The orders of one part: each is read with its money, its review and its history. */
const ORDERS_A_PART = 10;
const MOST_MERGED = 50;
const MOST_DELIVERIES = 50;
/**
 * The most bookings, and parties of the waitlist, in one part. They are no more than its orders, because each may have an order,
 * which holds the name too. The next part finds more.
 */
const BOOKINGS_A_PART = ORDERS_A_PART;

export interface CustomerAt {
  readonly restaurantId: string;
  readonly customerId: string;
}

/** Returns the ids under which orders name a person: the record's, and those of the records merged into it. */
export async function idsOf(
  store: Pick<Store, 'find'>,
  { restaurantId, customerId }: CustomerAt,
): Promise<string[]> {
  const found = await store.find(
    formerCustomers,
    { restaurantId },
    formerCustomers.queries.mergedInto(customerId, MOST_MERGED),
  );
  const merged = await Promise.all(found.map(({ id }) => idsOf(store, { restaurantId, customerId: id })));
  return [customerId, ...merged.flat()];
}

/** Returns the orders that name the person, or hold their number or address. */
async function ordersLeft(store: Store, at: CustomerAt, person: Person, now: number): Promise<string[]> {
  const { restaurantId } = at;
  const ids = await idsOf(store, at);
  const [ofIds, left, delivered] = await Promise.all([
    Promise.all(
      ids.map((id) => store.find(orders, { restaurantId }, orders.queries.ofCustomer(id, ORDERS_A_PART))),
    ),
    Promise.all(
      person.mobiles.map((mobile) =>
        store.find(leftNumbers, { restaurantId }, leftNumbers.queries.byMobile(mobile, ORDERS_A_PART)),
      ),
    ),
    Promise.all(
      person.mobiles.map((mobile) =>
        store.find(deliveries, { restaurantId }, deliveries.queries.byMobile(mobile, MOST_DELIVERIES)),
      ),
    ),
  ]);
  // The address of a delivery under way stays for a day.
  const kept = delivered
    .flat()
    .filter(({ value }) => value.name !== '' || value.expireAt > now + UNDER_WAY_MS);
  return [...ofIds.flat(), ...left.flat(), ...kept].map(({ id }) => id);
}

/**
 * Returns the reviews that name the person's number: in the guest's words, or in the reason why the review was taken
 * down.
 */
async function reviewsLeft(store: Store, restaurantId: string, person: Person): Promise<Entry<Review>[]> {
  const found = await Promise.all(
    numberSearches(person).map((typed) =>
      store.find(reviews, { restaurantId }, reviews.queries.page({ typed })),
    ),
  );
  const byId = new Map(found.flat().map((entry) => [entry.id, entry]));
  return [...byId.values()].filter(({ value }) => saysNumber(value, person));
}

/** Returns bookings under the person's numbers. */
async function bookingsLeft(
  store: Store,
  restaurantId: string,
  { mobiles }: Person,
): Promise<Entry<Booking>[]> {
  const found = await Promise.all(
    mobiles.map((mobile) =>
      store.find(bookings, { restaurantId }, bookings.queries.byMobile(mobile, BOOKINGS_A_PART)),
    ),
  );
  return found.flat().slice(0, BOOKINGS_A_PART);
}

/** Returns the orders of the parties of bookings. */
async function ordersOf(
  store: Store,
  restaurantId: string,
  booked: readonly Entry<Booking>[],
): Promise<string[]> {
  const dates = [...new Set(booked.map(({ value }) => value.day))];
  const days = await Promise.all(dates.map((date) => store.get(bookingDays, { restaurantId, date })));
  const placings = new Map(days.flatMap((day) => Object.entries(day?.bookings ?? {})));
  return booked.flatMap(({ id }) => placings.get(id)?.orderId ?? []);
}

/** Returns parties of the waitlist under the person's numbers. */
async function waitingGuestsLeft(
  store: Store,
  restaurantId: string,
  { mobiles }: Person,
): Promise<Entry<WaitingGuest>[]> {
  const found = await Promise.all(
    mobiles.map((mobile) =>
      store.find(waitingGuests, { restaurantId }, waitingGuests.queries.byMobile(mobile, BOOKINGS_A_PART)),
    ),
  );
  return found.flat();
}

/**
 * Erases a further part of a guest's traces, and returns true. Once a search finds only the record and the tables
 * reserved in their name, it calls `finish` in the same transaction and returns false.
 */
export async function erasePart(
  store: Store,
  at: CustomerAt,
  { known, now, finish }: { known: Customer; now: number; finish: () => void },
): Promise<boolean> {
  const { restaurantId } = at;
  const person = personOf(known);
  const [found, booked, waited, said, places] = await Promise.all([
    ordersLeft(store, at, person, now),
    bookingsLeft(store, restaurantId, person),
    waitingGuestsLeft(store, restaurantId, person),
    reviewsLeft(store, restaurantId, person),
    store.find(tables, { restaurantId }, tables.queries.reserved()),
  ]);
  const latest = known.lately.map(({ orderId }) => orderId);
  const begun = await ordersOf(store, restaurantId, booked);
  // A booking is found by its number, which is erased with it: its order comes in the same part.
  const part = [...new Set([...begun, ...latest, ...found])].slice(0, ORDERS_A_PART);
  const others = said.filter(({ id }) => !part.includes(id));
  const writes = await Promise.all([
    ...part.map((orderId) => prepareErasedOrder(store, { restaurantId, orderId }, { known, now })),
    ...others.map(({ id, value }) =>
      prepareUnnamedReview(store, { restaurantId, orderId: id }, value, person),
    ),
  ]);
  for (const write of writes) write();
  for (const { id, value } of booked)
    store.set(bookings, { restaurantId, bookingId: id }, erasedBooking(value, person));
  for (const { id, value } of waited)
    store.set(waitingGuests, { restaurantId, waitId: id }, erasedWaitingGuest(value, person));
  if (part.length + others.length + booked.length + waited.length > 0) {
    const lately = known.lately.filter(({ orderId }) => !part.includes(orderId));
    if (lately.length < known.lately.length) store.set(customers, at, { ...known, lately });
    return true;
  }
  for (const { id, value } of places.filter((place) => isReservedFor(place.value, person)))
    store.change(tables, { restaurantId, tableId: id }, value, unnamedTable(value, person));
  finish();
  return false;
}
