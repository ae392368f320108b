import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/session.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';

/** ms: nothing on this page counts seconds. */
const TICK = 30_000;

/** Whose orders they are, and what reading them takes: the business day's cut-off, the tax, the series. */
export interface OwnRestaurant {
  readonly restaurantId: string;
  readonly restaurant: Restaurant;
  /** Epoch ms. */
  readonly now: number;
}

export function useRestaurant(): OwnRestaurant | Exclude<Live<unknown>['state'], 'ready'> {
  const restaurantId = useRestaurantId();
  const record = useLiveDoc(restaurants, restaurantId === null ? null : { restaurantId });
  const now = useNow(TICK);
  if (restaurantId === null) return 'loading';
  return record.state === 'ready' ? { restaurantId, restaurant: record.value, now } : record.state;
}
