import { weekdayOfDay } from '@bhoj/domain/payroll/muster/calendar';
import { heldTerms } from '@bhoj/domain/payroll/people/person';
import { FIRST_GRACE } from '@bhoj/domain/roster/roster.schema';
import { daysLater, daysOfWeek, planOn, weekOf } from '@bhoj/domain/roster/week';
import { MINUTE, startOf } from '@bhoj/domain/time/ist';
import type { PunchDay, Punched, PunchKind } from '@bhoj/domain/roster/punch.schema';
import type { DayPlan, Roster, Shift, WeekPlan } from '@bhoj/domain/roster/roster.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { randomOf } from '../random.ts';
import type { Random } from '../random.ts';
import type { Paid } from './people.ts';

/** The weeks with a roster, from this one; and the days before today with punches. */
const WEEKS = [-1, 0, 1];
const PUNCHED_DAYS = 6;

const LUNCH_AND_DINNER: readonly Shift[] = [
  { from: 11 * 60, to: 15 * 60 },
  { from: 18 * 60 + 30, to: 23 * 60 },
];
const EARLY: readonly Shift[] = [{ from: 7 * 60, to: 15 * 60 }];

const weekPlanOf = ({ person }: Paid, n: number, week: IsoDate): WeekPlan =>
  daysOfWeek(week).map((day): DayPlan => {
    const { weeklyOff } = heldTerms(person, day);
    if (weekdayOfDay(day) === weeklyOff) return { isOff: true, shifts: [] };
    // Every third person opens the kitchen or the hall.
    return { isOff: false, shifts: [...(n % 3 === 2 ? EARLY : LUNCH_AND_DINNER)] };
  });

const DEVICE = { id: 'DeviceOfAnnapurnaAA1', name: 'Counter tablet' };

/** The punches of one shift: mostly some minutes early, now and then late, and seldom without the last one. */
function punchesOf(day: IsoDate, { from, to }: Shift, random: Random): Punched[] {
  const punched = (kind: PunchKind, minute: number): Punched => ({
    id: random.id(),
    kind,
    at: startOf(day) + minute * MINUTE,
    device: DEVICE,
    added: null,
    removed: null,
  });
  const came = from + (random.chance(0.12) ? random.int(12, 35) : random.int(-14, 6));
  const arrival = punched('in', came);
  const left = punched('out', to + random.int(0, 25));
  return random.chance(0.04) ? [arrival] : [arrival, left];
}

/** The roster of last week, this week and the next, and the punches of the last days, up to `now`. */
export function attendanceOf(i: {
  readonly staff: readonly Paid[];
  readonly seed: string;
  readonly today: IsoDate;
  /** Epoch ms. */
  readonly now: number;
  readonly by: Roster['changedBy'];
}): { readonly rosters: readonly Roster[]; readonly punches: readonly PunchDay[] } {
  const { staff, seed, today, now, by } = i;
  const rosters = WEEKS.map((after): Roster => {
    const week = daysLater(weekOf(today), after * 7);
    return {
      week,
      graceMinutes: FIRST_GRACE,
      people: Object.fromEntries(staff.map((paid, n) => [paid.id, weekPlanOf(paid, n, week)])),
      version: 1,
      changedAt: Math.min(now, startOf(week)),
      changedBy: by,
    };
  });
  const days = Array.from({ length: PUNCHED_DAYS + 1 }, (_, n) => daysLater(today, n - PUNCHED_DAYS));
  const punches = days.flatMap((day): PunchDay[] => {
    const random = randomOf(`${seed} punches ${day}`);
    const people = staff.flatMap(({ id }): [string, Punched[]][] => {
      const shifts = planOn(rosters, id, day)?.shifts ?? [];
      // Now and then somebody does not come.
      const isHere = random.chance(0.95);
      const all = shifts.flatMap((shift) => punchesOf(day, shift, random)).filter(({ at }) => at <= now);
      return isHere && all.length > 0 ? [[id, all]] : [];
    });
    if (people.length === 0) return [];
    return [{ day, people: Object.fromEntries(people), changedAt: now }];
  });
  return { rosters, punches };
}
