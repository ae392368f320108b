import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import { sumOrderedTogether } from '@bhoj/domain/days/ordered-together';
import type { BillOrderedTogether } from '@bhoj/domain/days/ordered-together.schema';
import type { Dates } from '@bhoj/domain/figures/span/trend';
import { dayAfter } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** The counts of dishes ordered together in a period, one document for each day. */
export function useOrderedTogether({ from, to }: Dates): Live<BillOrderedTogether> {
  const restaurantId = useRestaurantId();
  const spec = orderedTogether.queries.between(from, dayAfter(to));
  return mapLive(whole(useLiveList(orderedTogether, { restaurantId }, spec)), (list) =>
    sumOrderedTogether(list.map(({ value }) => value)),
  );
}
