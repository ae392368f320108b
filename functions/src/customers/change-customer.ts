import { customers } from '@bhoj/domain/customers/customer.collection';
import { transact } from '../firebase/store.ts';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Store } from '../firebase/store.ts';

/** Changes of a restaurant's orders and of its customers share one queue. */
const queueOf = (restaurantId: string): string => restaurantId;

/** Reads a customer. Throws `customer-not-found`. */
export function customerOf(
  store: Pick<Store, 'need'>,
  restaurantId: string,
  customerId: string,
): Promise<Customer> {
  return store.need(customers, { restaurantId, customerId }, 'customer-not-found');
}

/**
 * Changes a customer in one transaction. `next` returns the same record when nothing changes: then the transaction
 * writes nothing, and does not call `tell`.
 */
export const changeCustomer = (
  { restaurantId, customerId }: { restaurantId: string; customerId: string },
  next: (known: Customer, store: Store) => Customer | Promise<Customer>,
  tell: (store: Store) => void,
): Promise<void> =>
  transact(queueOf(restaurantId), async (store) => {
    const known = await customerOf(store, restaurantId, customerId);
    const changed = await next(known, store);
    if (changed === known) return;
    store.set(customers, { restaurantId, customerId }, changed);
    tell(store);
  });
