import { info, warn } from 'firebase-functions/logger';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { SOON_DAYS } from '@bhoj/domain/subscription/subscription';
import { DAY } from '@bhoj/domain/time/ist';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { ScheduledEvent } from '../firebase/define-schedule.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { readAt } from '../firebase/store.ts';
import { tellOnce } from '../shared/notices.repo.ts';

/** Returns one page of the restaurants with a plan that ends soon, with the ends. */
const endingSoon = (now: number, after: Cursor | null) =>
  readAt(async (store) => {
    const spec = tenants.queries.endBetween(new Date(now), new Date(now + SOON_DAYS * DAY), after);
    const { rows, unreadable } = await store.findReadable(tenants, {}, spec);
    const ends = rows.map(({ id, value }) => ({ id, until: value.planEndsAt }));
    const last = ends.at(-1);
    const isFull = rows.length + unreadable.length === spec.limit;
    const next = last === undefined || !isFull ? null : { values: [new Date(last.until)], id: last.id };
    return { ends, next };
  });

async function tellOf(restaurantId: string, until: number, now: number): Promise<void> {
  const choice = await readAt((store) => store.get(noticeSettings, { restaurantId }));
  if (choice === null) return;
  await tellOnce({ restaurantId, choice, about: { kind: 'plan-ending', until }, now });
}

/**
 * Notifies owners of a trial or paid period that ends within three days, once for each end. Reads only these
 * restaurants.
 */
export async function tellOfPlans({ scheduleTime }: ScheduledEvent): Promise<void> {
  const now = Date.parse(scheduleTime);
  let after: Cursor | null = null;
  let asked = 0;
  do {
    const page = await endingSoon(now, after);
    for (const { id, until } of page.ends) {
      try {
        await tellOf(id, until, now);
      } catch (cause) {
        // A record that cannot be read must not stop the others.
        warn('plan not told of', { cause: withoutPersonalData(String(cause)) });
      }
    }
    asked += page.ends.length;
    after = page.next;
  } while (after !== null);
  info('told of plans that end', { asked });
}
