import { useEffect, useState } from 'react';
import { moneyOf } from '@bhoj/domain/billing/documents/order-money';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { watchMoneyAsGuest } from '../../../firebase/guest.ts';
import type { Watched } from '../../../firebase/live.ts';

const LOADING = { state: 'loading' } as const;

/** The live money of the order on screen. Only the bill page uses it, so that the menu costs no further read. */
export function useBillMoney(restaurantId: string, orderId: string, order: Order): Watched<OrderMoney> {
  const key = order.billing.hasMoney ? `${restaurantId}/${orderId}` : null;
  const [held, setHeld] = useState<{ key: string | null; live: Watched<OrderMoney> }>({ key, live: LOADING });
  useEffect(() => {
    if (key === null) return undefined;
    return watchMoneyAsGuest({ restaurantId, orderId }, (live) => setHeld({ key, live }));
  }, [key, restaurantId, orderId]);
  if (key === null) return { state: 'ready', value: moneyOf(order, null), fromCache: false };
  return held.key === key ? held.live : LOADING;
}
