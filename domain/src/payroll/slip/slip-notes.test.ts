import { describe, expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import { NO_MINIMUM_WAGES } from '../shape/entered.schema.ts';
import { payRowsOf } from '../run/pay-run.ts';
import type { Terms } from '../shape/person.schema.ts';

const forAll = { minimumWages: { ...NO_MINIMUM_WAGES, unskilled: rupees(13_000), skilled: rupees(15_000) } };
const notesOf = (terms: readonly Terms[]) => workedSlip({ terms, forAll }).notes;

describe('the minimum wage', () => {
  it.each([
    ['a rupee a month', plainTerms(1, { skill: 'unskilled' }), ['below-minimum']],
    ['the minimum', plainTerms(13_000, { skill: 'unskilled' }), []],
    ['a paisa less', plainTerms(12_999.99, { skill: 'unskilled' }), ['below-minimum']],
    ['another skill', plainTerms(13_000, { skill: 'skilled' }), ['below-minimum']],
    // 500 x 26 = 13,000; 62.50 x 8 x 26 = 13,000.
    ['by the day', plainTerms(500, { by: 'day', skill: 'unskilled' }), []],
    ['by the day, less', plainTerms(499, { by: 'day', skill: 'unskilled' }), ['below-minimum']],
    ['by the hour', plainTerms(62.5, { by: 'hour', skill: 'unskilled' }), []],
    ['nobody entered one', plainTerms(1, { skill: 'semiSkilled' }), ['no-minimum']],
    ['nobody said the skill', plainTerms(1), ['no-skill']],
  ] as const)('is compared with the full month by the terms: %s', (_, terms, notes) => {
    expect(notesOf([terms])).toEqual(notes);
  });

  it('is compared for all terms of the month, and does not stop the pay', () => {
    const terms = [
      plainTerms(12_000, { skill: 'unskilled' }),
      plainTerms(13_000, { skill: 'unskilled', from: '2026-11-16' }),
    ];
    const slip = workedSlip({ terms, forAll });
    expect(slip).toMatchObject({ notes: ['below-minimum'], problems: [] });
    expect(Object.values(payRowsOf([slip]))).toMatchObject([{ notes: ['below-minimum'] }]);
  });

  it('of somebody’s work counts for the base of the bonus', () => {
    const base = (terms: Terms) =>
      workedSlip({ terms: [terms], forAll: { ...forAll, minimumWagePaise: rupees(9_000) } }).bonusBasePaise;
    expect(base(plainTerms(16_000, { skill: 'skilled' }))).toBe(rupees(15_000));
    expect(base(plainTerms(16_000))).toBe(rupees(9_000));
  });
});
