import { emptyDay } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { dayAfter } from '@bhoj/domain/time/ist';
import type { Day } from '@bhoj/domain/days/day';
import type { Store } from '../firebase/store.ts';

/** Returns the day that a document of a business day counts towards: that day, or the next one that is not closed. */
export async function openDay(store: Store, restaurantId: string, businessDay: string): Promise<Day> {
  const known = await store.get(days, { restaurantId, day: businessDay });
  if (known === null) return emptyDay(businessDay);
  return known.closedAt === null ? known : openDay(store, restaurantId, dayAfter(businessDay));
}
