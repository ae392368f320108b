import type { CellRead, CellTyped, Overtaken } from './cell-typed.ts';
import { cellOf } from './muster.ts';
import type { Cell, Muster } from '../shape/muster.schema.ts';
import type { Person } from '../shape/person.schema.ts';

type Marking = Pick<Cell, 'mark' | 'overtimeMinutes'>;

const isSameMark = (a: Marking, b: Marking): boolean =>
  a.mark === b.mark && a.overtimeMinutes === b.overtimeMinutes;

/**
 * True when a cell is no longer what was read: marked otherwise, unless it has been marked as it is now typed, or with
 * something the person said since, unless it says what is typed.
 */
function isOvertaken(stands: Cell, typed: CellTyped, read: CellRead): boolean {
  const isMarkedSince = !isSameMark(stands, read) && !isSameMark(stands, typed);
  const isSaidSince = stands.claimed !== null && stands.claimed !== read.claimed;
  return isMarkedSince || (isSaidSince && stands.claimed !== typed.mark);
}

/** Those of the typed cells that would overwrite what their page did not show, with what stands there. */
export const overtakenOf = (
  muster: Muster,
  people: ReadonlyMap<string, Person>,
  cells: readonly CellTyped[],
): Overtaken[] =>
  cells.flatMap((typed) => {
    const { personId, day, read } = typed;
    const value = people.get(personId);
    if (read === undefined || value === undefined) return [];
    const stands = cellOf(muster, { id: personId, value }, day);
    return isOvertaken(stands, typed, read) ? [{ personId, day, stands }] : [];
  });

/** The typed cells without those that are overtaken. */
export const withoutOvertaken = (cells: readonly CellTyped[], overtaken: readonly Overtaken[]): CellTyped[] =>
  cells.filter(({ personId, day }) => !overtaken.some((one) => one.personId === personId && one.day === day));
