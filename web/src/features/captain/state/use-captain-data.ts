import { useState } from 'react';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables as tableCollection } from '@bhoj/domain/tables/table.collection';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Unreadable } from '@bhoj/domain/kernel/read-each';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useDrawnOnce } from '../../../firebase/use-drawn-once.ts';
import { useLiveOrders } from '../../../firebase/use-live-orders.ts';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, together, unreadableOf, withUnreadableOf } from '../../../firebase/live-values.ts';
import { useSession } from '../../../firebase/session.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useCounters } from './use-counters.ts';
import type { Counters } from './use-counters.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { OutboxControls } from '../outbox/use-outbox.ts';

/** ms between two updates of the minutes on the tiles. */
const TICK = 15_000;

/** All data that the captain's screens show and change. */
export interface CaptainData {
  readonly restaurantId: string;
  readonly tables: readonly Table[];
  readonly orders: readonly OrderEntry[];
  /** Unreadable documents. */
  readonly unreadable: readonly Unreadable[];
  readonly menu: Live<Menu>;
  readonly availability: Availability;
  readonly profile: Live<Profile>;
  readonly outbox: OutboxControls;
  readonly counters: Counters;
  /** Epoch ms by the server's clock, because the device's own may be wrong. */
  readonly now: number;
}

const NO_ORDERS: readonly OrderEntry[] = [];
/** Captains work without a network too: what the device knows is as good as what the server says. */
const ANY_AGE = { anyAge: true };

export function useCaptainData(restaurantId: string): Live<CaptainData> {
  const at = { restaurantId };
  const tables = useLiveList(tableCollection, at, tableCollection.queries.all(), ANY_AGE);
  const orders = useLiveOrders(restaurantId, ANY_AGE);
  const profile = useLiveDoc(profiles, at, ANY_AGE);
  // The profile brings names and buttons that would move the tables.
  const floor = useDrawnOnce(together(tables, orders), profile);
  // The menu is larger than everything else together, so it is requested after the tables, as are the sold-out dishes.
  const [isFloorKnown, setFloorKnown] = useState(false);
  if (!isFloorKnown && floor.state === 'ready') setFloorKnown(true);
  const menu = useLiveDoc(menus, isFloorKnown ? at : null, ANY_AGE);
  const availability = useLiveDoc(availabilities, isFloorKnown ? at : null, ANY_AGE);
  const counters = useCounters(restaurantId);
  const session = useSession();
  const outbox = useOutbox(restaurantId, {
    authorUid: session.state === 'in' ? session.user.uid : '',
    orders: orders.state === 'ready' ? orders.value : NO_ORDERS,
    onTaken: counters.markSent,
  });
  const now = useNow(TICK);
  const shown = withUnreadableOf(floor, availability);
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
