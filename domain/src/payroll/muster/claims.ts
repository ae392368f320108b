import type { CellTyped } from './cell-typed.ts';
import type { Cell, Mark, Muster } from '../shape/muster.schema.ts';

/** A person's claim about one of their days. */
export interface Claim {
  readonly personId: string;
  readonly day: string;
  readonly claimed: Mark;
  readonly mark: Cell['mark'];
  readonly isDisputed: boolean;
  /** The owner's mark that accepts the claim, and the mark that leaves the day as it is. */
  readonly accepted: CellTyped;
  readonly kept: CellTyped;
}

/** Returns all open claims of a month; disputes first, then by day. */
export const claimsOf = ({ month, people }: Pick<Muster, 'month' | 'people'>): Claim[] =>
  Object.entries(people)
    .flatMap(([personId, row]) =>
      Object.entries(row).flatMap(([key, { mark, overtimeMinutes, claimed, isDisputed }]): Claim[] => {
        if (claimed === null) return [];
        const day = `${month}-${key}`;
        const read = { mark, overtimeMinutes, claimed };
        const kept = { personId, day, mark, overtimeMinutes, read };
        return [{ personId, day, claimed, mark, isDisputed, accepted: { ...kept, mark: claimed }, kept }];
      }),
    )
    .toSorted((a, b) => Number(b.isDisputed) - Number(a.isDisputed) || (a.day < b.day ? -1 : 1));
