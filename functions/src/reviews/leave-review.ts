import { markReviewed } from '@bhoj/domain/orders/requests/service-requests';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { isLow } from '@bhoj/domain/reviews/low';
import { reviews, reviewSums } from '@bhoj/domain/reviews/review.collection';
import { reviewOf } from '@bhoj/domain/reviews/review';
import { leaveReview as contract } from '@bhoj/domain/reviews/reviews.contract';
import { sumsOf, withReview } from '@bhoj/domain/reviews/rollup';
import type { ReviewSums } from '@bhoj/domain/reviews/rollup.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { tell } from '../shared/notices.repo.ts';
import { readOrderOfGuest, writeOrder } from '../shared/orders.repo.ts';

/** Returns the stored sums; the first time it computes them from the restaurant's reviews. */
async function readSums(store: Store, restaurantId: string): Promise<ReviewSums> {
  const kept = await store.get(reviewSums, { restaurantId });
  if (kept !== null) return kept;
  const earlier = await store.find(reviews, { restaurantId }, reviews.queries.all());
  return sumsOf(earlier.map(({ value }) => value));
}

export const leaveReview = defineCallable(contract, (input, { caller, now }) =>
  transact(input.restaurantId, async (store) => {
    const { restaurantId, orderId, stars, words, thumbs } = input;
    const at = { restaurantId, orderId };
    const [before, sums, choice] = await Promise.all([
      readOrderOfGuest(store, at, caller.uid),
      readSums(store, restaurantId),
      isLow(stars) ? store.get(noticeSettings, { restaurantId }) : null,
    ]);
    const after = markReviewed(before);
    const review = reviewOf(before, { stars, words, thumbs }, now);
    writeOrder(store, at, { before, after });
    store.create(reviews, at, review);
    store.set(reviewSums, { restaurantId }, withReview(sums, review));
    const about = { kind: 'low-review', orderId, stars } as const;
    if (choice !== null) tell(store, { restaurantId, choice, about, now });
    return {};
  }),
);
