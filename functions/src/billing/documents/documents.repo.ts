/**
 * Issues documents. In the transaction that creates an invoice or a credit note, it takes the next number of its
 * series, counts towards the open day, and updates the customer's record.
 */
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { openDay } from '../../shared/days.repo.ts';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { FormerCustomer } from '@bhoj/domain/customers/former.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import type { Store } from '../../firebase/store.ts';

/** A customer's record, and its id. Documents may name another id, from before a merge. */
interface CountedCustomer {
  readonly id: string;
  readonly namedAs: string;
  readonly value: Customer;
}

/** The most merges to follow for one person. */
const MOST_MERGES = 5;

/** The number, day and customer of a document about to be issued. */
export interface Issue {
  readonly restaurantId: string;
  readonly counterId: string;
  /** The document's number within its series. */
  readonly sequence: number;
  readonly day: Day;
  /** The document's customer; null when no guest left a number, or the record was deleted or is broken. */
  readonly customer: CountedCustomer | null;
}

/**
 * Returns a customer by id. For a merged record it returns the one that took over; only then does it read more than one document.
 * Null without an id, or when the record was deleted or is broken: the record only counts documents, so it stops no money. A
 * document that is issued meanwhile counts for nobody, even after the record is mended (`Settlement.customer`); a void or note
 * that is issued meanwhile takes nothing from the record.
 */
export async function readCustomer(
  store: Pick<Store, 'getReadable'>,
  restaurantId: string,
  customerId: string | null,
): Promise<Issue['customer']> {
  if (customerId === null) return null;
  let id: string | null = customerId;
  for (let merges = 0; id !== null && merges <= MOST_MERGES; merges += 1) {
    const value: Customer | null = await store.getReadable(customers, {
      restaurantId,
      customerId: id,
    });
    if (value !== null) return { id, namedAs: customerId, value };
    const former: FormerCustomer | null = await store.getReadable(formerCustomers, {
      restaurantId,
      customerId: id,
    });
    id = former?.mergedInto ?? null;
  }
  return null;
}

/** Reads everything that issuing a document needs. Writes nothing. */
export async function readIssue(
  store: Store,
  i: {
    restaurantId: string;
    counterId: string;
    /** The customer that the document counts towards; null for none. */
    customerId: string | null;
    settings: Pick<ServiceSettings, 'dayCutoff'>;
    at: number;
  },
): Promise<Issue> {
  const { restaurantId, counterId } = i;
  const [counter, day, customer] = await Promise.all([
    store.get(counters, { restaurantId, counterId }),
    openDay(store, restaurantId, businessDayOf(i.at, i.settings.dayCutoff)),
    readCustomer(store, restaurantId, i.customerId),
  ]);
  return { restaurantId, counterId, sequence: (counter?.last ?? 0) + 1, day, customer };
}

/** Writes a customer's record after a document changed it. */
export function writeCustomer(
  store: Store,
  restaurantId: string,
  customer: Issue['customer'],
  change: (customer: Customer, customerId: string) => Customer,
): void {
  if (customer === null) return;
  store.set(customers, { restaurantId, customerId: customer.id }, change(customer.value, customer.namedAs));
}

/** Writes the number of a second document. It counts in the same transaction as the first. */
export function writeNumber(
  store: Store,
  { restaurantId, counterId, sequence }: Pick<Issue, 'restaurantId' | 'counterId' | 'sequence'>,
): void {
  store.set(counters, { restaurantId, counterId }, { last: sequence });
}

/** Writes the number, the day and the customer of a document. The handler writes the document itself. */
export function writeIssue(
  store: Store,
  { restaurantId, counterId, sequence, day, customer }: Issue,
  count: { day: (day: Day) => Day; customer: (customer: Customer, customerId: string) => Customer },
): void {
  writeNumber(store, { restaurantId, counterId, sequence });
  store.set(days, { restaurantId, day: day.day }, count.day(day));
  writeCustomer(store, restaurantId, customer, count.customer);
}
