import { openMinutes } from '../time/hours.ts';
import type { OperatingHours } from '../time/hours.ts';
import { MINUTE, dayAfter, minutesOf, startOf, weekdayOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';

/**
 * Returns the expected end of a business day (epoch ms): the end of the opening hours or of the business day, whichever is
 * earlier. Null on a weekday without opening hours.
 */
export function expectedEndOf(
  day: IsoDate,
  { operatingHours, dayCutoff }: { readonly operatingHours: OperatingHours; readonly dayCutoff: string },
): number | null {
  const midnight = startOf(day);
  const hours = operatingHours[weekdayOf(midnight)];
  if (!hours.isOpen) return null;
  const closes = midnight + (minutesOf(hours.open) + openMinutes(hours)) * MINUTE;
  return Math.min(closes, startOf(dayAfter(day)) + minutesOf(dayCutoff) * MINUTE);
}
