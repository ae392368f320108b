import { customers } from '@bhoj/domain/customers/customer.collection';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
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
