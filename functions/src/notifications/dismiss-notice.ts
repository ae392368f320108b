import { same } from '@bhoj/domain/kernel/same';
import { dismissNotice as contract } from '@bhoj/domain/notifications/received.contract';
import { dismissedWith } from '@bhoj/domain/platform/notices/notice-board';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { theBoard } from '../shared/notice-board.repo.ts';

export const dismissNotice = defineCallable(contract, async ({ noticeId, version }, { caller }) => {
  const { restaurantId } = caller;
  await transact(`${restaurantId} notices`, async (store) => {
    const [{ noticesDismissed: before }, board] = await Promise.all([
      store.need(noticeSettings, { restaurantId }, 'restaurant-not-found'),
      theBoard(store),
    ]);
    const noticesDismissed = dismissedWith(before, { id: noticeId, version }, board);
    if (!same(before, noticesDismissed)) store.update(noticeSettings, { restaurantId }, { noticesDismissed });
  });
  return {};
});
