import { orderMoney } from '@bhoj/domain/billing/document.collection';
import { moneyOf } from '@bhoj/domain/billing/order-money';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { useLiveDoc } from './live.ts';
import type { Live } from './live.ts';

/** What says whether an order's money has a document of its own. */
type MoneyOwner = Pick<Order, 'hasMoney' | 'earlierMoney'>;

/** The money of an order that has no document for it, known without asking; null where there is one to ask for. */
const moneyWithoutDocument = (order: MoneyOwner): Extract<Live<OrderMoney>, { state: 'ready' }> | null =>
  order.hasMoney ? null : { state: 'ready', value: moneyOf(order, null), fromCache: false };

/** An order's money, live, for the owner and captains. With `order` null nothing is asked and the state stays `loading`. */
export function useOrderMoney(
  ids: { restaurantId: string; orderId: string } | null,
  order: MoneyOwner | null,
): Live<OrderMoney> {
  const known = order === null ? null : moneyWithoutDocument(order);
  const live = useLiveDoc(orderMoney, order === null || known !== null ? null : ids);
  return known ?? live;
}
