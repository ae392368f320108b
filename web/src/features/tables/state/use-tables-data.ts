import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import { useMemo } from 'react';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, withUnreadableOf } from '../../../firebase/live-values.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { ordersByTable } from './tables-model.ts';

/** ms: minutes on the tiles move on by themselves. */
const TICK = 15_000;

/** Every table with what is ordered at it. */
export interface TablesData {
  readonly restaurantId: string;
  readonly tables: readonly Table[];
  /** Live orders by table. */
  readonly at: ReadonlyMap<string, readonly OrderEntry[]>;
  /** Whether `at` is known; the tables themselves show before it is. */
  readonly knowsOrders: boolean;
  readonly hasRooms: boolean;
  readonly now: number;
}

export function useTablesData(restaurantId: string): Live<TablesData> {
  const params = { restaurantId };
  const tableList = useLiveList(tables, params, tables.queries.all());
  const live = useLiveList(orders, params, orders.queries.live());
  const profile = useLiveDoc(profiles, params);
  const now = useNow(TICK);
  const known = tableList.state === 'ready' ? tableList.value : null;
  const every = useMemo(() => known?.map(({ value }) => value) ?? [], [known]);
  return mapLive(withUnreadableOf(tableList, live), () => ({
    restaurantId,
    tables: every,
    at: ordersByTable(live.state === 'ready' ? live.value : [], now),
    knowsOrders: live.state === 'ready',
    hasRooms: profile.state === 'ready' && profile.value.providesHotelServices,
    now,
  }));
}
