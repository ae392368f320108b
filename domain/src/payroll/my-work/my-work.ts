import type { Entry } from '../../kernel/collection.ts';
import { ZERO } from '../../money/money.ts';
import { addMonths, monthOf, startOf } from '../../time/ist.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Advance } from '../shape/advance.schema.ts';
import { dayKey, daysOfMonth } from '../muster/calendar.ts';
import type { OwnDay, OwnPay } from './my-work.contract.ts';
import { EMPTY_CELL, musterRowOf } from '../muster/muster.ts';
import type { Muster } from '../shape/muster.schema.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';
import { isHereOn } from '../people/person.ts';
import { stands } from '../run/pay-run-acts.ts';
import type { Person } from '../shape/person.schema.ts';

/** The most months of slips that a person sees. */
const MOST_SLIPS = 12;

/** The most months of muster that are read for leave: ten years. */
export const MOST_MUSTERS = 120;

/** Returns a person's own days of a month, as the owner's grid shows them: the days of their employment. */
export function ownDaysOf(muster: Muster | null, person: Entry<Person>, month: string): OwnDay[] {
  const row = musterRowOf(muster, person, month);
  return daysOfMonth(month)
    .filter((day) => isHereOn(person.value, day))
    .map((day) => ({ day, ...(row[dayKey(day)] ?? EMPTY_CELL) }));
}

/**
 * Returns the first and the last month of the slips that a person sees: the last year; after they left, the year that
 * ends with the month after their last day.
 */
export function slipMonthsOf(
  { leftOn }: Pick<Person, 'leftOn'>,
  today: IsoDate,
): { from: string; to: string } {
  const monthAfter = (month: string, n: number): string => monthOf(addMonths(startOf(`${month}-01`), n));
  const now = today.slice(0, 7);
  const end = leftOn === null ? now : monthAfter(leftOn.slice(0, 7), 1);
  const to = end < now ? end : now;
  return { from: monthAfter(to, 1 - MOST_SLIPS), to };
}

/** Returns a person's pay of each month with an approved run or final pay, the latest first. A draft is not shown. */
export const ownPaysOf = (
  runs: readonly Pick<PayRun, 'month' | 'state' | 'rows'>[],
  personId: string,
): OwnPay[] =>
  runs
    .flatMap((run): OwnPay[] => {
      const row = run.rows[personId];
      if (row === undefined || (!stands(run) && !row.isSettled)) return [];
      return [{ month: run.month, netPaise: row.netPaise, isPaid: row.isPaid }];
    })
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));

/** Returns the advances that are not fully recovered. */
export const openAdvances = (all: readonly Entry<Advance>[]) =>
  all
    .filter(({ value }) => value.leftPaise > ZERO)
    .map(({ id, value: { givenOn, amountPaise, instalmentPaise, firstMonth, leftPaise, reason } }) => ({
      id,
      givenOn,
      amountPaise,
      instalmentPaise,
      firstMonth,
      leftPaise,
      reason,
    }));
