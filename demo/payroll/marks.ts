import { dayKey, daysOfMonth, weekdayOfDay } from '@bhoj/domain/payroll/muster/calendar';
import { emptyMuster, marked } from '@bhoj/domain/payroll/muster/muster';
import { withDispute } from '@bhoj/domain/payroll/muster/own-days';
import { heldTerms, isHereOn } from '@bhoj/domain/payroll/people/person';
import { HOUR, dayAfter, startOf } from '@bhoj/domain/time/ist';
import type { CellTyped } from '@bhoj/domain/payroll/muster/cell-typed';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { randomOf } from '../random.ts';
import type { Random } from '../random.ts';
import type { Paid } from './people.ts';

/** Holidays of the whole country, and of Maharashtra. */
const HOLIDAYS = ['01-26', '05-01', '08-15', '10-02'];

/** How many of 100 days at work get another mark. */
const OTHERWISE: readonly (readonly [mark: Mark, of100: number])[] = [
  ['P', 93],
  ['HD', 2],
  ['CL', 2],
  ['SL', 2],
  ['A', 1],
];

function cellOf({ id, person }: Paid, day: IsoDate, random: Random): CellTyped {
  const { weeklyOff } = heldTerms(person, day);
  const [mark] = random.weighted(OTHERWISE, ([, of100]) => of100);
  const isLong = weekdayOfDay(day) === 'saturday' && random.chance(0.4);
  if (weekdayOfDay(day) === weeklyOff) return { personId: id, day, mark: 'WO', overtimeMinutes: 0 };
  if (HOLIDAYS.includes(day.slice(5))) return { personId: id, day, mark: 'PH', overtimeMinutes: 0 };
  return { personId: id, day, mark, overtimeMinutes: mark === 'P' && isLong ? 60 : 0 };
}

/** Marks every day of a month up to `until`, as the owner does each night. */
export function musterOf(month: string, staff: readonly Paid[], until: IsoDate, seed: string): Muster {
  const days = daysOfMonth(month).filter((day) => day <= until);
  const people = new Map(staff.map(({ id, person }) => [id, person]));
  const cells = days.flatMap((day) => {
    const random = randomOf(`${seed} muster ${day}`);
    return staff.filter(({ person }) => isHereOn(person, day)).map((paid) => cellOf(paid, day, random));
  });
  const changedAt = startOf(dayAfter(days.at(-1) ?? `${month}-01`)) + HOUR;
  return { ...marked(emptyMuster(month, changedAt), people, cells, until), changedAt };
}

/** The muster after a person claims that their last day without work was a day at work. */
export function disputedBy(muster: Muster, { id, person }: Paid, today: IsoDate): Muster {
  const day = daysOfMonth(muster.month).findLast((one) => {
    const mark = muster.people[id]?.[dayKey(one)]?.mark ?? 'P';
    return mark !== 'P' && mark !== 'PH';
  });
  return day === undefined
    ? muster
    : withDispute(muster, { id, value: person }, { day, claimed: 'P' }, today);
}
