import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { dismissNotice as contract } from '@bhoj/domain/notifications/received.contract';
import { dismissedWith } from '@bhoj/domain/platform/notices/notice-board';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { theBoard } from '../shared/notice-board.repo.ts';

export const dismissNotice = defineCallable(contract, async ({ noticeId, version }, { caller, now }) => {
  const { restaurantId } = caller;
  await transact(`${restaurantId} notices`, async (store) => {
    const [record, board] = await Promise.all([
      store.get(restaurants, { restaurantId }),
      theBoard(store, now),
    ]);
    if (record === null) throw new Refusal('restaurant-not-found');
    const before = record.noticesDismissed ?? [];
    const noticesDismissed = dismissedWith(before, { id: noticeId, version }, board);
    if (!same(before, noticesDismissed)) store.update(restaurants, { restaurantId }, { noticesDismissed });
  });
  return {};
});
