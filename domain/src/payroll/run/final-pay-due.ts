import type { Entry } from '../../kernel/collection.ts';
import { DAY, dateOf, startOf } from '../../time/ist.ts';
import type { IsoDate } from '../../time/ist.ts';
import { finalPayBy } from '../muster/calendar.ts';
import type { Person } from '../shape/person.schema.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';

/**
 * For how many days after a person's last day Bhoj reminds the owner of the final pay, so that a missed morning loses nothing.
 */
const TOLD_DAYS = 7;

/** Returns the earliest last day with a reminder on `today`. */
export const leftSince = (today: IsoDate): IsoDate => dateOf(startOf(today) - TOLD_DAYS * DAY);

export interface FinalPayDue {
  readonly personId: string;
  readonly name: string;
  /** The person's last day. */
  readonly leftOn: IsoDate;
  /** The day by which it must be paid (P-LAW-20). */
  readonly by: IsoDate;
}

/** Returns the unpaid final pays of people with a last day at most `TOLD_DAYS` ago. `runs` by month. */
export function finalPaysDue(
  people: readonly Entry<Pick<Person, 'name' | 'leftOn'>>[],
  runs: ReadonlyMap<string, Pick<PayRun, 'rows'>>,
  today: IsoDate,
): FinalPayDue[] {
  return people.flatMap(({ id, value: { name, leftOn } }) => {
    if (leftOn === null || leftOn > today || leftOn < leftSince(today)) return [];
    const isPaid = runs.get(leftOn.slice(0, 7))?.rows[id]?.isPaid === true;
    return isPaid ? [] : [{ personId: id, name, leftOn, by: finalPayBy(leftOn) }];
  });
}
