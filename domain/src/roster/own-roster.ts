import { emptyMuster } from '../payroll/muster/muster.ts';
import type { Muster } from '../payroll/shape/muster.schema.ts';
import { isHereOn } from '../payroll/people/person.ts';
import type { Person } from '../payroll/shape/person.schema.ts';
import type { Entry } from '../kernel/collection.ts';
import type { IsoDate } from '../time/ist.ts';
import { LONGEST_STAY } from './punching.ts';
import type { MyRoster, OwnPunches } from './roster.contract.ts';
import { inSince, countingPunches } from './stretches.ts';
import { attendanceOn, comesOn } from './suggestions.ts';
import type { Attended } from './suggestions.ts';
import { daysLater, daysOfWeek, planOn, weekOf } from './week.ts';

const isDueOn = (musters: readonly Muster[], person: Entry<Person>, day: IsoDate): boolean => {
  const month = day.slice(0, 7);
  return comesOn(musters.find((each) => each.month === month) ?? emptyMuster(month, 0), person, day);
};

/** Returns a person's own shifts of the week of a day and of the next week. */
export const ownShifts = (
  { rosters }: Pick<Attended, 'rosters'>,
  { id, value }: Entry<Person>,
  today: IsoDate,
): MyRoster['shifts'] =>
  [...daysOfWeek(weekOf(today)), ...daysOfWeek(daysLater(weekOf(today), 7))]
    .filter((day) => isHereOn(value, day))
    .map((day) => ({ day, plan: planOn(rosters, id, day) }));

/** Returns since when a person is in, epoch ms; null for somebody who is out or never punched out. */
export function ownInSince(
  { punches, now }: Pick<Attended, 'punches' | 'now'>,
  personId: string,
): number | null {
  const since = punches.flatMap(({ people }) => inSince(people[personId] ?? []) ?? []);
  const last = Math.max(0, ...since);
  return last > 0 && now - last <= LONGEST_STAY ? last : null;
}

/**
 * Returns a person's days with a punch or an absence, the latest first. Nobody is absent on a day that `musters` mark as leave,
 * holiday or off.
 */
export const ownPunchDays = (
  attended: Attended,
  person: Entry<Person>,
  days: readonly IsoDate[],
  musters: readonly Muster[],
): OwnPunches[] =>
  days
    .filter((day) => isHereOn(person.value, day))
    .map((day): OwnPunches => {
      const { presence, workedMinutes, lateMinutes } = attendanceOn(attended, person.id, day);
      const all = attended.punches.find((each) => each.day === day)?.people[person.id] ?? [];
      return {
        day,
        punches: countingPunches(all).map(({ kind, at, added }) => ({
          kind,
          at,
          isCorrected: added !== null,
        })),
        workedMinutes,
        lateMinutes: presence === 'missing' ? 0 : lateMinutes,
        isAbsent: presence === 'absent' && isDueOn(musters, person, day),
      };
    })
    .filter(({ punches, isAbsent }) => punches.length > 0 || isAbsent)
    .toReversed();
