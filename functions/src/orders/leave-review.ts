import { reviews } from '@bhoj/domain/collections/restaurant';
import { orders } from '@bhoj/domain/collections/service';
import { leaveReview as contract } from '@bhoj/domain/contracts/guest';
import { reviewed } from '@bhoj/domain/orders/requests';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { joinedOrder } from './joined-order.ts';

export const leaveReview = defineCallable(contract, (input, { caller, now }) =>
  transact(input.restaurantId, async (store) => {
    const { restaurantId, orderId, stars, words } = input;
    const after = reviewed(await joinedOrder(store, { restaurantId, orderId }, caller.uid));
    store.update(orders, { restaurantId, orderId }, { reviewed: after.reviewed });
    store.create(reviews, { restaurantId, orderId }, { stars, words, createdAt: now });
    return {};
  }),
);
