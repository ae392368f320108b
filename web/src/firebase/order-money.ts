import { useState } from 'react';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { useLiveDoc } from './live.ts';
import type { Live } from './live.ts';

/** The fields that tell whether an order's money has its own document. */
interface MoneyOwner {
  readonly billing: Pick<Order['billing'], 'hasMoney'>;
}

/** The money of an order without a money document: no read is needed. */
const WITHOUT_DOCUMENT = { state: 'ready', value: NO_MONEY, fromCache: false } as const;

/** The money of an order. It is behind while the order says that it has money which this device has not read yet. */
type LiveMoney = Live<OrderMoney> & { readonly isBehind: boolean };

/**
 * The live money of an order, for the owner and captains. With `order` null it reads nothing and stays `loading`. When
 * the first payment makes the document, it keeps the state before and says `isBehind` until the document is here, so
 * that the page is not drawn anew and forgets nothing.
 */
export function useOrderMoney(
  ids: { restaurantId: string; orderId: string } | null,
  order: MoneyOwner | null,
): LiveMoney {
  const hasNone = order !== null && !order.billing.hasMoney;
  const live = useLiveDoc(orderMoney, order === null || hasNone ? null : ids);
  const now: Live<OrderMoney> = hasNone ? WITHOUT_DOCUMENT : live;
  const orderId = ids?.orderId ?? null;
  const [kept, setKept] = useState({ orderId, live: now });
  if (now.state !== 'loading' && (kept.live !== now || kept.orderId !== orderId))
    setKept({ orderId, live: now });
  const isBehind = now.state === 'loading' && kept.live.state === 'ready' && kept.orderId === orderId;
  return { ...(isBehind ? kept.live : now), isBehind };
}
