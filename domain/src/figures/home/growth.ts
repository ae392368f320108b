import { plus, sum, ZERO } from '../../money/money.ts';
import { minuteOfDay, startOf } from '../../time/ist.ts';
import { hoursAfterCutoff, lastSameWeekdays } from '../span/pace.ts';
import { each } from '../shape/ratio.ts';
import { halfUp } from '../../money/scaled.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { UsualDay } from '../shape/recent.schema.ts';

/** An hour of a day's growing net sales. Both amounts are sums since the day began. */
export interface GrownHour {
  /** `00` to `23`. */
  readonly hour: string;
  /** Until the end of the hour, or until now in the hour that runs; null for an hour that has not begun. */
  readonly todayPaise: Paise | null;
  /** Until the end of the hour: the mean of the last four same weekdays with sales; null without any. */
  readonly usualPaise: Paise | null;
}

export interface Growth {
  /** In order from the cut-off, from the first to the last hour with net sales today or usually. */
  readonly hours: readonly GrownHour[];
  /** How many of these hours are over, with the part of the hour that runs: 2.5 is halfway through the third. */
  readonly over: number;
}

const DAY_HOURS = 24;
const HOUR_MINUTES = 60;

const netOfHour = ({ hours }: Pick<Day, 'hours'>, hour: string): Paise => {
  const known = Object.hasOwn(hours, hour) ? hours[hour] : undefined;
  return known === undefined ? ZERO : sum([known.billedPaise, known.correctedPaise]);
};

/** Returns how many hours of a business day are over at a time; 24 once a later day has begun. */
function hoursOver(day: string, at: number, cutoff: string): number {
  const started = startOf(day) + Number(cutoff.slice(0, 2)) * HOUR_MINUTES * 60_000;
  if (at < started) return 0;
  if (at >= started + DAY_HOURS * HOUR_MINUTES * 60_000) return DAY_HOURS;
  const minutes = minuteOfDay(at);
  return (
    hoursAfterCutoff(Math.floor(minutes / HOUR_MINUTES), cutoff) + (minutes % HOUR_MINUTES) / HOUR_MINUTES
  );
}

/**
 * Returns how net sales grow over a business day, today's and the usual ones. For each hour: Σ (billed + corrected) of the hours
 * up to it, before tax. The usual ones are the mean of the last four same weekdays with sales.
 */
export function growthOf(
  today: Pick<Day, 'day' | 'hours'>,
  days: readonly Pick<UsualDay, 'day' | 'bills' | 'hours'>[],
  { at, cutoff }: { readonly at: number; readonly cutoff: string },
): Growth {
  const known = lastSameWeekdays(days, today.day);
  const over = hoursOver(today.day, at, cutoff);
  let [todaySum, usualSum] = [ZERO, ZERO];
  const hours = Array.from({ length: DAY_HOURS }, (_, place) => {
    const hour = String((Number(cutoff.slice(0, 2)) + place) % DAY_HOURS).padStart(2, '0');
    const usually = sum(known.map((day) => netOfHour(day, hour)));
    const now = netOfHour(today, hour);
    todaySum = plus(todaySum, now);
    usualSum = plus(usualSum, usually);
    const grown: GrownHour = {
      hour,
      todayPaise: place < over || now !== 0 ? todaySum : null,
      usualPaise: each(usualSum, known.length),
    };
    return { grown, took: now !== 0 || usually !== 0 };
  });
  const first = Math.max(
    0,
    hours.findIndex(({ took }) => took),
  );
  const shown = hours.slice(first, hours.findLastIndex(({ took }) => took) + 1);
  return {
    hours: shown.map(({ grown }) => grown),
    over: Math.min(shown.length, Math.max(0, over - first)),
  };
}

/** How a figure differs from the usual one; `percent` is whole and never negative. */
export interface Against {
  readonly is: 'more' | 'less' | 'same';
  readonly percent: number;
}

/**
 * Compares a figure with the usual one, in whole per cent, half rounded up. Less than half a per cent is the same. Null where
 * either is unknown, and where the usual one is 0. Usual counts are means, so they may have fractions.
 */
export function againstUsual(now: number | null, usual: number | null): Against | null {
  if (now === null || usual === null || usual <= 0) return null;
  const percent = halfUp((100 * Math.abs(now - usual)) / usual);
  return { is: percent === 0 ? 'same' : now > usual ? 'more' : 'less', percent };
}
