import { customers } from '@bhoj/domain/customers/customer.collection';
import { consentAt, newCustomer } from '@bhoj/domain/customers/customer';
import { newId } from '@bhoj/domain/kernel/ids';
import { leftNumbers } from '@bhoj/domain/orders/door/left-number.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { customerByNumber } from '../../shared/customers.repo.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt } from '../../shared/orders.repo.ts';

/** The input that a guest typed to join, and when. */
interface Typed {
  readonly restaurantId: string;
  readonly mobile: string | null;
  readonly name: string | null;
  readonly at: number;
}

/**
 * Prepares to keep the number that a guest leaves with an order; null without one. A known customer's record does not
 * change: name and consent are stored on this order only. For a waiting order no customer is made yet.
 */
export async function prepareNumber(
  store: Store,
  { restaurantId, mobile, name, at }: Typed,
  state: Order['state'],
): Promise<((orderId: string) => Order['customer']) | null> {
  if (mobile === null) return null;
  const known = await customerByNumber(store, restaurantId, mobile);
  // Neither overwrites nor duplicates a customer whose record cannot be read.
  if (known === 'unreadable') return null;
  const consent = consentAt(at);
  const customer = { id: known?.id ?? newId(), name, saidConsent: consent };
  return (orderId) => {
    if (known !== null) return customer;
    if (state === 'waiting') {
      store.set(leftNumbers, { restaurantId, orderId }, { mobile, name, consent, expireAt: at + DAY });
      return { ...customer, isUnsaved: true };
    }
    const made = newCustomer({ mobile, name, consent }, null);
    if (made !== null) store.create(customers, { restaurantId, customerId: customer.id }, made);
    return customer;
  };
}

/**
 * Prepares the customer of an order when its first round is sent. The returned function writes the record of a number that was
 * left with the waiting order.
 */
export async function prepareCustomer(
  store: Store,
  { restaurantId, orderId }: OrderAt,
  { customer }: Pick<Order, 'customer'>,
): Promise<() => Order['customer']> {
  if (customer?.isUnsaved !== true) return () => customer;
  const { isUnsaved: _, ...saved } = customer;
  const at = { restaurantId, orderId };
  const left = await store.get(leftNumbers, at);
  const known = left === null ? null : await customerByNumber(store, restaurantId, left.mobile);
  return () => {
    if (left === null) return null;
    store.delete(leftNumbers, at);
    if (known === 'unreadable') return null;
    // Meanwhile the number may have become a customer at another table.
    const made = newCustomer(left, known?.value ?? null);
    if (made !== null) store.create(customers, { restaurantId, customerId: saved.id }, made);
    return { ...saved, id: known?.id ?? saved.id };
  };
}
