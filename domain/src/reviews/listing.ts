import { dishSearchKey, typedKeys } from './search.ts';
import type { Filter } from '../kernel/collection.ts';
import type { Review } from './review.schema.ts';

/** The number of reviews per page. */
export const REVIEW_PAGE = 30;

/** Filters for reviews. A missing filter matches all. */
export interface ReviewFilters {
  readonly stars?: number;
  readonly tableId?: string;
  readonly itemId?: string;
  /** The id of the member who took the order (`memberIdOf`). */
  readonly takenById?: string;
  /** The search words as typed. */
  readonly typed?: string;
}

const keysWanted = ({ itemId, typed = '' }: ReviewFilters): string[] => [
  ...(itemId === undefined ? [] : [dishSearchKey(itemId)]),
  ...typedKeys(typed),
];

/** Returns the filters for the database. It takes one search key; `fitsKeys` checks the others. */
export function reviewWhere(filters: ReviewFilters): Filter[] {
  const { stars, tableId, takenById } = filters;
  const [key] = keysWanted(filters);
  return [
    ...(stars === undefined ? [] : [['stars', '==', stars] as const]),
    ...(tableId === undefined ? [] : [['tableId', '==', tableId] as const]),
    ...(takenById === undefined ? [] : [['takenBy.id', '==', takenById] as const]),
    ...(key === undefined ? [] : [['keys', 'array-contains', key] as const]),
  ];
}

/** True when a review has all wanted words and dishes. */
export const fitsKeys = ({ keys }: Pick<Review, 'keys'>, filters: ReviewFilters): boolean =>
  keysWanted(filters).every((key) => keys.includes(key));
