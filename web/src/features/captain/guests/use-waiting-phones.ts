import { isExpired } from '@bhoj/domain/orders/door/joining';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import { useHeld } from '../../../firebase/use-held.ts';
import { useLiveList } from '../../../firebase/live.ts';

export interface WaitingAt {
  readonly restaurantId: string;
  /** A table without an open order. */
  readonly tableId: string;
  readonly now: number;
}

/** Returns the waiting orders of the phones that scanned a table's code; none until they are loaded. */
export function useWaitingPhones({ restaurantId, tableId, now }: WaitingAt): readonly string[] {
  // Renews the query every minute, so that expired orders leave it.
  const since = new Date(Math.floor(now / MINUTE) * MINUTE);
  const live = useHeld(useLiveList(orders, { restaurantId }, orders.queries.waitingAt(tableId, since)));
  if (live.state !== 'ready') return [];
  return live.value.filter(({ value }) => !isExpired(value, now)).map(({ id }) => id);
}
