import { z } from 'zod';
import { MINUTE, DAY, WEEKDAYS, minuteOfDay, minutesOf, weekdayOf } from './ist.ts';
import type { Weekday } from './ist.ts';

export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const dayHoursSchema = z.object({ open: clockSchema, close: clockSchema, isOpen: z.boolean() });
export type DayHours = z.output<typeof dayHoursSchema>;

/** SPEC §3: per weekday {open, close, isOpen}. A close at or before the open time means "after midnight". */
export const operatingHoursSchema = z.object({
  monday: dayHoursSchema,
  tuesday: dayHoursSchema,
  wednesday: dayHoursSchema,
  thursday: dayHoursSchema,
  friday: dayHoursSchema,
  saturday: dayHoursSchema,
  sunday: dayHoursSchema,
});
export type OperatingHours = z.output<typeof operatingHoursSchema>;

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

/** Length of a day's opening in minutes; 09:00 to 09:00 is a full day. */
function openMinutes(hours: DayHours): number {
  const length = minutesOf(hours.close) - minutesOf(hours.open);
  return length > 0 ? length : length + 24 * 60;
}

const before = (day: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7] ?? 'sunday';

/**
 * Whether the restaurant is open at an instant, and until or from when (epoch ms). `changesAt` is null only where no day is open at all.
 */
export function openingAt(
  hours: OperatingHours,
  at: number,
): { isOpen: true; until: number } | { isOpen: false; opensAt: number | null } {
  const minute = minuteOfDay(at);
  const midnight = Math.floor(at / MINUTE) * MINUTE - minute * MINUTE;
  const today = weekdayOf(at);
  for (const [day, start] of [
    [today, midnight],
    [before(today), midnight - DAY],
  ] as const) {
    const entry = hours[day];
    if (!entry.isOpen) continue;
    const opens = start + minutesOf(entry.open) * MINUTE;
    const closes = opens + openMinutes(entry) * MINUTE;
    if (at >= opens && at < closes) return { isOpen: true, until: closes };
  }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const start = midnight + ahead * DAY;
    const entry = hours[weekdayOf(start + 12 * 60 * MINUTE)];
    const opens = start + minutesOf(entry.open) * MINUTE;
    if (entry.isOpen && opens > at) return { isOpen: false, opensAt: opens };
  }
  return { isOpen: false, opensAt: null };
}

/** Whether a daily time window (a category's breakfast hours, say) holds at an instant; no window holds always. */
export function withinWindow(from: string | null, to: string | null, at: number): boolean {
  if (from === null || to === null) return true;
  const minute = minuteOfDay(at);
  const start = minutesOf(from);
  const end = minutesOf(to);
  return start <= end ? minute >= start && minute < end : minute >= start || minute < end;
}
