import { sum } from '../../money/money.ts';
import { addMonths, dateOf, monthOf } from '../../time/ist.ts';
import { areWagesUnpaid } from './wages-due.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';
import type { Person } from '../shape/person.schema.ts';

/** The last day on which wages of the month before are in time (P-LAW-20). */
const PAID_BY = '07';

/**
 * Returns the month with wages to pay in the current month, the day by which they must be paid, and whether that day is
 * over.
 */
export function wagesPeriodAt(now: number): {
  readonly month: string;
  readonly by: IsoDate;
  readonly isOverdue: boolean;
} {
  const by = `${monthOf(now)}-${PAID_BY}`;
  return { month: monthOf(addMonths(now, -1)), by, isOverdue: dateOf(now) > by };
}

/**
 * Returns the unpaid wages of a month: the net pay of everybody who is not paid yet. Without a run, null until the day on which
 * wages are due, and undefined after it. Undefined when nothing is left.
 */
export function wagesLeftOf(
  { month, isOverdue }: { readonly month: string; readonly isOverdue: boolean },
  run: Pick<PayRun, 'state' | 'rows'> | null,
  people: readonly Pick<Person, 'joinedOn' | 'leftOn'>[],
): Paise | null | undefined {
  if (!areWagesUnpaid(month, run, people)) return undefined;
  const rows = Object.values(run?.rows ?? {});
  if (rows.length === 0) return isOverdue ? undefined : null;
  return sum(rows.filter(({ isPaid }) => !isPaid).map(({ netPaise }) => netPaise));
}
