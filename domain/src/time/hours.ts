import { DAY, MINUTE, minuteOfDay, minutesOf, weekdayOf } from './ist.ts';
import type { DayHours, OperatingHours } from './hours.schema.ts';

export type { DayHours, OperatingHours } from './hours.schema.ts';

const everyDay: DayHours = { open: '09:00', close: '22:00', isOpen: true };
export const DEFAULT_HOURS: OperatingHours = {
  monday: everyDay,
  tuesday: everyDay,
  wednesday: everyDay,
  thursday: everyDay,
  friday: everyDay,
  saturday: everyDay,
  sunday: everyDay,
};

/** Returns how long a day's opening lasts, in minutes; 09:00 to 09:00 is a full day. */
export function openMinutes(hours: DayHours): number {
  const length = minutesOf(hours.close) - minutesOf(hours.open);
  return length > 0 ? length : length + 24 * 60;
}

/**
 * Returns whether the restaurant is open, and until when or from when (epoch ms). Adjoining openings count as one;
 * the search ends a week ahead, so a restaurant that never closes is open until then. `opensAt` is null only when
 * every day is closed.
 */
export function openingAt(
  hours: OperatingHours,
  at: number,
): { isOpen: true; until: number } | { isOpen: false; opensAt: number | null } {
  const midnight = Math.floor(at / MINUTE) * MINUTE - minuteOfDay(at) * MINUTE;
  const openings = [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((ahead) => {
    const start = midnight + ahead * DAY;
    const entry = hours[weekdayOf(start)];
    const opens = start + minutesOf(entry.open) * MINUTE;
    return entry.isOpen ? [{ opens, closes: opens + openMinutes(entry) * MINUTE }] : [];
  });
  const until = openings.reduce((end, { opens, closes }) => (opens <= end ? Math.max(end, closes) : end), at);
  if (until > at) return { isOpen: true, until };
  return { isOpen: false, opensAt: openings.find(({ opens }) => opens > at)?.opens ?? null };
}

/**
 * True when a daily time window, such as a category's breakfast hours, contains the time `at`. Without a window
 * always true. As with opening hours, 09:00 to 09:00 is a full day.
 */
export function withinWindow(from: string | null, to: string | null, at: number): boolean {
  if (from === null || to === null) return true;
  const minute = minuteOfDay(at);
  const start = minutesOf(from);
  const end = minutesOf(to);
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}
