import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { isWanted, noticeId } from '@bhoj/domain/notifications/kinds';
import { transact } from '../firebase/store.ts';
import type { NoticeChoice } from '@bhoj/domain/notifications/kinds';
import type { About } from '@bhoj/domain/notifications/about.schema';
import type { Store } from '../firebase/store.ts';

interface Told {
  readonly restaurantId: string;
  /** The owner's record, which says what they want to be told. */
  readonly choice: NoticeChoice;
  readonly about: About;
  readonly now: number;
}

/**
 * Tells the owner in the transaction in which it happens, unless they do not want it. It reads nothing, and it cannot
 * make the transaction fail; the caller's own idempotency keeps a repeat from writing it anew.
 */
export function tell(store: Pick<Store, 'set'>, { restaurantId, choice, about, now }: Told): void {
  if (!isWanted(about, choice)) return;
  const params = { restaurantId, notificationId: noticeId(about) };
  store.set(notifications, params, { kind: 'announcement', createdAt: now, about });
}

/** Tells the owner once, where what happens may be seen several times. Costs one read. */
export const tellOnce = (told: Told): Promise<void> =>
  transact(`${told.restaurantId} notices`, async (store) => {
    const params = { restaurantId: told.restaurantId, notificationId: noticeId(told.about) };
    if ((await store.get(notifications, params)) === null) tell(store, told);
  });
