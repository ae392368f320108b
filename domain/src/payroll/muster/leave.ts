import type { Mark, Muster } from '../shape/muster.schema.ts';
import type { Person } from '../shape/person.schema.ts';

export const LEAVES = ['PL', 'CL', 'SL'] as const satisfies readonly Mark[];
export type Leave = (typeof LEAVES)[number];

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
      days: Object.values(people[personId] ?? {}).filter(({ mark }) => mark === kind).length,
    }));
    const daysOf = (list: typeof taken): number => list.reduce((sum, { days }) => sum + days, 0);
    return {
      kind,
      usedInYear: daysOf(taken.filter(({ month }) => month.startsWith(`${year}-`))),
      left: leaveHalves[kind] / 2 - daysOf(taken),
    };
  });
}
