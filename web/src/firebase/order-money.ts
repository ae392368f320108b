import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { useLiveDoc } from './live.ts';
import { useHeld } from './use-held.ts';
import type { Live } from './live.ts';

/** The fields that tell whether an order's money has its own document. */
interface MoneyOwner {
  readonly billing: Pick<Order['billing'], 'hasMoney'>;
}

/**
 * Returns the money of an order without a money document, for which no read is needed; null when there is a document.
 */
const moneyWithoutDocument = (order: MoneyOwner): Extract<Live<OrderMoney>, { state: 'ready' }> | null =>
  order.billing.hasMoney ? null : { state: 'ready', value: NO_MONEY, fromCache: false };

/** The money of an order. It is behind while the order says that it has money which this device has not read yet. */
type LiveMoney = Live<OrderMoney> & { readonly isBehind: boolean };

/**
 * The live money of an order, for the owner and captains. With `order` null it reads nothing and stays `loading`. When the
 * first payment makes the document, the state before it stays until the document is here: it is behind, and a page that
 * would be drawn anew forgets nothing.
 */
export function useOrderMoney(
  ids: { restaurantId: string; orderId: string } | null,
  order: MoneyOwner | null,
): LiveMoney {
  const known = order === null ? null : moneyWithoutDocument(order);
  const live = useLiveDoc(orderMoney, order === null || known !== null ? null : ids);
  const now = known ?? live;
  const held = useHeld(now);
  return { ...held, isBehind: held !== now };
}
