import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useMemo } from 'react';
import { useLiveOrders } from '../../../firebase/use-live-orders.ts';
import { MINUTE } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useHeld } from '../../../firebase/use-held.ts';
import { mapLive, withUnreadableOf } from '../../../firebase/live-values.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { ordersByTable } from './tables-model.ts';

/** ms between two updates of the minutes on the tiles. */
const TICK = 15_000;
/** ms after which the query is renewed, so that expired orders leave it. */
const RENEW = 5 * MINUTE;

const valueOf = (live: Live<readonly OrderEntry[]>) => (live.state === 'ready' ? live.value : []);

/** All tables with their orders. */
export interface TablesData {
  readonly restaurantId: string;
  readonly tables: readonly Table[];
  /** Live orders by table. */
  readonly at: ReadonlyMap<string, readonly OrderEntry[]>;
  /** True once `at` has loaded; the tables themselves show before that. */
  readonly knowsOrders: boolean;
  readonly hasRooms: boolean;
  readonly profile: Live<Profile>;
  readonly now: number;
}

export function useTablesData(restaurantId: string): Live<TablesData> {
  const params = { restaurantId };
  const tableList = useLiveList(tables, params, tables.queries.all());
  const now = useNow(TICK);
  const since = new Date(Math.floor(now / RENEW) * RENEW);
  const live = useLiveOrders(restaurantId);
  const choosing = useHeld(useLiveList(orders, params, orders.queries.choosing(since)));
  const profile = useLiveDoc(profiles, params);
  const known = tableList.state === 'ready' ? tableList.value : null;
  const every = useMemo(() => known?.map(({ value }) => value) ?? [], [known]);
  return mapLive(withUnreadableOf(tableList, live, choosing), () => ({
    restaurantId,
    tables: every,
    at: ordersByTable([...valueOf(live), ...valueOf(choosing)], now),
    knowsOrders: live.state === 'ready',
    hasRooms: profile.state === 'ready' && profile.value.providesHotelServices,
    profile,
    now,
  }));
}
