import type { CellRead, CellTyped, Overtaken } from '@bhoj/domain/payroll/muster/cell-typed';
import type { Cell } from '@bhoj/domain/payroll/shape/muster.schema';

/** A cell that the owner typed here and that was not marked, because another tab or the person changed it first. */
export interface Clash {
  readonly typed: CellTyped;
  readonly stands: Cell;
}

type Place = Pick<CellTyped, 'personId' | 'day'>;

/** True for the same day of the same person. */
export const isSamePlace = (a: Place, b: Place): boolean => a.personId === b.personId && a.day === b.day;

/** Returns the shown state of a cell. */
export const readOf = ({ mark, overtimeMinutes, claimed, claimedOvertime }: Cell): CellRead => ({
  mark,
  overtimeMinutes,
  claimed,
  ...(claimedOvertime !== undefined && { claimedOvertime }),
});

/**
 * Returns the cells waiting to be sent, with newly typed ones in place of older ones. A cell that the person typed
 * again keeps the value that they saw first.
 */
export const typedOver = (waiting: readonly CellTyped[], cells: readonly CellTyped[]): CellTyped[] => [
  ...waiting.filter((known) => !cells.some((cell) => isSamePlace(cell, known))),
  ...cells.map((cell) => ({
    ...cell,
    read: (waiting.find((known) => isSamePlace(cell, known)) ?? cell).read,
  })),
];

/**
 * Returns the cells that still wait once `sent` is stored. A cell that the person typed again in the meantime now
 * counts as typed over the sent value.
 */
const stillWaiting = (waiting: readonly CellTyped[], sent: readonly CellTyped[]): CellTyped[] =>
  waiting
    .filter((cell) => !sent.includes(cell))
    .map((cell) => {
      const stored = sent.find((one) => isSamePlace(one, cell));
      if (stored === undefined) return cell;
      const { mark, overtimeMinutes } = stored;
      return { ...cell, read: { mark, overtimeMinutes, claimed: null } };
    });

export interface Answered {
  readonly stored: readonly CellTyped[];
  readonly notStored: readonly CellTyped[];
  /** The refused cells that no longer wait. A cell that was typed again in the meantime is sent again. */
  readonly clashes: readonly Clash[];
  readonly waiting: CellTyped[];
}

/** Sorts the sent cells by the server's answer, and updates the list of the cells that still wait. */
export function answered(
  waiting: readonly CellTyped[],
  sent: readonly CellTyped[],
  refused: readonly Overtaken[],
): Answered {
  const standsIn = (cell: CellTyped) => refused.find((one) => isSamePlace(one, cell))?.stands;
  const notStored = sent.filter((cell) => standsIn(cell) !== undefined);
  const stored = sent.filter((cell) => !notStored.includes(cell));
  const clashes = notStored.flatMap((typed) => {
    const stands = standsIn(typed);
    return stands === undefined || !waiting.includes(typed) ? [] : [{ typed, stands }];
  });
  const others = waiting.filter((cell) => !notStored.includes(cell));
  return { stored, notStored, clashes, waiting: stillWaiting(others, stored) };
}
