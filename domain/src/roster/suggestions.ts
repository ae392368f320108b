import { daysOfMonth } from '../payroll/muster/calendar.ts';
import type { CellTyped } from '../payroll/muster/cell-typed.ts';
import { cellOf, emptyMuster, whyNotMarkable } from '../payroll/muster/muster.ts';
import { isHereOn } from '../payroll/people/person.ts';
import type { Cell, Muster } from '../payroll/shape/muster.schema.ts';
import type { Person } from '../payroll/shape/person.schema.ts';
import type { Entry } from '../kernel/collection.ts';
import type { IsoDate } from '../time/ist.ts';
import { attendanceOf } from './attendance.ts';
import type { Attendance, Suggestion } from './attendance.ts';
import type { PunchDay } from './punch.schema.ts';
import type { Roster } from './roster.schema.ts';
import { countingPunches } from './stretches.ts';
import { graceOn, planOn } from './week.ts';

/** The records of a month's attendance. */
export interface Attended {
  readonly rosters: readonly Roster[];
  readonly punches: readonly PunchDay[];
  /** Epoch ms. */
  readonly now: number;
  /** When the business day ends, `HH:MM`. */
  readonly cutoff: string;
}

/** Returns a person's attendance on a day. */
export const attendanceOn = (
  { rosters, punches, now, cutoff }: Attended,
  personId: string,
  day: IsoDate,
): Attendance => {
  const people = punches.find((each) => each.day === day)?.people ?? {};
  return attendanceOf({
    day,
    plan: planOn(rosters, personId, day),
    punches: people[personId] ?? [],
    isUsed: Object.values(people).some((all) => countingPunches(all).length > 0),
    grace: graceOn(rosters, day),
    now,
    cutoff,
  });
};

/** A suggestion for one day of one person. */
export interface SuggestedCell {
  readonly personId: string;
  readonly day: IsoDate;
  readonly suggestion: Suggestion;
  readonly lateMinutes: number;
  readonly workedMinutes: number;
  /** The mark that stands, which accepting replaces; null where nobody marked the day. */
  readonly stands: Cell['mark'];
  /** The owner's mark that accepts it. */
  readonly accepted: CellTyped;
}

/**
 * True where a cell may have a suggestion: nobody marked the day, or it is a day off on which the person came; and the person
 * claims nothing else.
 */
const isOpenFor = ({ mark, claimed, isDisputed }: Cell, { mark: to }: Suggestion): boolean =>
  (mark === null || (mark === 'WO' && (to === 'P' || to === 'HD'))) &&
  !isDisputed &&
  (claimed === null || claimed === to);

/**
 * Returns what the roster and the punches suggest for a month's muster, by day and then in the order of `people`. A locked month
 * suggests nothing.
 */
export function suggestionsOf(
  attended: Attended,
  people: readonly Entry<Person>[],
  stored: Muster | null,
  month: string,
  today: IsoDate,
): SuggestedCell[] {
  if (stored !== null && stored.lockedAt !== null) return [];
  const muster = stored ?? emptyMuster(month, 0);
  return daysOfMonth(month)
    .filter((day) => day <= today)
    .flatMap((day) =>
      people.flatMap((person): SuggestedCell[] => {
        const { suggestion, lateMinutes, workedMinutes } = attendanceOn(attended, person.id, day);
        if (suggestion === null) return [];
        const { mark, overtimeMinutes } = suggestion;
        const cell = cellOf(muster, person, day);
        const typed = { personId: person.id, day, mark, overtimeMinutes };
        if (!isOpenFor(cell, suggestion) || whyNotMarkable(person.value, typed, today) !== null) return [];
        const { claimedOvertime } = cell;
        const read = {
          mark: cell.mark,
          overtimeMinutes: cell.overtimeMinutes,
          claimed: cell.claimed,
          ...(claimedOvertime !== undefined && { claimedOvertime }),
        };
        return [
          {
            personId: person.id,
            day,
            suggestion,
            lateMinutes,
            workedMinutes,
            stands: cell.mark,
            accepted: { ...typed, read },
          },
        ];
      }),
    );
}

/** Returns those of a day's suggestions that replace no mark: "accept all" takes only these. */
export const acceptableAtOnce = (all: readonly SuggestedCell[], day: IsoDate): CellTyped[] =>
  all.filter((each) => each.day === day && each.stands === null).map(({ accepted }) => accepted);

/** The people who need a look on a day, with the minutes that they are late. */
export interface DayWatch {
  readonly late: readonly { readonly personId: string; readonly minutes: number }[];
  /** Due and not here. */
  readonly missing: readonly { readonly personId: string; readonly minutes: number }[];
  readonly absent: readonly string[];
}

/** The marks of a day on which somebody was to come. */
const COMES: readonly Cell['mark'][] = [null, 'P', 'HD', 'A'];

/** True unless a muster marks a person's day as leave, holiday or off. */
export const comesOn = (muster: Muster, person: Entry<Person>, day: IsoDate): boolean =>
  COMES.includes(cellOf(muster, person, day).mark);

/**
 * Returns the people who came late, who are due and not here, and who never came, among those who work here on a day and are on
 * no leave or holiday.
 */
export function watchOf(
  attended: Attended,
  people: readonly Entry<Person>[],
  stored: Muster | null,
  day: IsoDate,
): DayWatch {
  const muster = stored ?? emptyMuster(day.slice(0, 7), 0);
  const all = people
    .filter((person) => isHereOn(person.value, day) && comesOn(muster, person, day))
    .map(({ id }) => ({ personId: id, ...attendanceOn(attended, id, day) }));
  const by = ({ personId, lateMinutes }: (typeof all)[number]) => ({ personId, minutes: lateMinutes });
  const isThere = ({ presence }: Attendance) => presence === 'in' || presence === 'out';
  return {
    late: all.filter((each) => isThere(each) && each.lateMinutes > 0).map(by),
    missing: all.filter(({ presence }) => presence === 'missing').map(by),
    absent: all.filter(({ presence }) => presence === 'absent').map(({ personId }) => personId),
  };
}
