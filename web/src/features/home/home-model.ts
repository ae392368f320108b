import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { hoursAfterCutoff } from '@bhoj/domain/figures/span/pace';
import { dayUntil, usualUntil, wholeDayOf } from '@bhoj/domain/figures/home/so-far';
import type { SoFar } from '@bhoj/domain/figures/home/so-far';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { openingAt } from '@bhoj/domain/time/hours';
import { MINUTE, businessDayOf, minuteOfDay, minutesOf, startOf, weekdayOf } from '@bhoj/domain/time/ist';
import type { IsoDate, Weekday } from '@bhoj/domain/time/ist';

/** Returns the current business day. */
export function runningDay(now: number, cutoff: string): { today: IsoDate; weekday: Weekday } {
  const today = businessDayOf(now, cutoff);
  return { today, weekday: weekdayOf(startOf(today)) };
}

export interface Compared {
  /** Today so far. */
  readonly now: SoFar;
  /** The usual figures until `clock`; null without a weekday that has hours. */
  readonly usual: SoFar | null;
  /** Today until `clock`; null for a day without hours. */
  readonly until: SoFar | null;
  /** The last full hour, such as `14:00`; null in the first hour of the business day. */
  readonly clock: string | null;
}

/** Compares today with the usual figures, both up to the same full hour. */
export function comparedOf(day: Day, usual: Recent['usual'], at: number, cutoff: string): Compared {
  const hour = Math.floor(minuteOfDay(at) / 60);
  const until = { hour, cutoff };
  return {
    now: wholeDayOf(day),
    usual: usualUntil(usual, day.day, until),
    until: dayUntil(day, until),
    clock: hoursAfterCutoff(hour, cutoff) === 0 ? null : `${String(hour).padStart(2, '0')}:00`,
  };
}

/** True once the day is closed, or its opening hours are over. */
export function isDayOver(
  day: Pick<Day, 'day' | 'closedAt'>,
  { operatingHours }: Pick<Restaurant, 'operatingHours'>,
  now: number,
): boolean {
  if (day.closedAt !== null) return true;
  const midnight = startOf(day.day);
  const hours = operatingHours[weekdayOf(midnight)];
  if (!hours.isOpen) return false;
  const opening = openingAt(operatingHours, midnight + minutesOf(hours.open) * MINUTE);
  return opening.isOpen && now >= opening.until;
}

export const dayOr = (day: Day | null, date: IsoDate): Day => day ?? emptyDay(date);
