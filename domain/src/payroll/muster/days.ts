import type { IsoDate } from '../../time/ist.ts';
import { dayKey, daysOfMonth } from './calendar.ts';
import { heldTerms, isHereOn } from '../people/person.ts';
import type { OvertimeRules } from '../../statute/wages.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Cell } from '../shape/muster.schema.ts';
import type { Mark } from '../shape/attendance-mark.ts';
import type { Person, Terms } from '../shape/person.schema.ts';

/** A day of a month on which the person was employed. */
export interface PayDay {
  readonly day: IsoDate;
  readonly terms: Terms;
  /** Null while nobody has marked it. */
  readonly mark: Mark | null;
  readonly overtimeMinutes: number;
  readonly isDisputed: boolean;
  /** When the person agreed with it; null where they did not. */
  readonly confirmedAt: number | null;
}

/** How many half days each mark is paid for. */
const PAID: Readonly<Record<Mark, 0 | 1 | 2>> = {
  P: 2,
  A: 0,
  HD: 1,
  WO: 2,
  PH: 2,
  PL: 2,
  CL: 2,
  SL: 2,
  HPL: 2,
  HCL: 2,
  HSL: 2,
};
const WORKED: Readonly<Partial<Record<Mark, number>>> = { P: 2, HD: 1, HPL: 1, HCL: 1, HSL: 1 };

const halves = (days: readonly PayDay[], of: (mark: Mark) => number): number =>
  days.reduce((all, { mark }) => all + (mark === null ? 0 : of(mark)), 0);

/** Returns the half days that monthly pay covers: all but absences. An unmarked day is not paid. */
export const paidHalves = (days: readonly PayDay[]): number => halves(days, (mark) => PAID[mark]);

/** Returns the paid half days without weekly days off, which daily and hourly pay does not cover. */
export const paidWorkingHalves = (days: readonly PayDay[]): number =>
  halves(days, (mark) => (mark === 'WO' ? 0 : PAID[mark]));

/** Returns the half days at work. */
export const workedHalves = (days: readonly PayDay[]): number => halves(days, (mark) => WORKED[mark] ?? 0);

export const overtimeOf = (days: readonly PayDay[]): number =>
  days.reduce((all, { overtimeMinutes }) => all + overtimeMinutes, 0);

/** Returns the minutes that a day's overtime counts as. Fewer than `halfHourFrom` minutes of an hour count as they are. */
function countedMinutes(minutes: number, { halfHourFrom, hourAbove }: OvertimeRules): number {
  const rest = minutes % 60;
  if (rest < halfHourFrom) return minutes;
  return minutes - rest + (rest > hourAbove ? 60 : 30);
}

/** Returns the overtime that is paid: each day's as the law counts it, or as it was where the law is unknown. */
export const paidOvertimeOf = (days: readonly PayDay[], { overtime }: Pick<PayLaw, 'overtime'>): number =>
  overtime === null
    ? overtimeOf(days)
    : days.reduce((all, { overtimeMinutes }) => all + countedMinutes(overtimeMinutes, overtime.value), 0);

/**
 * Returns the days of a month on which a person was employed, with the terms and the mark of each. `cells`: their row
 * of the muster (`musterRowOf`), by `01` to `31`.
 */
export function payDaysOf(
  month: string,
  person: Pick<Person, 'joinedOn' | 'leftOn' | 'terms'>,
  cells: Readonly<Record<string, Cell>>,
): PayDay[] {
  return daysOfMonth(month)
    .filter((day) => isHereOn(person, day))
    .map((day) => {
      const cell = cells[dayKey(day)];
      return {
        day,
        terms: heldTerms(person, day),
        mark: cell?.mark ?? null,
        overtimeMinutes: cell?.overtimeMinutes ?? 0,
        isDisputed: cell?.isDisputed ?? false,
        confirmedAt: cell?.confirmed?.at ?? null,
      };
    });
}
