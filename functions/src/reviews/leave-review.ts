import { markReviewed } from '@bhoj/domain/orders/requests';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { leaveReview as contract } from '@bhoj/domain/reviews/reviews.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readOrderOfGuest, writeOrder } from '../shared/orders.repo.ts';

export const leaveReview = defineCallable(contract, (input, { caller, now }) =>
  transact(input.restaurantId, async (store) => {
    const { restaurantId, orderId, stars, words } = input;
    const at = { restaurantId, orderId };
    const before = await readOrderOfGuest(store, at, caller.uid);
    writeOrder(store, at, { before, after: markReviewed(before) });
    store.create(reviews, at, { stars, words, createdAt: now });
    return {};
  }),
);
