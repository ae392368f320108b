import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { cashOnDay, NO_OTHER_CASH } from '@bhoj/domain/billing/settle/payments';
import type { OtherCash } from '@bhoj/domain/billing/settle/payments';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import type { Store } from '../../firebase/store.ts';
import { readDepositCash } from '../../shared/deposits.repo.ts';
import type { OrderAt, StoredAccount } from '../../shared/orders.repo.ts';

interface Paying {
  readonly payments: readonly Pick<Payment, 'method'>[];
  readonly now: number;
}

type Of = Pick<StoredAccount, 'order'>;

/** Returns the cash that the order's guest paid today on other orders; none where nobody knows who the guest is. */
async function readElsewhere(
  store: Pick<Store, 'find' | 'get'>,
  { restaurantId, orderId }: OrderAt,
  { order }: Of,
  now: number,
): Promise<Payment[]> {
  const customerId = order.customer?.id ?? null;
  if (customerId === null) return [];
  const today = dateOf(now);
  const query = orders.queries.ofCustomerOn(customerId, [dateOf(now - DAY), today]);
  const found = await store.find(orders, { restaurantId }, query);
  const others = found.filter(({ id, value }) => id !== orderId && value.billing.hasMoney);
  const all = await Promise.all(others.map(({ id }) => store.get(orderMoney, { restaurantId, orderId: id })));
  return all.flatMap((money) => (money === null ? [] : cashOnDay(money, today)));
}

/**
 * Returns the cash that counts together with an order's own for the limits of the Income-tax Act (s. 269ST(a) and (c)). Reads nothing
 * where no cash is paid, where nobody knows who the guest is, or where no party of the order had a deposit.
 */
export async function readOtherCash(
  store: Pick<Store, 'find' | 'get'>,
  at: OrderAt,
  account: Of,
  { payments, now }: Paying,
): Promise<OtherCash> {
  if (!payments.some(({ method }) => method === 'cash')) return NO_OTHER_CASH;
  const [elsewhereToday, deposits] = await Promise.all([
    readElsewhere(store, at, account, now),
    readDepositCash(store, at.restaurantId, account.order),
  ]);
  return { elsewhereToday, deposits };
}
