import { dishSearchKey, typedKeys } from './search.ts';
import type { Filter, QuerySpec } from '../kernel/collection.ts';
import { atTable } from '../orders/shape/order-tables.ts';
import type { Review } from './review.schema.ts';

/** The number of reviews per page. */
export const REVIEW_PAGE = 30;

/** Filters for reviews. A missing filter matches all. */
export interface ReviewFilters {
  readonly stars?: number;
  /** A table at which the guests sat: alone, or joined with others. */
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

/**
 * Returns the filters for the database. A query can use only one array of a document: the joined tables when a table is asked
 * for, otherwise the search keys, with one key. `fitsKeys` checks the other keys.
 */
export function reviewWhere(filters: ReviewFilters): Pick<QuerySpec, 'where' | 'anyOf'> {
  const { stars, tableId, takenById } = filters;
  const [key] = keysWanted(filters);
  const where: Filter[] = [
    ...(stars === undefined ? [] : [['stars', '==', stars] as const]),
    ...(takenById === undefined ? [] : [['takenBy.id', '==', takenById] as const]),
    ...(key === undefined || tableId !== undefined ? [] : [['keys', 'array-contains', key] as const]),
  ];
  return { where, ...(tableId !== undefined && { anyOf: atTable(tableId) }) };
}

/** True when a review has all wanted words and dishes. */
export const fitsKeys = ({ keys }: Pick<Review, 'keys'>, filters: ReviewFilters): boolean =>
  keysWanted(filters).every((key) => keys.includes(key));
