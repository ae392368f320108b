import type { Dates } from '@bhoj/domain/figures/span/trend';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import { sumHowSold } from '@bhoj/domain/how-sold/how-sold';
import type { BillHowSold } from '@bhoj/domain/how-sold/how-sold.schema';
import { dayAfter } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** Returns the sales of a period by price list and by weight. Only a day with such sales has a document. */
export function useHowSold({ from, to }: Dates): Live<BillHowSold> {
  const restaurantId = useRestaurantId();
  const spec = howSold.queries.between(from, dayAfter(to));
  return mapLive(whole(useLiveList(howSold, { restaurantId }, spec)), (list) =>
    sumHowSold(list.map(({ value }) => value)),
  );
}
