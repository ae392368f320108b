import { noticeOf } from '@bhoj/domain/notifications/notice';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { transact } from '../firebase/store.ts';
import type { NoticeChoice } from '@bhoj/domain/notifications/kinds';
import type { About } from '@bhoj/domain/notifications/about.schema';
import type { Store } from '../firebase/store.ts';

interface Told {
  readonly restaurantId: string;
  /** The owner's choice of notifications. */
  readonly choice: NoticeChoice;
  readonly about: About;
  readonly now: number;
}

/**
 * Notifies the owner in the transaction of the event, unless they do not want it. It reads nothing, and cannot make the
 * transaction fail; the caller's own idempotency prevents a second notification.
 */
export function tell(store: Pick<Store, 'set'>, { restaurantId, choice, about, now }: Told): void {
  const notice = noticeOf(about, choice, now);
  if (notice !== null) store.set(notifications, { restaurantId, notificationId: notice.id }, notice.value);
}

/** Notifies the owner once of an event that may be seen several times. Costs one read where they want it. */
export const tellOnce = ({ restaurantId, choice, about, now }: Told): Promise<void> =>
  transact(`${restaurantId} notices`, async (store) => {
    const notice = noticeOf(about, choice, now);
    if (notice === null) return;
    const params = { restaurantId, notificationId: notice.id };
    if ((await store.get(notifications, params)) === null) store.create(notifications, params, notice.value);
  });
