import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { cashOnDay } from '@bhoj/domain/billing/settle/payments';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import type { Store } from '../firebase/store.ts';
import type { OrderAt, StoredAccount } from '../shared/orders.repo.ts';

/**
 * Returns the cash that a guest paid today on other orders (Income-tax Act s. 269ST(a)). Reads nothing where no cash is
 * paid, or where nobody knows who the guest is.
 */
export async function readCashOfDay(
  store: Pick<Store, 'find' | 'get'>,
  { restaurantId, orderId }: OrderAt,
  { order }: Pick<StoredAccount, 'order'>,
  i: { payments: readonly Pick<Payment, 'method'>[]; now: number },
): Promise<Payment[]> {
  const customerId = order.customer?.id ?? null;
  if (customerId === null || !i.payments.some(({ method }) => method === 'cash')) return [];
  const today = dateOf(i.now);
  const query = orders.queries.ofCustomerOn(customerId, [dateOf(i.now - DAY), today]);
  const found = await store.find(orders, { restaurantId }, query);
  const others = found.filter(({ id, value }) => id !== orderId && value.billing.hasMoney);
  const all = await Promise.all(others.map(({ id }) => store.get(orderMoney, { restaurantId, orderId: id })));
  return all.flatMap((money) => (money === null ? [] : cashOnDay(money, today)));
}
