import { availabilities, menus } from '@bhoj/domain/menu/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables as tableCollection } from '@bhoj/domain/tables/table.collection';
import { orders as orderCollection } from '@bhoj/domain/orders/order.collection';
import type { Availability, Menu } from '@bhoj/domain/menu/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Unreadable } from '@bhoj/domain/kernel/read-each';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, together, unreadableOf, withUnreadableOf } from '../../../firebase/live-values.ts';
import { useClockOffset } from '../../../firebase/server-clock.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useCounters } from './use-counters.ts';
import type { Counters } from './use-counters.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { OutboxControls } from '../outbox/use-outbox.ts';

/** Minutes on the tiles move on by themselves. */
const TICK = 15_000;

/** Everything the captain's screens show and act on. */
export interface CaptainData {
  readonly restaurantId: string;
  readonly tables: readonly Table[];
  readonly orders: readonly OrderEntry[];
  /** What is there and cannot be read on this device. */
  readonly unreadable: readonly Unreadable[];
  readonly menu: Live<Menu>;
  readonly availability: Availability;
  readonly profile: Live<Profile>;
  readonly outbox: OutboxControls;
  readonly counters: Counters;
  /** By the server's clock: a device's own may be a day wrong. */
  readonly now: number;
}

const NO_ORDERS: readonly OrderEntry[] = [];
const NOTHING_SOLD_OUT: Availability = { soldOut: {} };

export function useCaptainData(restaurantId: string): Live<CaptainData> {
  const at = { restaurantId };
  const tables = useLiveList(tableCollection, at, tableCollection.queries.all());
  const orders = useLiveList(orderCollection, at, orderCollection.queries.live());
  const menu = useLiveDoc(menus, at);
  const availability = useLiveDoc(availabilities, at);
  const profile = useLiveDoc(profiles, at);
  const counters = useCounters(restaurantId);
  const outbox = useOutbox(restaurantId, {
    orders: orders.state === 'ready' ? orders.value : NO_ORDERS,
    onTaken: counters.markSent,
  });
  const now = useNow(TICK) + useClockOffset();
  const shown = withUnreadableOf(together(tables, orders), availability);
  return mapLive(shown, ([everyTable, everyOrder]) => ({
    restaurantId,
    tables: everyTable.map(({ value }) => value),
    orders: everyOrder,
    unreadable: unreadableOf(shown),
    menu,
    availability: availability.state === 'ready' ? availability.value : NOTHING_SOLD_OUT,
    profile,
    outbox,
    counters,
    now,
  }));
}
