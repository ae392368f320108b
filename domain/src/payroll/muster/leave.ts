import type { Muster } from '../shape/muster.schema.ts';
import type { Mark } from '../shape/attendance-mark.ts';
import type { Person } from '../shape/person.schema.ts';

export const LEAVES = ['PL', 'CL', 'SL'] as const satisfies readonly Mark[];
export type Leave = (typeof LEAVES)[number];

/** The mark of a day with half of it on a kind of leave. */
const HALF = { PL: 'HPL', CL: 'HCL', SL: 'HSL' } as const satisfies Record<Leave, Mark>;

/** Returns the days of a kind of leave that a mark takes. */
const takenBy = (kind: Leave, mark: Mark | null): number =>
  mark === kind ? 1 : mark === HALF[kind] ? 0.5 : 0;

export interface LeaveBalance {
  readonly kind: Leave;
  /** Days taken in the year, including days that are marked ahead. */
  readonly usedInYear: number;
  /** Days left: the days left when Bhoj began to count − all days taken since. Negative when more were taken. */
  readonly left: number;
}

/** Returns a person's leave by kind. `musters`: the musters of all months in which they worked here; `year`: `yyyy`. */
export function leaveOf(
  { leaveHalves }: Pick<Person, 'leaveHalves'>,
  personId: string,
  musters: readonly Pick<Muster, 'month' | 'people'>[],
  year: string,
): LeaveBalance[] {
  return LEAVES.map((kind) => {
    const taken = musters.map(({ month, people }) => ({
      month,
      days: Object.values(people[personId] ?? {}).reduce((sum, { mark }) => sum + takenBy(kind, mark), 0),
    }));
    const daysOf = (list: typeof taken): number => list.reduce((sum, { days }) => sum + days, 0);
    return {
      kind,
      usedInYear: daysOf(taken.filter(({ month }) => month.startsWith(`${year}-`))),
      left: leaveHalves[kind] / 2 - daysOf(taken),
    };
  });
}
