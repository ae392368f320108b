import type { Entry } from '../../kernel/collection.ts';
import { DAY, dateOf, startOf } from '../../time/ist.ts';
import type { IsoDate } from '../../time/ist.ts';
import { finalPayBy } from '../muster/calendar.ts';
import type { Person } from '../shape/person.schema.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';

/** Days after the last one on which the owner is still told of a final pay, so that a missed morning loses nothing. */
const TOLD_DAYS = 7;

/** The earliest last day of which the owner is told on `today`. */
export const leftSince = (today: IsoDate): IsoDate => dateOf(startOf(today) - TOLD_DAYS * DAY);

export interface FinalPayDue {
  readonly personId: string;
  readonly name: string;
  /** The last day. */
  readonly leftOn: IsoDate;
  /** The day by which it is to be paid (P-LAW-20). */
  readonly by: IsoDate;
}

/** The final pays that are due and not paid: of those whose last day has come, and is not long over. `runs` by month. */
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
