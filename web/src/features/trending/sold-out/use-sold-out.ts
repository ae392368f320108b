import type { Dates } from '@bhoj/domain/figures/span/trend';
import type { AvailabilityLog } from '@bhoj/domain/menu/dish/availability-log.schema';
import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { dayAfter } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** The logs of sold-out dishes in a period: one document for each day with one. */
export function useSoldOut({ from, to }: Dates): Live<readonly AvailabilityLog[]> {
  const restaurantId = useRestaurantId();
  const spec = availabilityLogs.queries.between(from, dayAfter(to));
  return mapLive(whole(useLiveList(availabilityLogs, { restaurantId }, spec)), (list) =>
    list.map(({ value }) => value),
  );
}
