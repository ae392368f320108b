import { describe, expect, it } from 'vitest';
import { aPerson, PERSON_ID } from '../../fixtures/payroll.ts';
import { plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import { rupees, ZERO } from '../../money/money.ts';
import { NO_PAY_ENTRIES } from '../run/entered.ts';
import { payDaysOf } from '../muster/days.ts';
import { fundChargesOf, fundShareOf } from './fund.ts';
import { insuranceChargeOf, insuranceShareOf, isInsured } from './insurance.ts';
import { payLawOf } from './law.ts';
import type { FundShare, InsuranceShare } from '../shape/contributions.schema.ts';

const month = '2026-11';
const law = payLawOf(month, '27');
const insured = { stateInsurance: true };
const person = aPerson({ terms: [plainTerms(20_000, insured)] });
const days = payDaysOf(month, person, {});

describe('the insurance', () => {
  it('insures nobody while its ceiling is not known, and nobody without a day', () => {
    expect(isInsured(month, person, days, law)).toBe(true);
    expect(isInsured(month, person, days, { ...law, insurance: null })).toBe(false);
    expect(isInsured(month, person, [], law)).toBe(false);
  });

  it('insures from the last day of a month on who joins on it', () => {
    const joining = { ...person, joinedOn: '2026-11-30' };
    expect(isInsured(month, joining, payDaysOf(month, joining, {}), law)).toBe(true);
  });

  it('counts only terms that were valid since the person joined', () => {
    // Within the ceiling from 5 October to 9 November: before they joined again on the 20th.
    const terms = [
      plainTerms(22_000, insured),
      plainTerms(20_000, { from: '2026-10-05', ...insured }),
      plainTerms(22_000, { from: '2026-11-10', ...insured }),
    ];
    expect(workedSlip({ terms, person: { joinedOn: '2026-11-20' } }).insurance).toBeNull();
    expect(workedSlip({ terms, person: { joinedOn: '2026-10-20' } }).insurance).not.toBeNull();
    expect(workedSlip({ terms, person: { joinedOn: '2026-11-10' } }).insurance).toBeNull();
  });

  it('takes the first terms as valid from the day of joining, whenever they were entered to begin', () => {
    const terms = [plainTerms(20_000, { from: '2026-12-01', ...insured })];
    expect(workedSlip({ terms, person: { joinedOn: '2026-11-05' } }).insurance).not.toBeNull();
  });

  it('is due on arrears of a month without a day: nobody is free by days that were not there', () => {
    // 0.75 % of 3,000 is 22.50, up to 23; 3.25 % is 97.50.
    expect(insuranceShareOf(month, rupees(3_000), [], law, NO_PAY_ENTRIES)).toMatchObject({
      employeePaise: rupees(23),
      employerPaise: rupees(97.5),
    });
  });

  it('splits no charge while its rate is not known', () => {
    const share: InsuranceShare = {
      basis: 'law',
      period: '2026-10',
      wagesPaise: rupees(10_000),
      employeePaise: rupees(75),
      employerPaise: rupees(325),
    };
    expect(insuranceChargeOf([share, null], law)).toEqual([rupees(325), 0]);
    expect(insuranceChargeOf([share, null], { insurance: null })).toEqual([0, 0]);
    expect(insuranceChargeOf([{ ...share, basis: 'entered' }], law)).toEqual([0]);
  });
});

describe('the fund', () => {
  const share = fundShareOf(rupees(10_000), days, law, {
    person: { ...person, bornOn: '1990-01-01' },
    entered: NO_PAY_ENTRIES,
  });
  if (share === null) throw new Error('the fund is known');
  const of = (wagesPaise: FundShare['wagesPaise']): FundShare => ({ ...share, wagesPaise });

  it('has no share without wages, a rate or a ceiling that are known', () => {
    const source = { person, entered: NO_PAY_ENTRIES };
    expect(fundShareOf(null, days, law, source)).toBeNull();
    expect(fundShareOf(rupees(10_000), days, { ...law, fund: null }, source)).toBeNull();
    expect(fundShareOf(rupees(10_000), days, { ...law, fundCeilings: null }, source)).toBeNull();
  });

  it('charges the minimum of ₹500 once anybody has wages, and nothing before', () => {
    const none = { administrationPaise: 0, insurancePaise: 0 };
    // 0.5 % of 10,000 is 50, so 500; EDLI 0.5 % is 50.
    expect(fundChargesOf([of(rupees(10_000)), null], law)).toEqual([
      { administrationPaise: rupees(500), insurancePaise: rupees(50) },
      none,
    ]);
    expect(fundChargesOf([of(ZERO), null], law)).toEqual([none, none]);
    expect(fundChargesOf([], law)).toEqual([]);
    expect(fundChargesOf([of(rupees(10_000))], { fund: null })).toEqual([none]);
  });
});

describe('the pension of who joined the fund here', () => {
  const pension = (basic: number, fundSince: string, more: object = {}) =>
    workedSlip({
      terms: [plainTerms(basic, { providentFund: true })],
      person: { bornOn: '1990-01-01', joinedOn: fundSince, fundSince, ...more },
    }).fund?.pensionPaise;

  it('is closed above the ceiling of that day, and open at the ceiling itself', () => {
    // From 17 September 2026 it is 25,000: 8.33 % of it is 2,082.50, to the rupee 2,083.
    expect(pension(30_000, '2026-10-15')).toBe(0);
    expect(pension(25_000.01, '2026-09-17')).toBe(0);
    expect(pension(25_000, '2026-09-17')).toBe(rupees(2_083));
    // Until the day before it is 15,000.
    expect(pension(25_000, '2026-09-16')).toBe(0);
    expect(pension(15_000, '2026-09-16')).toBe(rupees(1_250));
  });

  it('goes by their pay here, not by what the owner said of an employer before', () => {
    expect(pension(30_000, '2026-10-15', { joinedFundAboveCeiling: false })).toBe(0);
    expect(pension(20_000, '2026-10-15', { joinedFundAboveCeiling: true })).toBe(rupees(1_666));
    // A day earlier they were a member elsewhere, so what the owner says counts.
    const earlier = { joinedOn: '2026-10-16', joinedFundAboveCeiling: true };
    expect(pension(20_000, '2026-10-15', earlier)).toBe(0);
  });
});

it.each([
  // Maharashtra: a woman pays above 25,000 a month, a man from 7,501 on.
  ['female', 25_000, 0],
  ['female', 25_001, 200],
  ['male', 10_001, 200],
] as const)('the profession tax of a %s at %d is %d', (sex, basic, tax) => {
  const slip = workedSlip({ terms: [plainTerms(basic)], person: { sex } });
  expect(slip.professionTax).toEqual({ basis: 'law', amountPaise: rupees(tax) });
  expect(slip.personId).toBe(PERSON_ID);
});
