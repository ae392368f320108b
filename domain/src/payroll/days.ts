import { daysOfMonth } from '../figures/month.ts';
import { dayAfter, startOf, weekdayOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import type { Cell, Mark } from './muster.schema.ts';
import type { Person, Terms } from './person.schema.ts';

/** A day of a month on which somebody was employed. */
export interface PayDay {
  readonly day: IsoDate;
  readonly terms: Terms;
  /** Null while nobody has said what it was. */
  readonly mark: Mark | null;
  readonly overtimeMinutes: number;
  readonly isDisputed: boolean;
}

/** How many half days each mark is paid for. */
const PAID: Readonly<Record<Mark, 0 | 1 | 2>> = { P: 2, A: 0, HD: 1, WO: 2, PH: 2, PL: 2, CL: 2, SL: 2 };
const WORKED: Readonly<Partial<Record<Mark, number>>> = { P: 2, HD: 1 };

const halves = (days: readonly PayDay[], of: (mark: Mark) => number): number =>
  days.reduce((all, { mark }) => all + (mark === null ? 0 : of(mark)), 0);

/** Half days that a monthly pay is for: all but absences. A day that nobody marked is not paid. */
export const paidHalves = (days: readonly PayDay[]): number => halves(days, (mark) => PAID[mark]);

/** Paid half days without the days off of the week, which daily and hourly pay is not for. */
export const paidWorkingHalves = (days: readonly PayDay[]): number =>
  halves(days, (mark) => (mark === 'WO' ? 0 : PAID[mark]));

/** Half days at work. */
export const workedHalves = (days: readonly PayDay[]): number => halves(days, (mark) => WORKED[mark] ?? 0);

export const overtimeOf = (days: readonly PayDay[]): number =>
  days.reduce((all, { overtimeMinutes }) => all + overtimeMinutes, 0);

/** The terms that hold on a day: the last ones that began; before the first ones began, these. */
function termsOn(terms: readonly Terms[], day: IsoDate): Terms {
  const held = terms.findLast(({ from }) => from <= day) ?? terms[0];
  if (held === undefined) throw new RangeError('a person without terms');
  return held;
}

/** All days of a month, `yyyy-mm`. */
export function calendarOf(month: string): IsoDate[] {
  const { from, until } = daysOfMonth(month);
  const days: IsoDate[] = [];
  for (let day = from; day < until; day = dayAfter(day)) days.push(day);
  return days;
}

/** True when somebody was employed on a day, the first and the last working day included. */
const isEmployedOn = ({ joinedOn, leftOn }: Pick<Person, 'joinedOn' | 'leftOn'>, day: IsoDate): boolean =>
  day >= joinedOn && (leftOn === null || day <= leftOn);

/**
 * The days of a month on which a person was employed, with what holds and what is marked. `cells`: their row of the
 * muster, by `01` to `31`. The day off of the week needs no mark.
 */
export function payDaysOf(
  month: string,
  person: Pick<Person, 'joinedOn' | 'leftOn' | 'terms'>,
  cells: Readonly<Record<string, Cell>>,
): PayDay[] {
  return calendarOf(month)
    .filter((day) => isEmployedOn(person, day))
    .map((day) => {
      const terms = termsOn(person.terms, day);
      const cell = cells[day.slice(8)];
      const isOff = terms.weeklyOff !== null && weekdayOf(startOf(day)) === terms.weeklyOff;
      return {
        day,
        terms,
        mark: cell?.mark ?? (isOff ? 'WO' : null),
        overtimeMinutes: cell?.overtimeMinutes ?? 0,
        isDisputed: cell?.isDisputed ?? false,
      };
    });
}
