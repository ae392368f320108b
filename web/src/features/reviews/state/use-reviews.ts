import { useMemo } from 'react';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { filtersOf, shownIn } from './reviews-model.ts';
import type { Address } from './use-address.ts';

/**
 * Reads the reviews that match the address, live, in pages of thirty. The database query matches only one typed word;
 * `shown` keeps the reviews with all typed words, and none that was taken down.
 */
export function useReviews(address: Address) {
  const restaurantId = useRestaurantId();
  const filters = useMemo(() => filtersOf(address), [address]);
  const { items, ...pages } = useLivePages(reviews, { restaurantId }, (after) =>
    reviews.queries.page(filters, after ?? undefined),
  );
  return { ...pages, shown: items.filter(({ value }) => shownIn(filters, value)) };
}
