/** The sums at the ends of equal steps of time: `first` until now, `second` usually. */
export interface GrowthStep {
  readonly first: number | null;
  readonly second: number | null;
}

export interface Grown {
  /** Whole steps of the axis from 0, the last one at or above the highest sum. */
  readonly ticks: readonly number[];
  /** Points of an SVG of 100 × 100, from its upper left. */
  readonly first: readonly (readonly [x: number, y: number])[];
  readonly second: readonly (readonly [x: number, y: number])[];
}

/** How many lines an axis has at most above 0. */
const LINES = 4;

/** Returns 1, 2 or 5 × 10ⁿ steps from 0 to at least `most`. */
export function ticksTo(most: number): number[] {
  if (most <= 0) return [0, 1];
  const least = most / LINES;
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((times) => times * ten >= least) ?? 10) * ten;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

/**
 * Returns the two lines of growing sums. Both begin at nothing. The first ends after `over` steps, which may be in the
 * middle of a step.
 */
export function grownOf(steps: readonly GrowthStep[], over: number): Grown {
  const ticks = ticksTo(Math.max(0, ...steps.flatMap(({ first, second }) => [first ?? 0, second ?? 0])));
  const top = ticks.at(-1) ?? 1;
  const place = (at: number, sum: number) => [(100 * at) / steps.length, 100 - (100 * sum) / top] as const;
  const line = (sums: readonly (number | null)[], end: number) => {
    const known = sums.flatMap((sum, n) =>
      sum === null ? [] : [place(Math.min(n + 1, Math.max(n, end)), sum)],
    );
    return known.length === 0 ? [] : [place(0, 0), ...known];
  };
  return {
    ticks,
    first: line(
      steps.map(({ first }) => first),
      over,
    ),
    second: line(
      steps.map(({ second }) => second),
      steps.length,
    ),
  };
}

/** Returns a line's points as an SVG writes them. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
