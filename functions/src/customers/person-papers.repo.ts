import { bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { deliveries, orders } from '@bhoj/domain/orders/shape/order.collection';
import { LEFT_OUT } from '@bhoj/domain/customers/exported';
import { numbersOf } from '@bhoj/domain/customers/search';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { readAt } from '../firebase/store.ts';
import { idsOf } from './erasure.repo.ts';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Papers } from '@bhoj/domain/erasure/person-file';
import type { CustomerAt } from './erasure.repo.ts';

/**
 * The most orders under one id, and deliveries to one number, in a file. A guest who comes every day for a year has fewer than
 * 500. The file says when more are stored.
 */
const MOST_ORDERS = 500;
const MOST_DELIVERIES = 100;
const MOST_BOOKINGS = 200;
/** Firestore's bound for a query by ids. */
const MOST_IDS = 30;

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** Cuts lists that were read with one row more than they may have, and tells whether one of them had it. */
const within = <T>(lists: readonly (readonly T[])[], most: number) => ({
  rows: lists.flatMap((list) => list.slice(0, most)),
  isCut: lists.some((list) => list.length > most),
});

/** Reads the documents about a person besides their record, without locking their orders. */
export const readPapers = (at: CustomerAt, known: Customer): Promise<Papers> =>
  readAt(async (store) => {
    const { restaurantId } = at;
    const ids = await idsOf(store, at);
    const [ofIds, ofNumbers, booked] = await Promise.all([
      Promise.all(
        ids.map((id) => store.find(orders, { restaurantId }, orders.queries.ofCustomer(id, MOST_ORDERS + 1))),
      ),
      Promise.all(
        numbersOf(known).map((mobile) =>
          store.find(deliveries, { restaurantId }, deliveries.queries.byMobile(mobile, MOST_DELIVERIES + 1)),
        ),
      ),
      Promise.all(
        numbersOf(known).map((mobile) =>
          store.find(bookings, { restaurantId }, bookings.queries.byMobile(mobile, MOST_BOOKINGS + 1)),
        ),
      ),
    ]);
    const named = within(ofIds, MOST_ORDERS);
    const delivered = within(ofNumbers, MOST_DELIVERIES);
    const reserved = within(booked, MOST_BOOKINGS);
    const isCut = { orders: named.isCut, addresses: delivered.isCut, bookings: reserved.isCut };
    const found = new Map(named.rows.map(({ id, value }) => [id, value]));
    const orderIds = [...found.keys(), ...delivered.rows.map(({ id }) => id)];
    const said = await Promise.all(
      chunksOf([...new Set(orderIds)], MOST_IDS).map((some) =>
        store.find(reviews, { restaurantId }, reviews.queries.ofOrders(some)),
      ),
    );
    return {
      orders: [...found.values()],
      deliveries: delivered.rows.map(({ value }) => value),
      reviews: said.flat().map(({ value }) => value),
      bookings: reserved.rows.map(({ value }) => value),
      leftOut: LEFT_OUT.filter((kind) => isCut[kind]),
    };
  });
