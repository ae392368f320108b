import { hoursAfterCutoff } from '@bhoj/domain/figures/span/pace';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import { ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';

export interface HeatRow {
  readonly weekday: Weekday;
  /** By hour of `hours`; null where the weekday had no sales. */
  readonly amounts: readonly (Paise | null)[];
}

export interface HeatTable {
  /** `00` to `23`, in order from the cut-off, from the first to the last hour with sales. */
  readonly hours: readonly string[];
  readonly rows: readonly HeatRow[];
  readonly least: Paise;
  readonly most: Paise;
}

/** Returns the heat as a table; null without sales. */
export function heatTableOf(heat: Recent['heat'], cutoff: string): HeatTable | null {
  const taken = Object.values(heat).flatMap((hours) => Object.entries(hours));
  if (taken.length === 0) return null;
  const places = taken.map(([hour]) => hoursAfterCutoff(Number(hour), cutoff));
  const first = Math.min(...places);
  const hours = Array.from({ length: Math.max(...places) - first + 1 }, (_, n) =>
    String((Number(cutoff.slice(0, 2)) + first + n) % 24).padStart(2, '0'),
  );
  const amounts = taken.map(([, amount]) => amount).toSorted((a, b) => a - b);
  return {
    hours,
    rows: WEEKDAYS.map((weekday) => {
      const known = heat[weekday];
      return { weekday, amounts: hours.map((hour) => (known === undefined ? null : (known[hour] ?? ZERO))) };
    }),
    least: amounts[0] ?? ZERO,
    most: amounts.at(-1) ?? ZERO,
  };
}
