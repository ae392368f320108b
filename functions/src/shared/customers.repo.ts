import { customers } from '@bhoj/domain/customers/customer.collection';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Store } from '../firebase/store.ts';

/**
 * Returns the customer who has a number, also one from a merged record; null where there is none, and `unreadable` for a
 * record that cannot be read.
 */
export async function customerByNumber(
  store: Pick<Store, 'findReadable'>,
  restaurantId: string,
  mobile: string,
): Promise<Entry<Customer> | null | 'unreadable'> {
  const found = await Promise.all([
    store.findReadable(customers, { restaurantId }, customers.queries.byMobile(mobile)),
    store.findReadable(customers, { restaurantId }, customers.queries.byOtherMobile(mobile)),
  ]);
  const [first] = found.flatMap(({ rows }) => rows);
  if (first !== undefined) return first;
  return found.some(({ unreadable }) => unreadable.length > 0) ? 'unreadable' : null;
}

/**
 * Returns the customer with the number that a guest told a member, for a takeaway, a delivery or a booking; null where nobody has
 * it. A new number that a guest tells for one order makes no record, because the guest has not agreed to one (P-CUSTOMER-15).
 */
export async function customerTold(
  store: Pick<Store, 'findReadable'>,
  restaurantId: string,
  mobile: string | null,
): Promise<Order['customer']> {
  const known = mobile === null ? null : await customerByNumber(store, restaurantId, mobile);
  return known === null || known === 'unreadable' ? null : { id: known.id, name: null };
}

/** Firestore's bound for the values of one filter. */
const MOST_VALUES = 30;

/**
 * Returns the customers who have one of these numbers, also from merged records. Throws where a record cannot be read, because it
 * may have one of the numbers.
 */
export async function customersByNumbers(
  store: Pick<Store, 'find'>,
  restaurantId: string,
  mobiles: readonly string[],
): Promise<Entry<Customer>[]> {
  const parts = Array.from({ length: Math.ceil(mobiles.length / MOST_VALUES) }, (_, i) =>
    mobiles.slice(i * MOST_VALUES, (i + 1) * MOST_VALUES),
  );
  const { byMobiles, byOtherMobiles } = customers.queries;
  const found = await Promise.all(
    parts.flatMap((some) =>
      [byMobiles(some), byOtherMobiles(some)].map((spec) => store.find(customers, { restaurantId }, spec)),
    ),
  );
  return found.flat();
}
