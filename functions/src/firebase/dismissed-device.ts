import { warn } from 'firebase-functions/logger';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { noticeOf } from '@bhoj/domain/notifications/notice';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { dateOf } from '@bhoj/domain/time/ist';
import { withoutPersonalData } from './redact.ts';
import { transact } from './store.ts';

interface Dismissed {
  readonly restaurantId: string;
  readonly uid: string;
  readonly name: string;
}

/**
 * The dismissed members that this instance has reported to the owner today, so that a device that calls again and again costs no
 * further reads.
 */
let told: { readonly day: string; readonly whom: Set<string> } = { day: '', whom: new Set() };

/** Notifies the owner, once a day, that a dismissed member's device still calls. A failure is only logged. */
export async function tellOfDismissed({ restaurantId, uid, name }: Dismissed): Promise<void> {
  const now = Date.now();
  const day = dateOf(now);
  if (told.day !== day) told = { day, whom: new Set() };
  const whom = `${restaurantId} ${uid}`;
  if (told.whom.has(whom)) return;
  told.whom.add(whom);
  try {
    await transact(`${restaurantId} notices`, async (store) => {
      const choice = await store.get(noticeSettings, { restaurantId });
      const about = { kind: 'dismissed-device', memberId: memberIdOf(uid), name, day } as const;
      const notice = choice === null ? null : noticeOf(about, choice, now);
      if (notice === null) return;
      const params = { restaurantId, notificationId: notice.id };
      if ((await store.get(notifications, params)) === null)
        store.create(notifications, params, notice.value);
    });
  } catch (cause) {
    warn('dismissed device not told of', { cause: withoutPersonalData(String(cause)) });
  }
}
