import { reviews } from '@bhoj/domain/reviews/review.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { leaveReview as contract } from '@bhoj/domain/reviews/reviews.contract';
import { reviewed } from '@bhoj/domain/orders/requests';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { joinedOrder } from '../shared/joined-order.repo.ts';

export const leaveReview = defineCallable(contract, (input, { caller, now }) =>
  transact(input.restaurantId, async (store) => {
    const { restaurantId, orderId, stars, words } = input;
    const after = reviewed(await joinedOrder(store, { restaurantId, orderId }, caller.uid));
    store.update(orders, { restaurantId, orderId }, { reviewed: after.reviewed });
    store.create(reviews, { restaurantId, orderId }, { stars, words, createdAt: now });
    return {};
  }),
);
