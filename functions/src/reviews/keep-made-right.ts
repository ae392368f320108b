import { reviews } from '@bhoj/domain/reviews/review.collection';
import { withMadeRight } from '@bhoj/domain/reviews/review';
import { keepMadeRight as contract } from '@bhoj/domain/reviews/reviews.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const keepMadeRight = defineCallable(contract, ({ orderId, what }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const at = { restaurantId, orderId };
  return transact(`${restaurantId} review ${orderId}`, async (store) => {
    const review = await store.need(reviews, at, 'review-not-found');
    const kept = withMadeRight(review, { words: what, by: caller.name, at: now });
    if (kept === null) return {};
    store.change(reviews, at, review, kept);
    record(store, { orderId, what });
    return {};
  });
});
