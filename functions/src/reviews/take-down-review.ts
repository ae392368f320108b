import { reviews } from '@bhoj/domain/reviews/review.collection';
import { withTakenDown } from '@bhoj/domain/reviews/review';
import { takeDownReview as contract } from '@bhoj/domain/reviews/reviews.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const takeDownReview = defineCallable(contract, ({ orderId, reason }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const at = { restaurantId, orderId };
  return transact(`${restaurantId} review ${orderId}`, async (store) => {
    const review = await store.need(reviews, at, 'review-not-found');
    const down = withTakenDown(review, { words: reason, by: caller.name, at: now });
    if (down === null) return {};
    store.change(reviews, at, review, down);
    record(store, { orderId, stars: review.stars, reason });
    return {};
  });
});
