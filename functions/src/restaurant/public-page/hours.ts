import type { DayHours, OperatingHours } from '@bhoj/domain/time/hours';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { words } from './words.ts';

/** Days in a row with the same hours. */
export interface Days {
  readonly days: readonly Weekday[];
  readonly hours: DayHours;
}

const isSame = (a: DayHours, b: DayHours): boolean =>
  a.isOpen === b.isOpen && (!a.isOpen || (a.open === b.open && a.close === b.close));

/** Returns the week in runs of equal days. */
export function runsOf(week: OperatingHours): Days[] {
  const runs: Days[] = [];
  for (const day of WEEKDAYS) {
    const last = runs.at(-1);
    if (last !== undefined && isSame(last.hours, week[day])) {
      runs[runs.length - 1] = { ...last, days: [...last.days, day] };
    } else runs.push({ days: [day], hours: week[day] });
  }
  return runs;
}

function daysText(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return words.everyDay;
  const [first, last] = [days[0], days.at(-1)].map((day) => (day === undefined ? '' : words.days[day]));
  if (first === last) return first ?? '';
  return words.from(first ?? '', last ?? '');
}

/** True for a day without an end: 09:00 to 09:00. */
export const isAllDay = ({ open, close }: DayHours): boolean => open === close;

function hoursText(hours: DayHours): string {
  if (!hours.isOpen) return words.closed;
  return isAllDay(hours) ? words.allDay : words.from(hours.open, hours.close);
}

/** The opening hours, a line for each run of equal days. */
export const hoursOf = (week: OperatingHours): Html =>
  html`<dl>
    ${runsOf(week).map(
      ({ days, hours }) =>
        html`<div>
          <dt>${daysText(days)}</dt>
          <dd>${hoursText(hours)}</dd>
        </div>`,
    )}
  </dl>`;
