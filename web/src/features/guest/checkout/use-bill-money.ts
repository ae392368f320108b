import { useEffect, useState } from 'react';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { watchMoneyAsGuest } from '../../../firebase/guest.ts';
import type { Live } from '../../../firebase/live.ts';

const LOADING = { state: 'loading' } as const;

/** The money of the order on screen, live. Only the bill asks for it: a guest who reads the menu pays no further read. */
export function useBillMoney(restaurantId: string, orderId: string, order: Order): Live<OrderMoney> {
  const key = `${restaurantId}/${orderId}`;
  const [held, setHeld] = useState<{ key: string; live: Live<OrderMoney> }>({ key, live: LOADING });
  // The first write moves it to a document of its own: until then it does not change.
  const [earlierMoney] = useState(order.earlierMoney);
  useEffect(
    () => watchMoneyAsGuest({ restaurantId, orderId }, { earlierMoney }, (live) => setHeld({ key, live })),
    [key, restaurantId, orderId, earlierMoney],
  );
  return held.key === key ? held.live : LOADING;
}
