import { describe, expect, it } from 'vitest';
import { rupees } from '../money/money.ts';
import { between, onDay, throughout } from './dated.ts';
import { professionTaxOn, PROFESSION_TAX } from './profession-tax.ts';
import { FUND_CEILINGS, FUND_RATES, PENSION_RULES } from './provident-fund.ts';
import { contributionPeriodOf, INSURANCE_RATES } from './state-insurance.ts';
import { BONUS_RULES, DEDUCTIONS_MOST, OVERTIME_RULES, WAGE_RULES } from './wages.ts';
import type { Taxpayer } from './profession-tax.ts';
import type { CheckedFact } from './dated.ts';

const ALL: readonly (readonly CheckedFact<unknown>[])[] = [
  WAGE_RULES,
  DEDUCTIONS_MOST,
  OVERTIME_RULES,
  BONUS_RULES,
  FUND_RATES,
  FUND_CEILINGS,
  PENSION_RULES,
  INSURANCE_RATES,
  ...Object.values(PROFESSION_TAX),
];

describe('the numbers of the law on pay', () => {
  it.each(ALL)('begin on a day, follow each other without a gap, and name their source', (...facts) => {
    for (const [n, fact] of facts.entries()) {
      expect(fact.source).not.toBe('');
      expect(fact.until).toBe(facts[n + 1]?.from ?? null);
    }
    expect(() => onDay(facts, '2014-08-31')).toThrow('law-not-known');
    expect(between(facts, '2014-08-31', '2014-08-31')).toBeNull();
  });

  it('a new ceiling in the middle of September 2026 holds on 14 of its days, the old one on 16', () => {
    const held = between(FUND_CEILINGS, '2026-09-01', '2026-09-30');
    expect(held?.map(({ fact, from, days }) => [fact.value, from, days])).toEqual([
      [rupees(15_000), '2026-09-01', 16],
      [rupees(25_000), '2026-09-17', 14],
    ]);
    expect(throughout(FUND_CEILINGS, '2026-09-01', '2026-09-30')).toBeNull();
    expect(throughout(FUND_CEILINGS, '2026-09-17', '2026-09-30')?.value).toBe(rupees(25_000));
  });

  it('a period that begins before a fact is not covered', () => {
    expect(between(FUND_RATES, '2026-06-30', '2026-07-31')).toBeNull();
    expect(between(FUND_RATES, '2026-07-01', '2026-07-31')).toHaveLength(1);
  });

  it('contribution periods begin in April and October', () => {
    expect(
      ['2026-04', '2026-09', '2026-10', '2026-12', '2027-01', '2027-03'].map(contributionPeriodOf),
    ).toEqual(['2026-04', '2026-04', '2026-10', '2026-10', '2026-10', '2026-10']);
  });
});

describe('profession tax', () => {
  const man: Taxpayer = { sex: 'male', hasDisability: false };
  const on = (state: string, who: Partial<Taxpayer>, pay: number, month = '2026-11') => {
    const fact = onDay(PROFESSION_TAX[state] ?? [], `${month}-01`);
    return professionTaxOn(fact, { ...man, ...who }, rupees(pay), month);
  };

  it.each([
    ['27', 'male', 7_500, 0],
    ['27', 'male', 7_500.01, 175],
    ['27', 'male', 10_000, 175],
    ['27', 'male', 10_000.01, 200],
    ['27', 'female', 25_000, 0],
    ['27', 'female', 25_000.01, 200],
    ['29', 'male', 24_999.99, 0],
    ['29', 'female', 25_000, 200],
    ['29', null, 25_000, 200],
    ['27', null, 7_500, 0],
    ['27', 'other', 25_000.01, 200],
  ] as const)('in State %s, %s, on ₹%d is ₹%d', (state, sex, pay, tax) => {
    expect(on(state, { sex }, pay)).toBe(rupees(tax));
  });

  it('is ₹300 in February where it is ₹200 otherwise', () => {
    expect(on('27', {}, 20_000, '2027-02')).toBe(rupees(300));
    expect(on('27', {}, 8_000, '2027-02')).toBe(rupees(175));
    expect(on('29', {}, 30_000, '2027-02')).toBe(rupees(300));
  });

  it('is not known where women and men differ and nobody said which, or for a charged person with a disability', () => {
    expect(on('27', { sex: null }, 20_000)).toBeNull();
    expect(on('27', { sex: 'other' }, 20_000)).toBeNull();
    expect(on('27', { hasDisability: true }, 20_000)).toBeNull();
    expect(on('27', { hasDisability: true }, 7_000)).toBe(rupees(0));
  });
});
