import { daysOfMonth } from '../muster/calendar.ts';
import { overtimeOf, paidHalves, paidOvertimeOf, workedHalves } from '../muster/days.ts';
import type { PayDay } from '../muster/days.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Mark } from '../shape/attendance-mark.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** Returns the counts of days on a slip. */
export function slipDaysOf(
  month: string,
  days: readonly PayDay[],
  law: Pick<PayLaw, 'overtime'>,
): Slip['days'] {
  const byMark: Partial<Record<Mark, number>> = {};
  for (const { mark } of days) if (mark !== null) byMark[mark] = (byMark[mark] ?? 0) + 1;
  const named = (is: (day: PayDay) => boolean): string[] => days.filter(is).map(({ day }) => day);
  const confirmed = days.flatMap(({ confirmedAt }) => confirmedAt ?? []);
  return {
    inMonth: daysOfMonth(month).length,
    employed: days.length,
    byMark,
    paidHalves: paidHalves(days),
    workedHalves: workedHalves(days),
    overtimeMinutes: overtimeOf(days),
    paidOvertimeMinutes: paidOvertimeOf(days, law),
    unmarked: named(({ mark }) => mark === null),
    disputed: named(({ isDisputed }) => isDisputed),
    confirmed: confirmed.length === 0 ? null : { days: confirmed.length, lastAt: Math.max(...confirmed) },
  };
}
