import { useEffect } from 'react';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { ReviewFilters } from '@bhoj/domain/reviews/listing';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { PageAsked } from '../../../ui/table/use-further-pages.ts';
import type { ReviewEntry } from '../state/reviews-model.ts';

export interface OlderReviewsProps extends PageAsked<ReviewEntry, Cursor> {
  readonly filters: ReviewFilters;
}

/** Reads one further page, live, and renders nothing. */
export function OlderReviews({ filters, index, after, onPage }: OlderReviewsProps) {
  const restaurantId = useRestaurantId();
  const live = useLiveList(reviews, { restaurantId }, reviews.queries.page(filters, after));
  useEffect(() => {
    if (live.state === 'ready')
      onPage(index, {
        state: 'ready',
        items: live.value,
        next: live.next ?? null,
        unreadable: live.unreadable ?? [],
      });
    else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}
