import { noticeOf } from '@bhoj/domain/notifications/notice';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { transact } from '../firebase/store.ts';
import type { NoticeChoice } from '@bhoj/domain/notifications/kinds';
import type { About } from '@bhoj/domain/notifications/about.schema';
import type { Store } from '../firebase/store.ts';

interface Told {
  readonly restaurantId: string;
  /** What the owner wants to be told. */
  readonly choice: NoticeChoice;
  readonly about: About;
  readonly now: number;
}

/**
 * Tells the owner in the transaction in which it happens, unless they do not want it. It reads nothing, and it cannot
 * make the transaction fail; the caller's own idempotency keeps a repeat from writing it anew.
 */
export function tell(store: Pick<Store, 'set'>, { restaurantId, choice, about, now }: Told): void {
  const notice = noticeOf(about, choice, now);
  if (notice !== null) store.set(notifications, { restaurantId, notificationId: notice.id }, notice.value);
}

/** Tells the owner once, where what happens may be seen several times. Costs one read where it is wanted. */
export const tellOnce = ({ restaurantId, choice, about, now }: Told): Promise<void> =>
  transact(`${restaurantId} notices`, async (store) => {
    const notice = noticeOf(about, choice, now);
    if (notice === null) return;
    const params = { restaurantId, notificationId: notice.id };
    if ((await store.get(notifications, params)) === null) store.create(notifications, params, notice.value);
  });
