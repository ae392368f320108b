import type { CellRead, CellTyped, Overtaken } from './cell-typed.ts';
import { cellOf } from './muster.ts';
import type { Cell, Muster } from '../shape/muster.schema.ts';
import type { Person } from '../shape/person.schema.ts';

type Marking = Pick<Cell, 'mark' | 'overtimeMinutes'>;

const isSameMark = (a: Marking, b: Marking): boolean =>
  a.mark === b.mark && a.overtimeMinutes === b.overtimeMinutes;

/**
 * True when a cell has changed since the page read it: it has a new mark that differs from the typed one, or a new claim of the
 * person that disagrees with the typed mark.
 */
function isOvertaken(stands: Cell, typed: CellTyped, read: CellRead): boolean {
  const isMarkedSince = !isSameMark(stands, read) && !isSameMark(stands, typed);
  const { claimed, claimedOvertime } = stands;
  const isSaidSince =
    claimed !== null && (claimed !== read.claimed || claimedOvertime !== read.claimedOvertime);
  const isAgreed =
    claimed === typed.mark && (claimedOvertime ?? typed.overtimeMinutes) === typed.overtimeMinutes;
  return isMarkedSince || (isSaidSince && !isAgreed);
}

/** Returns the typed cells that would overwrite a change which their page did not show, with the current cell. */
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

/** Returns the typed cells that are not overtaken. */
export const withoutOvertaken = (cells: readonly CellTyped[], overtaken: readonly Overtaken[]): CellTyped[] =>
  cells.filter(({ personId, day }) => !overtaken.some((one) => one.personId === personId && one.day === day));
