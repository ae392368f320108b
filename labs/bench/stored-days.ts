import { days } from '@bhoj/domain/days/day.collection';
import { aDayWith } from '@bhoj/domain/fixtures/dish-days';
import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { emptyLog } from '@bhoj/domain/menu/dish/availability-log';
import { businessDayOf, DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import type { Admin } from '../../demo/live/admin.ts';

/** More days than any page may read. */
const STORED = 130;

/** Stores business days with sales, each with a log of sold-out dishes. */
export async function storeDays(admin: Admin, restaurantId: string): Promise<void> {
  const today = startOf(businessDayOf(Date.now(), '04:00'));
  const dates = Array.from({ length: STORED }, (_, ago) => dateOf(today - (ago + 1) * DAY));
  await Promise.all(
    dates.flatMap((day) => [
      admin.set(days, { restaurantId, day }, aDayWith(day, { itemId: 'dal', quantity: 3, rupees: 300 })),
      admin.set(availabilityLogs, { restaurantId, day }, emptyLog(day)),
    ]),
  );
}
