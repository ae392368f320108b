import { info, warn } from 'firebase-functions/logger';
import { isNoticeOn, thresholdOf } from '@bhoj/domain/notifications/kinds';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { CHECKED_AT_ONCE } from '@bhoj/domain/orders/shape/call-queue';
import { placeFields } from '@bhoj/domain/orders/shape/order-tables';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import {
  isMarkedByKitchen,
  checkKitchen,
  unstartedTickets,
} from '@bhoj/domain/orders/kitchen/unstarted-tickets';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { NoticeSettings } from '@bhoj/domain/restaurant/settings.schema';
import type { ScheduledEvent } from '../firebase/define-schedule.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { findInRestaurants, readAt, transact } from '../firebase/store.ts';
import type { OfRestaurant } from '../firebase/store.ts';
import { tellOnce } from '../shared/notices.repo.ts';

const EVERY = 5 * MINUTE;
const KIND = 'stale-kitchen';

/** Returns every order with a kitchen check due in these five minutes, once. */
async function ordersToCheck(until: number): Promise<OfRestaurant<Order>[]> {
  const found = new Map<string, OfRestaurant<Order>>();
  for (let after = until - EVERY; ;) {
    const spec = orders.queries.toCheck(new Date(after), new Date(until));
    const page = await findInRestaurants(orders, spec);
    for (const one of page) found.set(`${one.restaurantId} ${one.id}`, one);
    const last = page.at(-1)?.value.kitchen.nextCheckAt;
    const isLast = page.length < CHECKED_AT_ONCE;
    if (isLast || last === undefined || last === null) return [...found.values()];
    // Goes back 1 ms, because several orders may have the same millisecond.
    after = Math.max(after + 1, last - 1);
  }
}

/**
 * Returns the owner's choice where they want this notification and the kitchen marked the dishes of the last ended order;
 * else null.
 */
const listenerOf = (restaurantId: string): Promise<NoticeSettings | null> =>
  readAt(async (store) => {
    const choice = await store.get(noticeSettings, { restaurantId });
    if (choice === null || !isNoticeOn(KIND, choice)) return null;
    const [last] = await store.find(orders, { restaurantId }, { ...orders.queries.past({}), limit: 1 });
    return last !== undefined && isMarkedByKitchen(last.value) ? choice : null;
  });

async function tellOf(
  { restaurantId, id: orderId, value }: OfRestaurant<Order>,
  choice: NoticeSettings,
  now: number,
): Promise<void> {
  const threshold = (thresholdOf(KIND, choice) ?? 0) * MINUTE;
  const { stale, next } = checkKitchen(value, threshold, now);
  for (const { kot, at } of stale) {
    const about = {
      kind: KIND,
      orderId,
      kot,
      ...placeFields(value),
      minutes: minutesSince(at, now),
    } as const;
    await tellOnce({ restaurantId, choice, about, now });
  }
  if (next === null) return;
  await transact(restaurantId, async (store) => {
    const order = await store.get(orders, { restaurantId, orderId });
    if (order?.kitchen.nextCheckAt !== value.kitchen.nextCheckAt) return;
    const kitchen = { ...order.kitchen, nextCheckAt: next };
    store.change(orders, { restaurantId, orderId }, order, { ...order, kitchen });
  });
}

/**
 * Notifies owners of unstarted tickets (P-NOTICE-9). It reads an order once, ten minutes after its round, and two more
 * documents for a restaurant with such a ticket. It writes an order only to plan another check.
 */
export async function tellOfKitchens({ scheduleTime }: ScheduledEvent): Promise<void> {
  const now = Date.parse(scheduleTime);
  const due = await ordersToCheck(now);
  const waiting = due.filter(({ value }) => value.state === 'open' && unstartedTickets(value).length > 0);
  const byRestaurant = Map.groupBy(waiting, ({ restaurantId }) => restaurantId);
  for (const [restaurantId, some] of byRestaurant) {
    try {
      const choice = await listenerOf(restaurantId);
      if (choice !== null) for (const one of some) await tellOf(one, choice, now);
    } catch (cause) {
      // A restaurant that cannot be read must not stop the others.
      warn('kitchen not told of', { cause: withoutPersonalData(String(cause)) });
    }
  }
  info('checked kitchens', { orders: due.length, restaurants: byRestaurant.size });
}
