import { orderMoney } from '@bhoj/domain/billing/document.collection';
import { moneyOf } from '@bhoj/domain/billing/order-money';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { useLiveDoc } from './live.ts';
import type { Live } from './live.ts';

/** What the money of an order comes to, by its own document as it stands: an order has none before its first payment. */
export function moneyIn(live: Live<OrderMoney>, order: Pick<Order, 'earlierMoney'>): Live<OrderMoney> {
  return live.state === 'missing' ? { state: 'ready', value: moneyOf(order, null), fromCache: false } : live;
}

/** An order's money, live, for the owner and captains. With `order` null nothing is asked and the state stays `loading`. */
export function useOrderMoney(
  ids: { restaurantId: string; orderId: string } | null,
  order: Pick<Order, 'earlierMoney'> | null,
): Live<OrderMoney> {
  const live = useLiveDoc(orderMoney, order === null ? null : ids);
  return order === null ? { state: 'loading' } : moneyIn(live, order);
}
