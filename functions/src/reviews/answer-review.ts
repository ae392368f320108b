import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { showAnswer } from '@bhoj/domain/orders/requests/service-requests';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { withAnswer } from '@bhoj/domain/reviews/review';
import { answerReview as contract } from '@bhoj/domain/reviews/reviews.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { writeOrder } from '../shared/orders.repo.ts';

export const answerReview = defineCallable(contract, ({ orderId, words }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const at = { restaurantId, orderId };
  return transact(restaurantId, async (store) => {
    const [review, order] = await Promise.all([
      store.need(reviews, at, 'review-not-found'),
      store.get(orders, at),
    ]);
    const answered = withAnswer(review, { words, by: caller.name, at: now });
    if (answered === null) return {};
    store.change(reviews, at, review, answered);
    if (order !== null) writeOrder(store, at, { before: order, after: showAnswer(order, words) });
    record(store, { orderId, stars: review.stars });
    return {};
  });
});
