import type { PlatformMonth } from '../shape/platform-sum.schema.ts';

/** A month's sign-ups, and how many of them paid at the end of each later month. */
export interface Cohort {
  readonly month: string;
  readonly signUps: number;
  /** The first number is for the month of the sign-up itself. */
  readonly paying: readonly number[];
}

/** Returns the cohorts of months in order; a cohort before the first of them is left out. */
export const cohortsOf = (
  months: readonly Pick<PlatformMonth, 'month' | 'signUps' | 'byCohort'>[],
): Cohort[] =>
  months.map(({ month, signUps }, first) => {
    let paying = 0;
    const ends = months.slice(first).map(({ byCohort }) => (paying += byCohort[month]?.paying ?? 0));
    return { month, signUps, paying: ends };
  });

/** Returns the share of a cohort that paid a number of months after its sign-up; null for a cohort without sign-ups. */
export const retentionOf = ({ signUps, paying }: Cohort, monthsLater: number): number | null => {
  const left = paying[monthsLater];
  return left === undefined || signUps === 0 ? null : left / signUps;
};
