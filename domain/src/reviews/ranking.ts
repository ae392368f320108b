import type { Rated } from './rollup.schema.ts';

/** The restaurant's mean counts like this many reviews of each ranked thing. */
export const PRIOR_REVIEWS = 10;

/** A thing in a ranking. */
export interface Ranked<R extends Rated> {
  readonly id: string;
  readonly rated: R;
  /** Its own mean. */
  readonly mean: number;
  /** The value by which it is ranked. */
  readonly shrunk: number;
}

/**
 * Returns (10 × the restaurant's mean + the sum of the stars) ÷ (10 + their number): the mean of a small sample, shrunk
 * towards the restaurant's. One review of five stars does not lead the ranking; a hundred keep nearly their own mean.
 * The form is the posterior mean under a prior of ten reviews; Efron and Morris, "Data analysis using Stein's estimator
 * and its generalizations", Journal of the American Statistical Association 70 (1975), 311–319, show why it errs less.
 */
export const shrunkMean = ({ count, starsSum }: Rated, mean: number): number =>
  (PRIOR_REVIEWS * mean + starsSum) / (PRIOR_REVIEWS + count);

/** Returns the entries, best first: by the shrunk mean, then by number of reviews, then by name. */
export const rankedBy = <R extends Rated>(by: Readonly<Record<string, R>>, mean: number): Ranked<R>[] =>
  Object.entries(by)
    .map(([id, rated]) => ({
      id,
      rated,
      mean: rated.starsSum / rated.count,
      shrunk: shrunkMean(rated, mean),
    }))
    .toSorted(
      (a, b) =>
        b.shrunk - a.shrunk || b.rated.count - a.rated.count || a.rated.name.localeCompare(b.rated.name),
    );
