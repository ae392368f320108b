/** The Employees' Provident Funds Scheme, by date (P-LAW-21). Values are in paise and basis points. */
import { rupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { IsoDate } from '../time/ist.ts';
import type { CheckedFact } from './dated.ts';

export interface FundRates {
  readonly employee: number;
  readonly employer: number;
  /** The part of the employer's contribution that goes to the pension scheme. */
  readonly pension: number;
  /** The employer's contribution to the deposit-linked insurance (EDLI). */
  readonly insurance: number;
  readonly administration: number;
  /** The minimum administration charge of an establishment in a month. */
  readonly administrationLeastPaise: Paise;
}

export const FUND_RATES: readonly CheckedFact<FundRates>[] = [
  {
    value: {
      employee: 1_200,
      employer: 1_200,
      pension: 833,
      insurance: 50,
      administration: 50,
      administrationLeastPaise: rupees(500),
    },
    from: '2026-07-01',
    until: null,
    source: 'EPF Scheme of 1 July 2026',
    mark: 'C2',
  },
];

export interface PensionRules {
  /** The age in years from which nothing goes to the pension scheme. */
  readonly untilAge: number;
  /** Somebody who joined the fund on this day or later with wages above the ceiling is not in the scheme. */
  readonly closedFrom: IsoDate;
}

export const PENSION_RULES: readonly CheckedFact<PensionRules>[] = [
  {
    value: { untilAge: 58, closedFrom: '2014-09-01' },
    from: '2014-09-01',
    until: null,
    source: 'EPS 1995 para 6, 6A, GSR 609(E) of 22 August 2014',
    mark: 'C2',
  },
];

/** The monthly wages up to which contributions are due. */
export const FUND_CEILINGS: readonly CheckedFact<Paise>[] = [
  {
    value: rupees(15_000),
    from: '2014-09-01',
    until: '2026-09-17',
    source: 'GSR 609(E) of 22 August 2014',
    mark: 'C',
  },
  {
    value: rupees(25_000),
    from: '2026-09-17',
    until: null,
    source: 'Notification of the wage ceiling, in force on 17 September 2026',
    mark: 'C',
  },
];
