import type { Entry } from '@bhoj/domain/kernel/collection';
import { fitsKeys } from '@bhoj/domain/reviews/listing';
import { ratedTables } from '@bhoj/domain/reviews/rollup';
import type { ReviewFilters } from '@bhoj/domain/reviews/listing';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import type { CountedStars, ReviewSums } from '@bhoj/domain/reviews/rollup.schema';
import type { Address } from './use-address.ts';

export type ReviewEntry = Entry<Review>;

/** The number of months in the trend. */
const MONTHS = 12;

const decimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A mean with one decimal: 4.2. */
export const meanText = (mean: number): string => decimal.format(mean);

/** Returns the filters in the form of the database query. */
export const filtersOf = ({ stars, table, dish, captain, q }: Address): ReviewFilters => ({
  ...(stars !== null && { stars: Number(stars) }),
  ...(table !== null && { tableId: table }),
  ...(dish !== null && { itemId: dish }),
  ...(captain !== null && { takenById: captain }),
  ...(q !== '' && { typed: q }),
});

/**
 * True when the list shows a review for these filters. The list shows a review that was taken down without its words,
 * so no typed word finds it.
 */
export const shownIn = (filters: ReviewFilters, review: Review): boolean =>
  fitsKeys(review, filters) && (filters.typed === undefined || review.takenDown === undefined);

export const countOf = ({ stars, table, dish, captain }: Address): number =>
  [stars, table, dish, captain].filter((value) => value !== null).length;

/** One month of the trend. */
export interface Month {
  readonly month: string;
  readonly count: number;
  readonly mean: number;
}

/** Returns the last months that have a review, the latest first. */
export const trendOf = (byMonth: Readonly<Record<string, CountedStars>>): Month[] =>
  Object.entries(byMonth)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, MONTHS)
    .map(([month, { count, starsSum }]) => ({ month, count, mean: starsSum / count }));

/** The options of a filter: a value and its word. */
export type Options = readonly (readonly [value: string, word: string])[];

const byName = (rated: Readonly<Record<string, { readonly name: string }>>): Options =>
  Object.entries(rated)
    .map(([id, { name }]) => [id, name] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b));

/** Returns the options of the filters: the tables, dishes and captains with a review. */
export const optionsOf = (sums: ReviewSums | null, tableName: (id: string) => string) => ({
  tables: (sums === null ? [] : ratedTables(sums))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((id) => [id, tableName(id)] as const),
  dishes: byName(sums?.byDish ?? {}),
  captains: byName(sums?.byCaptain ?? {}),
});
