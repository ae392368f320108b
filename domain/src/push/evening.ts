import { netSalesOf } from '../figures/span/sales.ts';
import { ZERO } from '../money/money.ts';
import { openMinutes } from '../time/hours.ts';
import {
  businessDayOf,
  DAY,
  dateOf,
  dayAfter,
  endOfBusinessDay,
  HOUR,
  MINUTE,
  minutesOf,
  startOf,
  weekdayOf,
} from '../time/ist.ts';
import type { Closing } from '../days/closing.ts';
import type { Day } from '../days/day.schema.ts';
import type { About } from '../notifications/about.schema.ts';
import type { OperatingHours } from '../time/hours.schema.ts';
import type { IsoDate } from '../time/ist.ts';

/** The facts that decide when the evening summary of a restaurant is due. */
export interface EveningTimes {
  readonly operatingHours: OperatingHours;
  /** `HH:MM` */
  readonly dayCutoff: string;
}

/** A summary that is later than this is of no use any more: it is left out. */
const LATE_MS = 6 * HOUR;

/**
 * Returns when the summary of a business day is due (epoch ms): at the closing time of its opening hours, at the latest at
 * the end of the business day; on a day on which the restaurant is closed, at its end.
 */
export function summaryTime(day: IsoDate, { operatingHours, dayCutoff }: EveningTimes): number {
  const end = startOf(dayAfter(day)) + minutesOf(dayCutoff) * MINUTE;
  const begin = end - DAY;
  const hours = operatingHours[weekdayOf(startOf(day))];
  const closes = startOf(day) + (minutesOf(hours.open) + openMinutes(hours)) * MINUTE;
  return hours.isOpen && closes > begin ? Math.min(closes, end) : end;
}

/** Returns the first time after `after` at which a summary is due (epoch ms). */
export function nextSummaryAt(times: EveningTimes, after: number): number {
  let day = businessDayOf(after, times.dayCutoff);
  while (summaryTime(day, times) <= after) day = dayAfter(day);
  return summaryTime(day, times);
}

/**
 * Returns the business day with a summary that is due now, by the restaurant's present hours. Null when these hours end later
 * than those by which `dueAt` was planned, or when nobody asked in time.
 */
export function dayToSum(times: EveningTimes, dueAt: number, now: number): IsoDate | null {
  const day = businessDayOf(dueAt - 1, times.dayCutoff);
  const isLate = now - dueAt > LATE_MS && now > endOfBusinessDay(dueAt, times.dayCutoff);
  return summaryTime(day, times) <= now && !isLate ? day : null;
}

/** Returns the same weekday of the week before. */
export const weekBefore = (day: IsoDate): IsoDate => dateOf(startOf(day) - 7 * DAY);

/** The documents of a business day that its summary is made of. */
export interface EveningDay {
  readonly day: Day | null;
  readonly weekBefore: Day | null;
  readonly closing: Pick<Closing, 'differencePaise'> | null;
  readonly openOrders: number;
}

/** Returns the summary of a day; null for a day without bills and without open orders. It holds no guest. */
export function summaryOf(
  of: IsoDate,
  { day, weekBefore: before, closing, openOrders }: EveningDay,
): Extract<About, { kind: 'day-summary' }> | null {
  if ((day?.bills ?? 0) === 0 && openOrders === 0) return null;
  const guests = day?.guests ?? 0;
  return {
    kind: 'day-summary',
    day: of,
    bills: day?.bills ?? 0,
    netPaise: day === null ? ZERO : netSalesOf(day),
    guests: guests > 0 ? guests : null,
    weekBeforePaise: before === null || before.bills === 0 ? null : netSalesOf(before),
    openOrders,
    drawerPaise: closing?.differencePaise ?? null,
  };
}
