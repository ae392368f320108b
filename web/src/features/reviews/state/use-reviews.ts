import { useMemo } from 'react';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import { fitsKeys } from '@bhoj/domain/reviews/listing';
import type { ReviewFilters } from '@bhoj/domain/reviews/listing';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { FurtherPages, Read } from '../../../ui/table/use-further-pages.ts';
import { filtersOf } from './reviews-model.ts';
import type { ReviewEntry } from './reviews-model.ts';
import type { Address } from './use-address.ts';

const NONE: Read<ReviewEntry, Cursor> = { items: [], next: null };
const idOf = ({ id }: ReviewEntry): string => id;

export interface Reviews {
  readonly filters: ReviewFilters;
  readonly live: Live<readonly ReviewEntry[]>;
  readonly pages: FurtherPages<ReviewEntry, Cursor>;
  /** Those of the pages that have every typed word: the database looks for one of them. */
  readonly shown: readonly ReviewEntry[];
}

/** The reviews that fit the address, live, in pages of thirty. */
export function useReviews(address: Address): Reviews {
  const restaurantId = useRestaurantId();
  const filters = useMemo(() => filtersOf(address), [address]);
  const live = useLiveList(reviews, { restaurantId }, reviews.queries.page(filters));
  const first =
    live.state === 'ready'
      ? { items: live.value, next: live.next ?? null, unreadable: live.unreadable ?? [] }
      : NONE;
  const pages = useFurtherPages({ question: JSON.stringify(filters), first, idOf });
  return { filters, live, pages, shown: pages.items.filter(({ value }) => fitsKeys(value, filters)) };
}
