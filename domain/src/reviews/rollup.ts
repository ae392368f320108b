import { tablesOf } from '../orders/shape/order-tables.ts';
import type { Review } from './review.schema.ts';
import type { ByStars, CountedStars, Rated, RatedDish, ReviewSums } from './rollup.schema.ts';

/**
 * The most dishes and members with sums of their own, so that the document fits into Firestore's 1 MiB, however long the names
 * are. Every other sum also counts the reviews of further dishes and members.
 */
export const MAX_RATED_DISHES = 1_200;
export const MAX_RATED_CAPTAINS = 300;
/** The most sets of joined tables with sums of their own. Reviews of further ones count in every other sum. */
export const MAX_RATED_JOINS = 100;

export const NO_REVIEWS: ReviewSums = {
  byStars: [0, 0, 0, 0, 0],
  byMonth: {},
  byTable: {},
  byDish: {},
  byCaptain: {},
};

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

const counted = (known: CountedStars | undefined, stars: number): CountedStars => ({
  count: (known?.count ?? 0) + 1,
  starsSum: (known?.starsSum ?? 0) + stars,
});

const rated = (known: Rated | undefined, name: string, stars: number): Rated => ({
  name,
  ...counted(known, stars),
});

function withDishes(byDish: ReviewSums['byDish'], { dishes, stars }: Review): ReviewSums['byDish'] {
  const next: Record<string, RatedDish> = { ...byDish };
  let room = MAX_RATED_DISHES - Object.keys(next).length;
  for (const { itemId, name, thumb } of dishes) {
    const known = own(next, itemId);
    if (known === undefined) room -= 1;
    if (known === undefined && room < 0) continue;
    next[itemId] = {
      ...rated(known, name, stars),
      up: (known?.up ?? 0) + (thumb === 'up' ? 1 : 0),
      down: (known?.down ?? 0) + (thumb === 'down' ? 1 : 0),
    };
  }
  return next;
}

const BETWEEN = '+';

/** Returns the key of a review's tables in the sums: joined tables are one place, whichever of them leads. */
const tablesKey = (review: Review): string => tablesOf(review).toSorted().join(BETWEEN);

/** Returns the tables of the sums, each once, also those that were only joined. */
export const ratedTables = ({ byTable }: Pick<ReviewSums, 'byTable'>): string[] => [
  ...new Set(Object.keys(byTable).flatMap((key) => key.split(BETWEEN))),
];

function withTables(byTable: ReviewSums['byTable'], review: Review): ReviewSums['byTable'] {
  const key = tablesKey(review);
  const known = own(byTable, key);
  const isNewJoin = known === undefined && key.includes(BETWEEN);
  const joins = () => Object.keys(byTable).filter((each) => each.includes(BETWEEN)).length;
  if (key === '' || (isNewJoin && joins() >= MAX_RATED_JOINS)) return byTable;
  return { ...byTable, [key]: counted(known, review.stars) };
}

const hasRoomFor = (byCaptain: ReviewSums['byCaptain'], memberId: string): boolean =>
  Object.hasOwn(byCaptain, memberId) || Object.keys(byCaptain).length < MAX_RATED_CAPTAINS;

/** Returns the month of a review. */
const monthOfReview = ({ businessDay }: Review): string => businessDay.slice(0, 7);

/** Adds one review to the sums. Reviews are added in the order of their time. */
export function withReview(sums: ReviewSums, review: Review): ReviewSums {
  const { stars, takenBy } = review;
  const month = monthOfReview(review);
  const memberId = takenBy?.id ?? null;
  return {
    byStars: sums.byStars.map((count, i) => (i === stars - 1 ? count + 1 : count)) as ByStars,
    byMonth: { ...sums.byMonth, [month]: counted(own(sums.byMonth, month), stars) },
    byTable: withTables(sums.byTable, review),
    byDish: withDishes(sums.byDish, review),
    byCaptain:
      takenBy === null || memberId === null || !hasRoomFor(sums.byCaptain, memberId)
        ? sums.byCaptain
        : { ...sums.byCaptain, [memberId]: rated(own(sums.byCaptain, memberId), takenBy.label, stars) },
  };
}

/** Returns the sums of all reviews, computed anew. */
export const sumsOf = (reviews: readonly Review[]): ReviewSums =>
  reviews.toSorted((a, b) => a.createdAt - b.createdAt).reduce(withReview, NO_REVIEWS);

/** Returns the number of reviews. */
export const countIn = ({ byStars }: Pick<ReviewSums, 'byStars'>): number =>
  byStars.reduce((sum, count) => sum + count, 0);

/** Returns stars ÷ reviews; null without reviews. */
export const meanStars = (sums: Pick<ReviewSums, 'byStars'>): number | null => {
  const count = countIn(sums);
  return count === 0 ? null : sums.byStars.reduce((sum, n, i) => sum + n * (i + 1), 0) / count;
};
