import { daysOfMonth, dayKey, weekdayOfDay } from '../muster/calendar.ts';
import { EMPTY_CELL } from '../muster/muster.ts';
import { payLawOf } from '../law/law.ts';
import { heldTerms, isHereOn } from '../people/person.ts';
import { NOTHING_FOR_ALL } from './entered.ts';
import { slipsOf } from './pay-run.ts';
import { paySourcesOf } from './pay-sources.ts';
import { payTotalsOf } from './pay-totals.ts';
import type { MonthPay } from '../../figures/shape/month.schema.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Row } from '../muster/muster.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';
import type { Person } from '../shape/person.schema.ts';

const UNKNOWN: MonthPay = { payPaise: null, payFrom: null };

/** Returns a month of a person who was present on every day up to `until` but their weekly days off. */
const presentRow = (person: Person, month: string, until: IsoDate): Row =>
  Object.fromEntries(
    daysOfMonth(month)
      .filter((day) => day <= until && isHereOn(person, day))
      .map((day) => {
        const isOff = heldTerms(person, day).weeklyOff === weekdayOfDay(day);
        return [dayKey(day), { ...EMPTY_CELL, mark: isOff ? ('WO' as const) : ('P' as const) }];
      }),
  );

/**
 * Returns the cost of a month's work by the terms of its people, up to the day `until`: as if all of them had been
 * present on each working day, with the employer's shares and without overtime. Unknown where nobody works here.
 */
function estimatedPay(month: string, people: readonly Entry<Person>[], until: IsoDate): MonthPay {
  if (until < `${month}-01`) return UNKNOWN;
  const rows = people.map(({ id, value }) => [id, presentRow(value, month, until)] as const);
  const muster = { month, people: Object.fromEntries(rows), lockedAt: null, changedAt: 0 };
  const sources = paySourcesOf({ month, people, muster, advances: [], entered: {}, arrears: {} });
  if (sources.length === 0) return UNKNOWN;
  // The State decides only the profession tax, which the people pay.
  const { costPaise } = payTotalsOf(slipsOf(sources, payLawOf(month, null), NOTHING_FOR_ALL));
  return { payPaise: costPaise, payFrom: 'estimate' };
}

/** True when a month's pay comes from its run: then nobody's terms are needed. */
export const hasRun = (run: Pick<PayRun, 'rows'> | null): boolean =>
  run !== null && Object.keys(run.rows).length > 0;

/**
 * Returns the cost of a month's work for its profit and loss: wages and the employer's shares of its run, which the
 * home page reads too, to show the pay that is due. A run that is not approved counts as a draft. Without a run it is
 * an estimate by the people's terms, up to `today` in a month that still runs; null where nobody works here.
 */
export function monthPayOf(
  month: string,
  run: Pick<PayRun, 'state' | 'totals' | 'rows'> | null,
  people: readonly Entry<Person>[],
  today: IsoDate,
): MonthPay {
  if (run === null || !hasRun(run)) return estimatedPay(month, people, today);
  const stands = run.state === 'approved' || run.state === 'paid';
  return { payPaise: run.totals.costPaise, payFrom: stands ? 'run' : 'draft' };
}
