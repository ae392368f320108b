import { localeOf } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { clockName, clockTime } from '@bhoj/domain/time/clock';
import { openingAt } from '@bhoj/domain/time/hours';
import type { DayHours, OperatingHours } from '@bhoj/domain/time/hours';
import { DAY, dateOf, dayAfter, startOf, WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { WORDS } from './words/of-language.ts';

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

const MONDAY = startOf('2026-01-05');

function dayName(day: Weekday, language: Language): string {
  const at = MONDAY + WEEKDAYS.indexOf(day) * DAY;
  return weekdayName(at, language);
}

const weekdayName = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(at);

function daysText(days: readonly Weekday[], language: Language): string {
  const words = WORDS[language];
  if (days.length === WEEKDAYS.length) return words.everyDay;
  const [first, last] = [days[0], days.at(-1)].map((day) =>
    day === undefined ? '' : dayName(day, language),
  );
  if (first === last) return first ?? '';
  return words.from(first ?? '', last ?? '');
}

/** True for a day without an end: 09:00 to 09:00. */
export const isAllDay = ({ open, close }: DayHours): boolean => open === close;

function hoursText(hours: DayHours, language: Language): string {
  const words = WORDS[language];
  if (!hours.isOpen) return words.closed;
  return isAllDay(hours) ? words.allDay : words.from(clockTime(hours.open), clockTime(hours.close));
}

/** The opening hours, a line for each run of equal days. */
export const hoursOf = (week: OperatingHours, language: Language): Html =>
  html`<dl>
    ${runsOf(week).map(
      ({ days, hours }) =>
        html`<div>
          <dt>${daysText(days, language)}</dt>
          <dd>${hoursText(hours, language)}</dd>
        </div>`,
    )}
  </dl>`;

function momentOf(opensAt: number, at: number, language: Language): string {
  const words = WORDS[language];
  const time = clockName(opensAt);
  const [today, day] = [dateOf(at), dateOf(opensAt)];
  if (day === today) return words.today(time);
  return day === dayAfter(today) ? words.tomorrow(time) : words.onDay(weekdayName(opensAt, language), time);
}

/** Says whether the restaurant is open, and until or from when. */
export function openingOf(week: OperatingHours, at: number, language: Language): Html {
  const words = WORDS[language];
  const opening = openingAt(week, at);
  if (opening.isOpen) {
    const text = opening.until - at > DAY ? words.openAllDay : words.openUntil(clockName(opening.until));
    return html`<p class="opening" data-open="true">${text}</p>`;
  }
  const text =
    opening.opensAt === null ? words.closedNow : words.closedUntil(momentOf(opening.opensAt, at, language));
  return html`<p class="opening" data-open="false">${text}</p>`;
}
