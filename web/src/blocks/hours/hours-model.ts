import { z } from 'zod';
import { clockSchema, dayHoursSchema } from '@bhoj/domain/time/hours.schema';
import type { DayHours, OperatingHours } from '@bhoj/domain/time/hours';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';

/** A week of hours; its times may be incomplete text. */
export const draftSchema: z.ZodType<OperatingHours> = z.record(
  z.enum(WEEKDAYS),
  dayHoursSchema.extend({ open: z.string(), close: z.string() }),
);

export const withDay = (hours: OperatingHours, day: Weekday, change: Partial<DayHours>): OperatingHours => ({
  ...hours,
  [day]: { ...hours[day], ...change },
});

export const copiedToAll = (hours: OperatingHours, from: Weekday): OperatingHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hours[from]])) as OperatingHours;

const isClock = (text: string): boolean => clockSchema.safeParse(text).success;

/**
 * Returns a remark on a day: a time is missing, it closes after midnight, or it is open all day. Null when there is
 * none.
 */
export function remarkOn({ open, close, isOpen }: DayHours): 'time-missing' | 'next-day' | 'all-day' | null {
  if (!isClock(open) || !isClock(close)) return isOpen ? 'time-missing' : null;
  if (!isOpen) return null;
  if (open === close) return 'all-day';
  return close < open ? 'next-day' : null;
}

export const isComplete = (hours: OperatingHours): boolean =>
  WEEKDAYS.every((day) => remarkOn(hours[day]) !== 'time-missing');

/** Gives a closed day with incomplete times its stored times back. */
export const settled = (hours: OperatingHours, stored: OperatingHours): OperatingHours =>
  Object.fromEntries(
    WEEKDAYS.map((day) => {
      const { open, close, isOpen } = hours[day];
      return [day, isClock(open) && isClock(close) ? hours[day] : { ...stored[day], isOpen }];
    }),
  ) as OperatingHours;

export const isNeverOpen = (hours: OperatingHours): boolean => WEEKDAYS.every((day) => !hours[day].isOpen);
