/**
 * Issues documents. In the transaction that creates an invoice or a credit note, it takes the next number of its
 * series, counts towards the open day, and updates the customer's record.
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

/** The number, day and customer of a document about to be issued. */
export interface Issue {
  readonly restaurantId: string;
  readonly counterId: string;
  /** The document's number within its series. */
  readonly sequence: number;
  readonly day: Day;
  /** The order's customer; null when no guest left a number, or when the customer's record was deleted. */
  readonly customer: { readonly id: string; readonly value: Customer } | null;
}

/** Returns the customer of an order; null when no guest left a number, or when the customer's record was deleted. */
export async function readCustomer(
  store: Store,
  restaurantId: string,
  { customer }: Pick<Order, 'customer'>,
): Promise<Issue['customer']> {
  if (customer === null) return null;
  const value = await store.get(customers, { restaurantId, customerId: customer.id });
  return value === null ? null : { id: customer.id, value };
}

/** Reads everything that issuing a document needs. Writes nothing. */
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

/** Writes a customer's record with the change that a document makes to it. */
export function writeCustomer(
  store: Store,
  restaurantId: string,
  customer: Issue['customer'],
  change: (customer: Customer) => Customer,
): void {
  if (customer === null) return;
  store.set(customers, { restaurantId, customerId: customer.id }, change(customer.value));
}

/** Writes the number, the day and the customer of a document. The handler writes the document itself. */
export function writeIssue(
  store: Store,
  { restaurantId, counterId, sequence, day, customer }: Issue,
  count: { day: (day: Day) => Day; customer: (customer: Customer) => Customer },
): void {
  store.set(counters, { restaurantId, counterId }, { last: sequence });
  store.set(days, { restaurantId, day: day.day }, count.day(day));
  writeCustomer(store, restaurantId, customer, count.customer);
}
