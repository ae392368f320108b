import { same } from '@bhoj/domain/kernel/same';
import { emptyLog, logged } from '@bhoj/domain/menu/dish/availability-log';
import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { hasRunOut } from '@bhoj/domain/menu/portions/portions-left';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { WrittenEvent } from '../firebase/define-trigger.ts';
import { transact } from '../firebase/store.ts';

/** Writes the logs that differ from the current availability. Reads the counts only where portions are counted. */
const log = (restaurantId: string, at: number): Promise<void> =>
  transact(`${restaurantId} availability`, async (store) => {
    const [availability, profile, open] = await Promise.all([
      store.get(availabilities, { restaurantId }),
      store.get(profiles, { restaurantId }),
      store.find(availabilityLogs, { restaurantId }, availabilityLogs.queries.open()),
    ]);
    if (availability === null || profile === null) return;
    const cutoff = profile.dayCutoff;
    const day = businessDayOf(at, cutoff);
    const counts =
      availability.limited === undefined ? null : await store.get(portionsLeft, { restaurantId });
    const isUsedUp = (itemId: string) => counts !== null && hasRunOut(counts, itemId, { at, cutoff });
    const known = await store.get(availabilityLogs, { restaurantId, day });
    const before = new Map(open.map(({ id, value }) => [id, value]));
    if (known !== null) before.set(day, known);
    const today = known ?? emptyLog(day);
    for (const after of logged({ today, open: [...before.values()] }, availability, at, isUsedUp)) {
      if (!same(after, before.get(after.day) ?? emptyLog(after.day)))
        store.set(availabilityLogs, { restaurantId, day: after.day }, after);
    }
  });

/** Uses the time of the event where there is one, because the event may arrive late. */
export const logAvailability = ({ params, time }: WrittenEvent): Promise<void> =>
  log(params['restaurantId'] ?? '', Date.parse(time) || Date.now());
