/** The law on Employees' State Insurance, by date (P-LAW-22). Values are in paise and basis points. */
import { rupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { CheckedFact } from './dated.ts';

export interface InsuranceRates {
  readonly employee: number;
  readonly employer: number;
  /** The monthly wages up to which a person is insured. */
  readonly ceilingPaise: Paise;
  readonly ceilingWithDisabilityPaise: Paise;
  /**
   * A person with average daily wages up to this contributes nothing; the employer still does. The average is of the full month
   * by the terms: ÷ 26 for monthly pay, ÷ 1 for daily pay (ESI (Central) Rules r. 2; nobody has verified that the Code keeps it).
   */
  readonly freeADayPaise: Paise;
}

export const INSURANCE_RATES: readonly CheckedFact<InsuranceRates>[] = [
  {
    value: {
      employee: 75,
      employer: 325,
      ceilingPaise: rupees(21_000),
      ceilingWithDisabilityPaise: rupees(25_000),
      freeADayPaise: rupees(176),
    },
    from: '2019-07-01',
    until: null,
    source: 'ESI (Central) Rules, Rules 50 to 52, GSR 423(E) of 13 June 2019',
    mark: 'C2',
  },
];

/** Returns the first month of the contribution period around a month: April to September, or October to March. */
export function contributionPeriodOf(month: string): string {
  const [year, of] = month.split('-').map(Number) as [number, number];
  if (of >= 4 && of <= 9) return `${year}-04`;
  return of >= 10 ? `${year}-10` : `${year - 1}-10`;
}
