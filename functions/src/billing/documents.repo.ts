/**
 * The owner of how documents are issued: an invoice or a credit note takes the next number of its series, counts into the
 * day that is open, and changes its customer's record, all in the transaction that creates it.
 */
import { customers } from '@bhoj/domain/customers/customer.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { openDay } from '../shared/days.repo.ts';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Day } from '@bhoj/domain/days/day';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Store } from '../firebase/store.ts';

/** Where a document is numbered and counted. */
export interface Issue {
  readonly restaurantId: string;
  readonly counterId: string;
  /** The number it gets within its series. */
  readonly sequence: number;
  readonly day: Day;
  /** The order's customer; null where nobody left a number, or where they were erased since. */
  readonly customer: { readonly id: string; readonly value: Customer } | null;
}

/** The customer of an order; null where nobody left a number, or where they were erased since. */
export async function readCustomer(
  store: Store,
  restaurantId: string,
  { customer }: Pick<Order, 'customer'>,
): Promise<Issue['customer']> {
  if (customer === null) return null;
  const value = await store.get(customers, { restaurantId, customerId: customer.id });
  return value === null ? null : { id: customer.id, value };
}

/** Reads all that issuing a document needs; nothing is written yet. */
export async function readIssue(
  store: Store,
  i: {
    restaurantId: string;
    counterId: string;
    order: Pick<Order, 'customer'>;
    restaurant: Pick<Restaurant, 'dayCutoff'>;
    at: number;
  },
): Promise<Issue> {
  const { restaurantId, counterId } = i;
  const [counter, day, customer] = await Promise.all([
    store.get(counters, { restaurantId, counterId }),
    openDay(store, restaurantId, businessDayOf(i.at, i.restaurant.dayCutoff)),
    readCustomer(store, restaurantId, i.order),
  ]);
  return { restaurantId, counterId, sequence: (counter?.last ?? 0) + 1, day, customer };
}

/** Writes a customer's record with what a document changes about it. */
export function writeCustomer(
  store: Store,
  restaurantId: string,
  customer: Issue['customer'],
  change: (customer: Customer) => Customer,
): void {
  if (customer === null) return;
  store.set(customers, { restaurantId, customerId: customer.id }, change(customer.value));
}

/** Takes the number, counts the document into the day and changes the customer's record; the handler creates the document. */
export function writeIssue(
  store: Store,
  { restaurantId, counterId, sequence, day, customer }: Issue,
  count: { day: (day: Day) => Day; customer: (customer: Customer) => Customer },
): void {
  store.set(counters, { restaurantId, counterId }, { last: sequence });
  store.set(days, { restaurantId, day: day.day }, count.day(day));
  writeCustomer(store, restaurantId, customer, count.customer);
}
