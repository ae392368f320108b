import { describe, expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { anOpenAdvance, plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import { payLawOf } from './law.ts';

const terms = [plainTerms(13_000)];

describe('what Bhoj does not know', () => {
  it('is named, never nothing: profession tax of another State, until it is entered', () => {
    for (const state of ['33', null]) {
      const slip = workedSlip({ terms, state });
      expect(slip).toMatchObject({
        unknown: ['professionTax'],
        problems: ['not-known'],
        professionTax: null,
      });
      const forAll = workedSlip({ terms, state, forAll: { professionTaxPaise: rupees(100) } });
      expect(forAll.professionTax).toEqual({ basis: 'entered', amountPaise: rupees(100) });
      const own = workedSlip({
        terms,
        state,
        forAll: { professionTaxPaise: rupees(100) },
        entered: { professionTaxPaise: rupees(0) },
      });
      expect(own).toMatchObject({
        professionTax: { amountPaise: 0 },
        problems: [],
        netPaise: rupees(13_000),
      });
    }
  });

  it('is never taken from what is entered where the law is known', () => {
    const slip = workedSlip({ terms, entered: { professionTaxPaise: rupees(5) } });
    expect(slip.professionTax).toEqual({ basis: 'law', amountPaise: rupees(200) });
  });

  it('is the fund before the scheme of July 2026', () => {
    const ofMay = { month: '2026-05', terms: [plainTerms(13_000, { providentFund: true })] };
    expect(workedSlip(ofMay)).toMatchObject({ unknown: ['providentFund'], fund: null });
    const shares = {
      employeePaise: rupees(1_560),
      employerPaise: rupees(477),
      pensionPaise: rupees(1_083),
      insurancePaise: rupees(65),
      administrationPaise: rupees(500),
    };
    const slip = workedSlip({ ...ofMay, entered: { providentFund: shares } });
    expect(slip).toMatchObject({ unknown: [], fund: { basis: 'entered', wagesPaise: null, ...shares } });
    expect(slip.deductions[0]).toMatchObject({
      kind: 'providentFund',
      basis: 'entered',
      amountPaise: rupees(1_560),
    });
  });

  it('is everything before the Code on Wages', () => {
    const ofOctober = {
      month: '2025-10',
      terms: [plainTerms(13_000, { providentFund: true, stateInsurance: true, from: '2025-01-01' })],
      person: { joinedOn: '2025-01-01' },
      advances: [anOpenAdvance({ firstMonth: '2025-10' })],
    };
    const slip = workedSlip(ofOctober);
    expect(slip.unknown).toEqual(['wages', 'providentFund', 'stateInsurance']);
    expect(slip).toMatchObject({ legalWages: null, limitPaise: null, bonusBasePaise: null });
    expect(slip.deductions.at(-1)).toMatchObject({
      kind: 'advance',
      amountPaise: 0,
      carriedPaise: rupees(2_000),
    });
    const entered = {
      wagesPaise: rupees(13_000),
      stateInsurance: { employeePaise: rupees(98), employerPaise: rupees(423) },
    };
    expect(workedSlip({ ...ofOctober, entered })).toMatchObject({ unknown: ['providentFund'] });
  });

  it('is insurance and what is taken back before the Code on Wages, whatever the wages', () => {
    const stateInsurance = { employeePaise: rupees(98), employerPaise: rupees(423) };
    const takenBack = [{ name: 'Paid twice', amountPaise: rupees(400) }];
    const insured = { stateInsurance: true };
    const slip = (entered: NonNullable<Parameters<typeof workedSlip>[0]['entered']>) =>
      workedSlip({
        month: '2025-10',
        person: { joinedOn: '2025-01-01' },
        terms: [
          plainTerms(30_000, { from: '2025-01-01' }),
          plainTerms(30_000, { from: '2025-10-16', ...insured }),
        ],
        entered,
      });
    expect(slip({}).unknown).toEqual(['wages', 'stateInsurance']);
    const { unknown, insurance, deductions } = slip({ stateInsurance, takenBack });
    expect(unknown).toEqual(['wages']);
    expect(insurance).toEqual({ basis: 'entered', period: '2025-10', wagesPaise: null, ...stateInsurance });
    expect(deductions.at(-1)).toMatchObject({
      kind: 'takenBack',
      name: 'Paid twice',
      amountPaise: 0,
      carriedPaise: rupees(400),
    });
  });

  it('is a month in which a rule began', () => {
    expect(payLawOf('2025-11', '27')).toMatchObject({ wages: null, deductionsMost: null, bonus: null });
    expect(payLawOf('2025-12', '27').wages).toMatchObject({ from: '2025-11-21', mark: 'C' });
    expect(payLawOf('2014-08', '27')).toMatchObject({ fundCeilings: null, fund: null, insurance: null });
  });
});

describe('what stands against a slip', () => {
  it('days that nobody marked are named, and not paid', () => {
    const slip = workedSlip({ terms, marks: { '05': null, '10': null } });
    expect(slip.days.unmarked).toEqual(['2026-11-05', '2026-11-10']);
    expect(slip).toMatchObject({ problems: ['days-unmarked'], grossPaise: rupees(12_500) });
  });

  it('deductions of the law above the limit', () => {
    const slip = workedSlip({
      terms: [plainTerms(300)],
      state: '33',
      entered: { professionTaxPaise: rupees(200) },
    });
    expect(slip).toMatchObject({ problems: ['law-above-limit'], deductedPaise: rupees(150) });
  });

  it('pay below nothing', () => {
    const slip = workedSlip({
      month: '2025-10',
      terms: [plainTerms(100)],
      person: { joinedOn: '2025-01-01' },
      entered: {
        wagesPaise: rupees(100),
        labourWelfare: { employeePaise: rupees(300), employerPaise: rupees(0) },
      },
    });
    expect(slip.netPaise).toBeLessThan(0);
    expect(slip.problems).toContain('negative-pay');
  });
});
