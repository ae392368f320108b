import { useMemo } from 'react';
import { MAX_CALLS_SHOWN, MAX_OPEN_SHOWN } from '@bhoj/domain/orders/shape/call-queue';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import { useLiveList } from './live.ts';
import type { Live } from './live.ts';
import { bounded, mapLive, together } from './live-values.ts';
import { useClockOffset } from './server-clock.ts';
import { useHeld } from './use-held.ts';
import { useNow } from '../ui/shared/use-now.ts';

type Entries = readonly OrderEntry[];

/** ms after which the query is renewed, so that expired orders leave it. */
const RENEW = 5 * MINUTE;

/** For a moment, an order that is being accepted is in both lists; as an open one it is newer. */
const eachOnce = ([open, asking]: readonly [Entries, Entries]): Entries => [
  ...new Map([...asking, ...open].map((entry) => [entry.id, entry])).values(),
];

const NONE: Entries = [];

/**
 * Open orders that this device knew are shown before the server has said who asks. The device cannot know that by
 * itself: the question is another every five minutes.
 */
const untilAsked = (asking: Live<Entries>, open: Live<Entries>): Live<Entries> =>
  asking.state === 'loading' && open.state === 'ready' && open.fromCache
    ? { state: 'ready', value: NONE, fromCache: true }
    : asking;

/**
 * The open orders, and the waiting ones that ask a captain for something, by the server's clock. A phone that only
 * scanned a code has no order here.
 */
export function useLiveOrders(restaurantId: string): Live<Entries> {
  const now = useNow(MINUTE) + useClockOffset();
  const since = new Date(Math.floor(now / RENEW) * RENEW);
  const open = useLiveList(orders, { restaurantId }, orders.queries.open());
  const asking = useHeld(useLiveList(orders, { restaurantId }, orders.queries.asking(since)));
  return useMemo(
    () =>
      mapLive(
        together(bounded(open, MAX_OPEN_SHOWN), bounded(untilAsked(asking, open), MAX_CALLS_SHOWN)),
        eachOnce,
      ),
    [open, asking],
  );
}
