import { countCancelled } from '@bhoj/domain/days/day';
import { newDishes, withFacts } from '@bhoj/domain/days/day-dishes';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { days } from '@bhoj/domain/days/day.collection';
import { factsIn } from '@bhoj/domain/menu/dish/costs';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { dayAfter } from '@bhoj/domain/time/ist';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Cancellation } from '@bhoj/domain/orders/acts/cancellations';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Store } from '../firebase/store.ts';

/** Returns the day towards which a document counts: its business day, or the next day that is not closed. */
export async function openDay(store: Store, restaurantId: string, businessDay: string): Promise<Day> {
  const known = await store.get(days, { restaurantId, day: businessDay });
  if (known === null) return emptyDay(businessDay);
  return known.closedAt === null ? known : openDay(store, restaurantId, dayAfter(businessDay));
}

/**
 * Returns the change that stores cost and category of the dishes that a bill is the first to sell on its day. Reads
 * nothing when the day has sold all of them before. Broken costs stop no bill: its dishes are counted without them.
 */
export async function readFacts(
  store: Pick<Store, 'getReadable'>,
  { restaurantId, day, bill }: { restaurantId: string; day: Day; bill: Bill },
): Promise<(day: Day) => Day> {
  const keys = newDishes(day.byDish, bill);
  if (keys.length === 0) return (counted) => counted;
  const costs = await store.getReadable(menuCosts, { restaurantId });
  return (counted) => ({
    ...counted,
    byDish: withFacts(counted.byDish, keys, (dish) => factsIn(costs, dish)),
  });
}

/** Counts newly cancelled lines on the day that was read for them. */
export function writeCancelled(
  store: Store,
  restaurantId: string,
  day: Day,
  cancelled: readonly Cancellation[],
): void {
  if (cancelled.length === 0) return;
  store.set(days, { restaurantId, day: day.day }, cancelled.reduce(countCancelled, day));
}
