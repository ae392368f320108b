import { MAX_OPEN_SHOWN } from '@bhoj/domain/orders/shape/call-queue';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { bounded } from '../../../firebase/live-values.ts';
import { useHeld } from '../../../firebase/use-held.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

/**
 * ms after which the page renews the query. Otherwise a wall screen, which stays open for weeks, would watch every
 * order that it ever showed.
 */
const RENEW = 6 * HOUR;

/**
 * The orders that may concern the kitchen, by the server's clock. While the query is renewed, the known orders stay on
 * the screen.
 */
export function useKitchenOrders(restaurantId: string): Live<readonly OrderEntry[]> {
  const now = useNow(10 * MINUTE);
  const since = new Date(Math.floor(now / RENEW) * RENEW);
  const live = useLiveList(orders, { restaurantId }, orders.queries.kitchen(since));
  return bounded(useHeld(live), MAX_OPEN_SHOWN);
}
