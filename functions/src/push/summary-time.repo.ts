import { nextSummaryAt } from '@bhoj/domain/push/evening';
import { receives } from '@bhoj/domain/push/pushed';
import type { PushPerson } from '@bhoj/domain/push/pushed';
import type { PushSubscriber } from '@bhoj/domain/push/subscriber.schema';
import type { Store } from '../firebase/store.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

/** Returns the subscriber with the time of their next evening summary; null where they want none or have no device. */
export async function withSummaryTime(
  store: Pick<Store, 'need'>,
  subscriber: PushSubscriber,
  { restaurantId, person, now }: { restaurantId: string; person: PushPerson; now: number },
): Promise<PushSubscriber> {
  const wants = subscriber.devices.length > 0 && receives('day-summary', person, subscriber.switched);
  if (!wants) return { ...subscriber, summaryAt: null };
  if (subscriber.summaryAt !== null) return subscriber;
  const times = await readRestaurant(store, restaurantId, 'service');
  return { ...subscriber, summaryAt: nextSummaryAt(times, now) };
}
