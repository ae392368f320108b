import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { IsoDate } from '../../time/ist.ts';
import { dayKey, daysOfMonth, weekdayOfDay } from './calendar.ts';
import { heldTerms, isHereOn } from '../people/person.ts';
import type { CellTyped } from './cell-typed.ts';
import type { Cell, Muster } from '../shape/muster.schema.ts';
import type { Mark } from '../shape/attendance-mark.ts';
import type { Person } from '../shape/person.schema.ts';

export const EMPTY_CELL: Cell = { mark: null, overtimeMinutes: 0, claimed: null, isDisputed: false };

export type Row = Readonly<Record<string, Cell>>;

export const emptyMuster = (month: string, at: number): Muster => ({
  month,
  people: {},
  lockedAt: null,
  changedAt: at,
});

/** True on the weekly off of the terms that are valid on a day. */
const isWeeklyOff = (person: Pick<Person, 'terms'>, day: IsoDate): boolean =>
  heldTerms(person, day).weeklyOff === weekdayOfDay(day);

/** Returns the month of a person without marks: their weekly days off while they work here. */
function prefilledRow(person: Person, month: string): Row {
  const off = daysOfMonth(month).filter((day) => isHereOn(person, day) && isWeeklyOff(person, day));
  return Object.fromEntries(off.map((day) => [dayKey(day), { ...EMPTY_CELL, mark: 'WO' as const }]));
}

/** Returns a person's days of a month: as stored, or prefilled from the weekly off while none is stored. */
export const musterRowOf = (muster: Muster | null, { id, value }: Entry<Person>, month: string): Row =>
  muster?.people[id] ?? prefilledRow(value, month);

/** Returns a person's day in a muster. */
export const cellOf = (muster: Muster, person: Entry<Person>, day: IsoDate): Cell =>
  musterRowOf(muster, person, muster.month)[dayKey(day)] ?? EMPTY_CELL;

/** The marks that are allowed for a future day. */
const AHEAD: readonly (Mark | null)[] = [null, 'WO', 'PH', 'PL', 'CL', 'SL'];

/** True when a person's final pay for the month of a day is approved, so that the day can no longer be marked. */
export const isSettledOn = ({ settledMonths }: Pick<Person, 'settledMonths'>, day: IsoDate): boolean =>
  settledMonths.includes(day.slice(0, 7));

/**
 * Returns why a day cannot get a mark: `day-not-worked` outside their employment, `mark-too-early` for work on a future
 * day, `final-pay-stands` in a month with an approved final pay; null when it can.
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
export function assertMusterOpen(muster: Muster | null): void {
  if (muster !== null && muster.lockedAt !== null)
    throw new Refusal('muster-locked', { month: muster.month });
}

/** Returns the muster with one cell of a person; the same muster when nothing changes. */
export function withCell(muster: Muster, person: Entry<Person>, day: IsoDate, cell: Cell): Muster {
  const row = musterRowOf(muster, person, muster.month);
  const key = dayKey(day);
  if (muster.people[person.id] !== undefined && same(row[key] ?? EMPTY_CELL, cell)) return muster;
  return { ...muster, people: { ...muster.people, [person.id]: { ...row, [key]: cell } } };
}

/**
 * Returns the muster after the owner marked cells. A mark settles the person's claim about that day. Throws
 * `muster-locked`, `day-not-worked`, `final-pay-stands`, `mark-too-early`, and `person-not-found` for an unknown
 * person.
 */
export function marked(
  known: Muster,
  people: ReadonlyMap<string, Person>,
  cells: readonly CellTyped[],
  today: IsoDate,
): Muster {
  assertMusterOpen(known);
  return cells.reduce((muster, { personId, day, mark, overtimeMinutes }) => {
    const value = people.get(personId);
    if (value === undefined) throw new Refusal('person-not-found');
    const why = whyNotMarkable(value, { day, mark, overtimeMinutes }, today);
    if (why !== null) throw new Refusal(why, { day });
    const person = { id: personId, value };
    const { confirmed, ...before } = cellOf(muster, person, day);
    const isSame = before.mark === mark && before.overtimeMinutes === overtimeMinutes;
    const kept = isSame && confirmed !== undefined ? { confirmed } : {};
    const cell = { mark, overtimeMinutes, claimed: null, isDisputed: false, ...kept };
    return withCell(muster, person, day, cell);
  }, known);
}

/**
 * Returns the people whom "everybody present" marks: they work here on that day, and have no mark (a day off is a mark)
 * and no claim.
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
