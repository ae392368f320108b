import { useState } from 'react';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useClockOffset } from '../../../firebase/server-clock.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

type Orders = Live<readonly OrderEntry[]>;

/** A wall screen stays open for weeks: now and then it asks anew, or it would watch every order it ever showed. */
const RENEW = 6 * HOUR;

/**
 * The orders that the kitchen may have something to do with, by the server's clock. While it asks anew, what it knew
 * stays on the screen.
 */
export function useKitchenOrders(restaurantId: string): Orders {
  const now = useNow(10 * MINUTE) + useClockOffset();
  const since = new Date(Math.floor(now / RENEW) * RENEW);
  const live = useLiveList(orders, { restaurantId }, orders.queries.kitchen(since));
  const [held, setHeld] = useState<Orders>(live);
  if (live !== held && live.state !== 'loading') setHeld(live);
  return live.state === 'loading' && held.state === 'ready' ? held : live;
}
