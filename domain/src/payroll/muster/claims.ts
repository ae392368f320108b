import type { CellTyped } from './cell-typed.ts';
import type { Cell, Mark, Muster } from '../shape/muster.schema.ts';

/** What a person says of a day of theirs. */
export interface Claim {
  readonly personId: string;
  readonly day: string;
  readonly claimed: Mark;
  readonly mark: Cell['mark'];
  readonly isDisputed: boolean;
  /** What the owner marks to accept it, and to leave the day as it is. */
  readonly accepted: CellTyped;
  readonly kept: CellTyped;
}

/** All that people say of a month and the owner has not settled; disputes first, then by day. */
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
