import { useMemo, useState } from 'react';
import { MAX_CALLS_SHOWN, MAX_OPEN_SHOWN } from '@bhoj/domain/orders/shape/call-queue';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import { useLiveList } from './live.ts';
import type { Live, LiveOptions } from './live.ts';
import { bounded, mapLive, together } from './live-values.ts';
import { useHeld } from './use-held.ts';
import { useNow } from '../ui/shared/use-now.ts';

type Entries = readonly OrderEntry[];

/** ms after which the query is renewed, to drop expired orders. */
const RENEW = 5 * MINUTE;

/** For a moment, an order that is being accepted is in both lists. Its copy among the open orders is newer. */
const eachOnce = ([open, asking]: readonly [Entries, Entries]): Entries => [
  ...new Map([...asking, ...open].map((entry) => [entry.id, entry])).values(),
];

const NOBODY: Live<Entries> = { state: 'ready', value: [], fromCache: true, isPartial: true };

/**
 * Shows the open orders on this device before the server has answered the query of waiting orders. The device cannot
 * answer that query by itself, because it differs every five minutes. Open orders that were shown stay, even if the
 * server answers their query alone.
 */
function useUntilAsked(asking: Live<Entries>, open: Live<Entries>): Live<Entries> {
  const isWaiting = asking.state === 'loading' && open.state === 'ready';
  const [isShown, setShown] = useState(false);
  if (isWaiting && open.fromCache && !isShown) setShown(true);
  return isWaiting && (open.fromCache || isShown) ? NOBODY : asking;
}

/**
 * The open orders, and the waiting orders in the captain's queue, by the server's clock. It leaves out the orders of
 * phones that only scanned a code.
 */
export function useLiveOrders(restaurantId: string, options: LiveOptions = {}): Live<Entries> {
  const now = useNow(MINUTE);
  const since = new Date(Math.floor(now / RENEW) * RENEW);
  const open = useLiveList(orders, { restaurantId }, orders.queries.open(), options);
  const asked = useHeld(useLiveList(orders, { restaurantId }, orders.queries.asking(since), options));
  const asking = useUntilAsked(asked, open);
  return useMemo(
    () => mapLive(together(bounded(open, MAX_OPEN_SHOWN), bounded(asking, MAX_CALLS_SHOWN)), eachOnce),
    [open, asking],
  );
}
