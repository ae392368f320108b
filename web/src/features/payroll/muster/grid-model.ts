import { isSettledOn } from '@bhoj/domain/payroll/muster/muster';
import { isHereOn } from '@bhoj/domain/payroll/people/person';
import type { CellTyped } from '@bhoj/domain/payroll/muster/cell-typed';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Cell } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';

/** True for a day that the owner may mark: the person works here, and has no approved final pay for the month. */
export const takesMarks = (person: Person, day: string): boolean =>
  isHereOn(person, day) && !isSettledOn(person, day);

/** The key for each mark. */
const MARK_KEYS: Readonly<Record<string, Mark>> = {
  p: 'P',
  a: 'A',
  h: 'HD',
  w: 'WO',
  f: 'PH',
  l: 'PL',
  c: 'CL',
  s: 'SL',
};

/** Returns the mark of a key: null clears, undefined is no mark. */
export function markOfKey(key: string): Mark | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null;
  return MARK_KEYS[key.toLowerCase()];
}

/** A cell by its row and the index of its day, from 0. */
export interface Place {
  readonly row: number;
  readonly day: number;
}

/** Returns where the grid begins: at the requested person and day, else at the first person and today. */
export const firstPlace = (
  people: readonly Entry<Person>[],
  days: readonly string[],
  asked: { readonly person: string | null; readonly day: string | null },
  today: string,
): Place => ({
  row: Math.max(
    0,
    people.findIndex(({ id }) => id === asked.person),
  ),
  day: Math.max(0, days.indexOf(asked.day !== null && days.includes(asked.day) ? asked.day : today)),
});

interface Size {
  readonly rows: number;
  readonly days: number;
}

const within = (n: number, count: number): number => Math.max(0, Math.min(n, count - 1));

/** Returns the place to which a key moves; null for a key that does not move. */
export function movedBy(key: string, { row, day }: Place, { rows, days }: Size): Place | null {
  const at = (toRow: number, toDay: number): Place => ({
    row: within(toRow, rows),
    day: within(toDay, days),
  });
  switch (key) {
    case 'ArrowRight':
      return at(row, day + 1);
    case 'ArrowLeft':
      return at(row, day - 1);
    case 'ArrowDown':
      return at(row + 1, day);
    case 'ArrowUp':
      return at(row - 1, day);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, days - 1);
    case 'PageDown':
      return at(row + 10, day);
    case 'PageUp':
      return at(row - 10, day);
    default:
      return null;
  }
}

/**
 * Returns the place after typing: the next day of the person; after the last day that can be marked, the next person's
 * first day. At the very last place it stays.
 */
export function nextPlace(
  { row, day }: Place,
  people: readonly Entry<Person>[],
  days: readonly string[],
  today: string,
): Place {
  const takes = (of: number, at: number): boolean => {
    const [person, name] = [people[of], days[at]];
    return person !== undefined && name !== undefined && name <= today && takesMarks(person.value, name);
  };
  for (let to = day + 1; to < days.length; to += 1) if (takes(row, to)) return { row, day: to };
  for (let below = row + 1; below < people.length; below += 1) {
    const first = days.findIndex((_, at) => takes(below, at));
    if (first !== -1) return { row: below, day: first };
  }
  return { row, day };
}

/** A typed cell that may not be stored yet. `storedAt`: when its muster was stored, epoch ms; null before. */
export interface Pending {
  readonly cell: CellTyped;
  readonly storedAt: number | null;
}
/** By person and day. */
export type PendingCells = ReadonlyMap<string, Readonly<Record<string, Pending>>>;

/** True for a typed cell until the muster with it arrives. */
export const isTyped = (pending: Pending | undefined, changedAt: number): pending is Pending =>
  pending !== undefined && (pending.storedAt === null || pending.storedAt > changedAt);

/** Returns the shown cell of a day: as typed, or as stored. */
export function shownCell(
  stored: Cell | undefined,
  pending: Pending | undefined,
  changedAt: number,
): Cell | undefined {
  if (!isTyped(pending, changedAt)) return stored;
  const { mark, overtimeMinutes } = pending.cell;
  return { mark, overtimeMinutes, claimed: null, isDisputed: false };
}

/** Returns a person's days with the typed cells. */
export function withPending(
  known: PendingCells,
  cells: readonly CellTyped[],
  storedAt: number | null,
): PendingCells {
  const next = new Map(known);
  for (const cell of cells) {
    const before = next.get(cell.personId)?.[cell.day];
    // A day that was typed again since is not the stored one.
    if (storedAt !== null && before !== undefined && before.cell !== cell) continue;
    next.set(cell.personId, { ...next.get(cell.personId), [cell.day]: { cell, storedAt } });
  }
  return next;
}

/** Returns the typed cells without the refused ones. */
export function withoutPending(known: PendingCells, cells: readonly CellTyped[]): PendingCells {
  const next = new Map(known);
  for (const cell of cells) {
    const { [cell.day]: gone, ...others } = next.get(cell.personId) ?? {};
    if (gone?.cell === cell) next.set(cell.personId, others);
  }
  return next;
}
