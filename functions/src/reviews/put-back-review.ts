import { reviews } from '@bhoj/domain/reviews/review.collection';
import { withPutBack } from '@bhoj/domain/reviews/review';
import { putBackReview as contract } from '@bhoj/domain/reviews/reviews.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const putBackReview = defineCallable(contract, ({ orderId }, { caller, record }) => {
  const { restaurantId } = caller;
  const at = { restaurantId, orderId };
  return transact(`${restaurantId} review ${orderId}`, async (store) => {
    const review = await store.need(reviews, at, 'review-not-found');
    const back = withPutBack(review);
    if (back === null) return {};
    store.change(reviews, at, review, back);
    record(store, { orderId, stars: review.stars });
    return {};
  });
});
