import { companions } from '@bhoj/domain/days/companions.collection';
import { sumCompanions } from '@bhoj/domain/days/companions';
import type { BillCompanions } from '@bhoj/domain/days/companions.schema';
import type { Dates } from '@bhoj/domain/figures/span/trend';
import { dayAfter } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** What was ordered together in a period, one document for each of its days. */
export function useCompanions({ from, to }: Dates): Live<BillCompanions> {
  const restaurantId = useRestaurantId();
  const spec = companions.queries.between(from, dayAfter(to));
  return mapLive(whole(useLiveList(companions, { restaurantId }, spec)), (list) =>
    sumCompanions(list.map(({ value }) => value)),
  );
}
