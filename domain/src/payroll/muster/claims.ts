import type { CellTyped } from './cell-typed.ts';
import type { Cell, Muster } from '../shape/muster.schema.ts';
import type { Mark } from '../shape/attendance-mark.ts';

/** A person's claim about one of their days. */
export interface Claim {
  readonly personId: string;
  readonly day: string;
  readonly claimed: Mark;
  /** The claimed overtime in minutes; null where the claim names none. */
  readonly claimedOvertime: number | null;
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
      Object.entries(row).flatMap(
        ([key, { mark, overtimeMinutes, claimed, claimedOvertime, isDisputed }]): Claim[] => {
          if (claimed === null) return [];
          const day = `${month}-${key}`;
          const read = {
            mark,
            overtimeMinutes,
            claimed,
            ...(claimedOvertime !== undefined && { claimedOvertime }),
          };
          const kept = { personId, day, mark, overtimeMinutes, read };
          const accepted = { ...kept, mark: claimed, overtimeMinutes: claimedOvertime ?? overtimeMinutes };
          const said = { claimed, claimedOvertime: claimedOvertime ?? null };
          return [{ personId, day, ...said, mark, isDisputed, accepted, kept }];
        },
      ),
    )
    .toSorted((a, b) => Number(b.isDisputed) - Number(a.isDisputed) || (a.day < b.day ? -1 : 1));
