import { DAY, dateOf, startOf, WEEKDAYS, weekdayOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import { same } from '../kernel/same.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { FIRST_GRACE } from './roster.schema.ts';
import type { DayPlan, Roster, WeekPlan } from './roster.schema.ts';

/** Returns the day `n` days later. */
export const daysLater = (day: IsoDate, n: number): IsoDate => dateOf(startOf(day) + n * DAY);

const weekdayIndex = (day: IsoDate): number => WEEKDAYS.indexOf(weekdayOf(startOf(day)));

/** Returns the Monday of the week of a day. */
export const weekOf = (day: IsoDate): IsoDate => daysLater(day, -weekdayIndex(day));

export const isMonday = (day: IsoDate): boolean => weekdayIndex(day) === 0;

/** Returns the seven days of a week, from its Monday on. */
export const daysOfWeek = (week: IsoDate): IsoDate[] =>
  Array.from({ length: 7 }, (_, n) => daysLater(week, n));

export const EMPTY_WEEK: WeekPlan = Array.from({ length: 7 }, () => null);

/** The fields of a roster about people's weeks; a week without a roster has them too. */
type Planned = Pick<Roster, 'week' | 'graceMinutes' | 'people'>;

/** Returns a person's plan for a day; null where nothing is planned. */
export const planOn = (rosters: readonly Planned[], personId: string, day: IsoDate): DayPlan | null =>
  rosters.find(({ week }) => week === weekOf(day))?.people[personId]?.[weekdayIndex(day)] ?? null;

/** Returns the grace of a day's week, in minutes. */
export const graceOn = (rosters: readonly Planned[], day: IsoDate): number =>
  rosters.find(({ week }) => week === weekOf(day))?.graceMinutes ?? FIRST_GRACE;

/** Returns people's weeks without the people who have nothing planned. */
const withoutEmpty = (people: Readonly<Record<string, WeekPlan>>): Record<string, WeekPlan> =>
  Object.fromEntries(Object.entries(people).filter(([, plan]) => plan.some((day) => day !== null)));

/** Copies the week before for `here`, the people who work here. A person who has a plan already keeps it. */
export const copiedFrom = (
  before: Readonly<Record<string, WeekPlan>>,
  known: Readonly<Record<string, WeekPlan>>,
  here: readonly string[],
): Record<string, WeekPlan> =>
  withoutEmpty({
    ...Object.fromEntries(here.map((id) => [id, before[id] ?? EMPTY_WEEK])),
    ...withoutEmpty(known),
  });

/** A week as somebody typed it. `version`: that of the roster which they saw; 0 for none. */
interface RosterTyped extends Planned {
  readonly version: number;
}

/**
 * Returns the stored roster after somebody saved a week; the same roster for a repeat of the stored shifts. Throws
 * `changed-meanwhile` where somebody else has changed the week since.
 */
export function savedRoster(
  stored: Roster | null,
  { week, graceMinutes, people, version }: RosterTyped,
  by: Roster['changedBy'],
  now: number,
): Roster {
  const kept = withoutEmpty(people);
  if (stored !== null && stored.graceMinutes === graceMinutes && same(stored.people, kept)) return stored;
  if ((stored?.version ?? 0) !== version) throw new Refusal('changed-meanwhile');
  return { week, graceMinutes, people: kept, version: version + 1, changedAt: now, changedBy: by };
}
