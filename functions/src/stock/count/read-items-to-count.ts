import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { readItemsToCount as contract } from '@bhoj/domain/stock/count/count.contract';
import { inHouse, PACE_DAYS, toCount } from '@bhoj/domain/stock/figures/in-house';
import { stockDays, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf, dateOf, DAY, startOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';

export const readItemsToCount = defineCallable(contract, (_, { caller: { restaurantId }, now }) =>
  readAt(async (store) => {
    const [items, levels, { dayCutoff }] = await Promise.all([
      store.get(stockItems, { restaurantId }),
      store.get(stockLevels, { restaurantId }),
      store.need(profiles, { restaurantId }, 'restaurant-not-found'),
    ]);
    if (items === null) return { itemIds: [] };
    const today = startOf(businessDayOf(now, dayCutoff));
    const span = stockDays.queries.between(dateOf(today - PACE_DAYS * DAY), dateOf(today - DAY));
    const days = await store.find(stockDays, { restaurantId }, span);
    const sums = days.map(({ value }) => value);
    const all = inHouse(items.items, levels ?? { levels: {} }, sums, now);
    return { itemIds: toCount(all, now).map(({ item }) => item.id) };
  }),
);
