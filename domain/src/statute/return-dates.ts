/** When GST returns are due, by date (P-LAW-19). A chartered accountant confirms them; the portal may extend a month. */
import { addMonths, dateOf, startOf } from '../time/ist.ts';
import { onDay } from './dated.ts';
import type { IsoDate } from '../time/ist.ts';
import type { Checked, Fact } from './dated.ts';

/** The returns for which Bhoj prepares figures. */
export const RETURN_FORMS = ['gstr-1', 'gstr-3b', 'cmp-08'] as const;
export type ReturnForm = (typeof RETURN_FORMS)[number];

/** Days of the month after the period on which each return is due. */
interface DueDays {
  readonly monthly: { readonly gstr1: number; readonly gstr3b: number };
  /** For sellers who file by quarter; the day of GSTR-3B depends on the State. */
  readonly quarterly: { readonly gstr1: number; readonly early: number; readonly late: number };
  readonly cmp08: number;
}

const DUE_DAYS: readonly Fact<DueDays>[] = [
  {
    value: {
      monthly: { gstr1: 11, gstr3b: 20 },
      quarterly: { gstr1: 13, early: 22, late: 24 },
      cmp08: 18,
    },
    from: '2021-01-01',
    until: null,
    source: 'Notification 83/2020-CT for GSTR-1; CGST Rules, Rule 61 for GSTR-3B; Rule 62 for CMP-08',
  },
];

/** The States with the earlier day for the quarterly GSTR-3B. Read in summaries of the notification. */
const EARLY_STATES: readonly Fact<readonly string[]>[] = [
  {
    value: ['22', '23', '24', '25', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37'],
    from: '2021-01-01',
    until: null,
    source: 'Notification 82/2020-CT, Rule 61(1)(ii)',
  },
];

/** The rate of the composition scheme on a restaurant's turnover, central and State tax together, in basis points. */
const COMPOSITION_RATE: readonly Fact<number>[] = [
  { value: 500, from: '2018-01-01', until: null, source: 'CGST Rules, Rule 7, entry 2' },
];

export const compositionRateOn = (day: IsoDate): number => onDay(COMPOSITION_RATE, day);

export interface DueDate {
  readonly form: ReturnForm;
  readonly every: 'month' | 'quarter';
  readonly on: IsoDate;
  readonly mark: Checked;
  readonly source: string;
}

export const quarterEnd = (month: string): string => {
  const [year = '', nth = '01'] = month.split('-');
  return `${year}-${String(Math.ceil(Number(nth) / 3) * 3).padStart(2, '0')}`;
};

/** Returns the months of a return: one month, or a quarter under the composition scheme, named by its last month. */
export function returnPeriod(
  month: string,
  isComposition: boolean,
): { readonly month: string; readonly from: IsoDate; readonly until: IsoDate } {
  const last = isComposition ? quarterEnd(month) : month;
  const until = dateOf(addMonths(startOf(`${last}-01`), 1));
  const from = dateOf(addMonths(startOf(until), isComposition ? -3 : -1));
  return { month: last, from, until };
}

/** Returns the due dates of a month's returns; under the composition scheme, of its quarter's. */
export function dueDatesOf(month: string, of: { stateCode: string; isComposition: boolean }): DueDate[] {
  const first = `${month}-01`;
  const days = onDay(DUE_DAYS, first);
  const source = DUE_DAYS.find(({ value }) => value === days)?.source ?? '';
  const on = (last: string, day: number): IsoDate =>
    `${dateOf(addMonths(startOf(`${last}-01`), 1)).slice(0, 7)}-${String(day).padStart(2, '0')}`;
  const quarter = quarterEnd(month);
  if (of.isComposition)
    return [{ form: 'cmp-08', every: 'quarter', on: on(quarter, days.cmp08), mark: 'C', source }];
  const isEarly = onDay(EARLY_STATES, first).includes(of.stateCode);
  const day3b = isEarly ? days.quarterly.early : days.quarterly.late;
  return [
    { form: 'gstr-1', every: 'month', on: on(month, days.monthly.gstr1), mark: 'C', source },
    { form: 'gstr-3b', every: 'month', on: on(month, days.monthly.gstr3b), mark: 'C', source },
    { form: 'gstr-1', every: 'quarter', on: on(quarter, days.quarterly.gstr1), mark: 'C', source },
    { form: 'gstr-3b', every: 'quarter', on: on(quarter, day3b), mark: 'U', source },
  ];
}
