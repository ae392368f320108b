import { info, warn } from 'firebase-functions/logger';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { dayToSum, nextSummaryAt, summaryOf, weekBefore } from '@bhoj/domain/push/evening';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { SUMMARIES_AT_ONCE } from '@bhoj/domain/push/subscriber.schema';
import type { PushSubscriber } from '@bhoj/domain/push/subscriber.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { ScheduledEvent } from '../firebase/define-schedule.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { findInRestaurants, readAt, transact } from '../firebase/store.ts';
import type { OfRestaurant } from '../firebase/store.ts';
import { tellOnce } from '../shared/notices.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

/** Returns the summary of a business day; null for a day without trade. */
const sumOf = (restaurantId: string, of: IsoDate) =>
  readAt(async (store) => {
    const [day, before, closing, openOrders] = await Promise.all([
      store.get(days, { restaurantId, day: of }),
      store.get(days, { restaurantId, day: weekBefore(of) }),
      store.get(closings, { restaurantId, day: of }),
      store.count(orders, { restaurantId }, orders.queries.open()),
    ]);
    return summaryOf(of, { day, weekBefore: before, closing, openOrders });
  });

/** Makes the summaries of one restaurant that are due, and plans the next one for each of its subscribers. */
async function tellOf(
  restaurantId: string,
  due: readonly OfRestaurant<PushSubscriber>[],
  now: number,
): Promise<void> {
  const restaurant = await readAt((store) => readRestaurant(store, restaurantId, 'service', 'notices'));
  const wanted = new Set(
    due.flatMap(({ value: { summaryAt } }) =>
      summaryAt === null ? [] : (dayToSum(restaurant, summaryAt, now) ?? []),
    ),
  );
  for (const day of wanted) {
    const about = await sumOf(restaurantId, day);
    if (about !== null) await tellOnce({ restaurantId, choice: restaurant, about, now });
  }
  // Later than the notification: a failure above leaves the summary due.
  const next = nextSummaryAt(restaurant, now);
  await transact(`${restaurantId} push`, async (store) => {
    const known = await Promise.all(
      due.map(({ id: uid }) => store.get(pushSubscribers, { restaurantId, uid })),
    );
    for (const subscriber of known) {
      if (subscriber === null || subscriber.summaryAt === null || subscriber.summaryAt > now) continue;
      store.update(pushSubscribers, { restaurantId, uid: subscriber.uid }, { summaryAt: next });
    }
  });
}

/**
 * Notifies of the evening's figures at each restaurant's closing time (P-PUSH-6). It reads only restaurants with somebody
 * who wants the summary on a device, and each at most once in a business day.
 */
export async function tellOfEvenings({ scheduleTime }: ScheduledEvent): Promise<void> {
  const now = Date.parse(scheduleTime);
  const failed = new Set<string>();
  let told = 0;
  for (let isMore = true; isMore;) {
    const due = await findInRestaurants(pushSubscribers, pushSubscribers.queries.summaryDue(new Date(now)));
    const byRestaurant = Map.groupBy(due, ({ restaurantId }) => restaurantId);
    const before = told;
    for (const [restaurantId, some] of byRestaurant) {
      if (failed.has(restaurantId)) continue;
      try {
        await tellOf(restaurantId, some, now);
        told += 1;
      } catch (cause) {
        // A restaurant that cannot be read must not stop the others.
        failed.add(restaurantId);
        warn('evening not told of', { cause: withoutPersonalData(String(cause)) });
      }
    }
    isMore = due.length === SUMMARIES_AT_ONCE && told > before;
  }
  info('told of evenings', { restaurants: told, failed: failed.size });
}
