import { addMonths, dateOf, monthOf } from '../../time/ist.ts';
import { isHereIn } from '../people/person.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';
import type { Person } from '../shape/person.schema.ts';

/**
 * Wages of a month must be paid by the end of the 7th of the next one (P-LAW-20). The owner is reminded from the 5th on.
 */
const TOLD_FROM = '05';
const PAID_BY = '07';

/** Returns the month, `yyyy-mm`, with wages due in these days; null on all other days. */
export function wagesDueAt(now: number): string | null {
  const day = dateOf(now).slice(8);
  return day >= TOLD_FROM && day <= PAID_BY ? monthOf(addMonths(now, -1)) : null;
}

/**
 * True when somebody's wages of a month are unpaid: of the people in its run or, without a run, of the people who worked here.
 */
export function areWagesUnpaid(
  month: string,
  run: Pick<PayRun, 'state' | 'rows'> | null,
  people: readonly Pick<Person, 'joinedOn' | 'leftOn'>[],
): boolean {
  if (run !== null && Object.keys(run.rows).length > 0) return run.state !== 'paid';
  return people.some((person) => isHereIn(person, month));
}
