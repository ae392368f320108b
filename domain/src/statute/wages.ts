/** The Code on Wages, by date (P-LAW-20, P-LAW-23). Values are in paise, basis points and hundredths. */
import { rupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { CheckedFact } from './dated.ts';

export interface WageRules {
  /** Other pay counts as wages as far as it exceeds this share of the whole. */
  readonly otherPayMost: number;
  /** The least multiple of the ordinary rate for overtime, in hundredths. */
  readonly overtimeTimes: number;
}

export const WAGE_RULES: readonly CheckedFact<WageRules>[] = [
  {
    value: { otherPayMost: 5_000, overtimeTimes: 200 },
    from: '2025-11-21',
    until: null,
    source: 'Code on Wages 2019 s. 2(y), s. 14',
    mark: 'C',
  },
];

export interface OvertimeRules {
  /** A month's wages ÷ this are a day's. */
  readonly daysAMonth: number;
  /** From this many minutes of an hour on, half an hour counts. */
  readonly halfHourFrom: number;
  /** Above this many minutes of an hour, the hour counts. */
  readonly hourAbove: number;
}

/** The rules of the Centre; a State may have others for its restaurants. */
export const OVERTIME_RULES: readonly CheckedFact<OvertimeRules>[] = [
  {
    value: { daysAMonth: 26, halfHourFrom: 15, hourAbove: 30 },
    from: '2025-11-21',
    until: null,
    source: 'OSH (Central) Rules r. 69(2), (3)',
    mark: 'C2',
  },
];

/** The highest share of the wages that all deductions together may take. */
export const DEDUCTIONS_MOST: readonly CheckedFact<number>[] = [
  { value: 5_000, from: '2025-11-21', until: null, source: 'Code on Wages 2019 s. 18(3)', mark: 'C2' },
];

export interface BonusRules {
  /** A person with monthly wages above this gets no bonus by law. */
  readonly ceilingPaise: Paise;
  /** The bonus is a share of this amount a month or of the minimum wage, whichever is higher. */
  readonly basePaise: Paise;
  readonly least: number;
  readonly most: number;
}

export const BONUS_RULES: readonly CheckedFact<BonusRules>[] = [
  {
    value: { ceilingPaise: rupees(21_000), basePaise: rupees(7_000), least: 833, most: 2_000 },
    from: '2025-11-21',
    until: null,
    source: 'Code on Wages 2019 s. 26',
    mark: 'C2',
  },
];
