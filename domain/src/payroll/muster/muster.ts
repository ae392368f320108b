import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { IsoDate } from '../../time/ist.ts';
import { dayKey, daysOfMonth, weekdayOfDay } from './calendar.ts';
import { heldTerms, isHereOn } from '../people/person.ts';
import type { CellTyped } from './cell-typed.ts';
import type { Cell, Mark, Muster } from '../shape/muster.schema.ts';
import type { Person } from '../shape/person.schema.ts';

export const EMPTY_CELL: Cell = { mark: null, overtimeMinutes: 0, claimed: null, isDisputed: false };

export type Row = Readonly<Record<string, Cell>>;

export const emptyMuster = (month: string, at: number): Muster => ({
  month,
  people: {},
  lockedAt: null,
  changedAt: at,
});

/** True on the weekly off of the terms that hold on a day. */
const isWeeklyOff = (person: Pick<Person, 'terms'>, day: IsoDate): boolean =>
  heldTerms(person, day).weeklyOff === weekdayOfDay(day);

/** A month of somebody whose days nobody has marked yet: their weekly days off while they work here. */
function prefilledRow(person: Person, month: string): Row {
  const off = daysOfMonth(month).filter((day) => isHereOn(person, day) && isWeeklyOff(person, day));
  return Object.fromEntries(off.map((day) => [dayKey(day), { ...EMPTY_CELL, mark: 'WO' as const }]));
}

/** A person's days of a month: as stored, or prefilled from the weekly off while nothing of them is stored. */
export const musterRowOf = (muster: Muster | null, { id, value }: Entry<Person>, month: string): Row =>
  muster?.people[id] ?? prefilledRow(value, month);

/** What a muster says of a person's day. */
export const cellOf = (muster: Muster, person: Entry<Person>, day: IsoDate): Cell =>
  musterRowOf(muster, person, muster.month)[dayKey(day)] ?? EMPTY_CELL;

/** The marks that a day to come may have already. */
const AHEAD: readonly (Mark | null)[] = [null, 'WO', 'PH', 'PL', 'CL', 'SL'];

/** True when a person's final pay stands for the month of a day, so that the day is not marked any more. */
export const isSettledOn = ({ settledMonths }: Pick<Person, 'settledMonths'>, day: IsoDate): boolean =>
  settledMonths.includes(day.slice(0, 7));

/**
 * Why a day cannot be marked so: `day-not-worked` outside the time in which they work here, `mark-too-early` for work on a
 * day to come, `final-pay-stands` in a month of which their final pay is approved; null when it can.
 */
export function whyNotMarkable(
  person: Person,
  { day, mark, overtimeMinutes }: Pick<CellTyped, 'day' | 'mark' | 'overtimeMinutes'>,
  today: IsoDate,
): 'day-not-worked' | 'final-pay-stands' | 'mark-too-early' | null {
  if (!isHereOn(person, day)) return 'day-not-worked';
  if (isSettledOn(person, day)) return 'final-pay-stands';
  return day > today && (!AHEAD.includes(mark) || overtimeMinutes > 0) ? 'mark-too-early' : null;
}

/** Throws `muster-locked` once the month's pay is approved. */
export function assertOpen(muster: Muster | null): void {
  if (muster !== null && muster.lockedAt !== null)
    throw new Refusal('muster-locked', { month: muster.month });
}

/** The muster with one cell of a person; the same muster when it says so already. */
export function withCell(muster: Muster, person: Entry<Person>, day: IsoDate, cell: Cell): Muster {
  const row = musterRowOf(muster, person, muster.month);
  const key = dayKey(day);
  if (muster.people[person.id] !== undefined && same(row[key] ?? EMPTY_CELL, cell)) return muster;
  return { ...muster, people: { ...muster.people, [person.id]: { ...row, [key]: cell } } };
}

/**
 * The muster after the owner marked cells. A mark settles what the person says of that day. Throws `muster-locked`,
 * `day-not-worked`, `final-pay-stands`, `mark-too-early`, and `person-not-found` for somebody unknown.
 */
export function marked(
  known: Muster,
  people: ReadonlyMap<string, Person>,
  cells: readonly CellTyped[],
  today: IsoDate,
): Muster {
  assertOpen(known);
  return cells.reduce((muster, { personId, day, mark, overtimeMinutes }) => {
    const value = people.get(personId);
    if (value === undefined) throw new Refusal('person-not-found');
    const why = whyNotMarkable(value, { day, mark, overtimeMinutes }, today);
    if (why !== null) throw new Refusal(why, { day });
    const cell = { mark, overtimeMinutes, claimed: null, isDisputed: false };
    return withCell(muster, { id: personId, value }, day, cell);
  }, known);
}

/**
 * Who is marked present by "everybody present": who works here on that day, has no mark (a day off is one) and says
 * nothing else of it.
 */
export const presentOn = (
  muster: Muster | null,
  people: readonly Entry<Person>[],
  day: IsoDate,
): CellTyped[] =>
  people
    .filter((person) => {
      const { mark, claimed } = musterRowOf(muster, person, day.slice(0, 7))[dayKey(day)] ?? EMPTY_CELL;
      const says = { day, mark: 'P' as const, overtimeMinutes: 0 };
      const isOpen = whyNotMarkable(person.value, says, day) === null;
      return isOpen && mark === null && (claimed === null || claimed === 'P');
    })
    .map(({ id }) => ({ personId: id, day, mark: 'P', overtimeMinutes: 0 }));
