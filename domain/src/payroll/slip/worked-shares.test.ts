import { describe, expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { anOpenAdvance, plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import type { Deduction } from '../shape/deductions.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** Slips that were worked out by hand first. Amounts are in rupees. */
const of = ({ deductions }: Slip, kind: Deduction['kind']) =>
  deductions
    .filter((one) => one.kind === kind)
    .map(({ duePaise, amountPaise, carriedPaise }) => [
      duePaise / 100,
      amountPaise / 100,
      carriedPaise / 100,
    ]);

describe('the shares of the law by hand', () => {
  const inFund = { providentFund: true };
  const insured = { stateInsurance: true };

  it('12. allowances above half of the pay are wages', () => {
    // 10,000 basic, 14,000 rent. Half of 24,000 is 12,000, and 2,000 of the rent are above it: wages 12,000.
    // Fund: 12 % of 12,000 = 1,440.
    const rent = { name: 'House rent', amountPaise: rupees(14_000), isWages: false };
    const slip = workedSlip({ terms: [plainTerms(10_000, { allowances: [rent], ...inFund })] });
    expect(slip.legalWages).toEqual({
      ownPaise: rupees(10_000),
      otherPaise: rupees(14_000),
      addedBackPaise: rupees(2_000),
      wagesPaise: rupees(12_000),
    });
    expect(of(slip, 'providentFund')).toEqual([[1_440, 1_440, 0]]);
  });

  it('13. the ceiling of the fund changes on 17 September 2026', () => {
    // 18,000 over 30 days: 9,600 on the first 16, cut at 15,000 x 16 / 30 = 8,000; 8,400 on the last 14, within
    // 25,000 x 14 / 30 = 11,666.67. Together 16,400. 12 % = 1,968. Pension 8.33 % = 1,366.12, to the rupee 1,366.
    const slip = workedSlip({ month: '2026-09', terms: [plainTerms(18_000, inFund)] });
    expect(slip.fund).toMatchObject({
      wagesPaise: rupees(16_400),
      employeePaise: rupees(1_968),
      pensionPaise: rupees(1_366),
      employerPaise: rupees(602),
    });
    const [before, after] = ['2026-08', '2026-10'].map((month) =>
      workedSlip({ month, terms: [plainTerms(18_000, inFund)] }),
    );
    expect([before?.fund?.wagesPaise, after?.fund?.wagesPaise]).toEqual([rupees(15_000), rupees(18_000)]);
  });

  it('13b. who joins after the change has the new ceiling alone', () => {
    // 11 of 30 days of 60,000 = 22,000, all of them under the ceiling of 25,000.
    const slip = workedSlip({
      month: '2026-09',
      terms: [plainTerms(60_000, { divisor: 'calendar', ...inFund })],
      person: { joinedOn: '2026-09-20' },
    });
    expect(slip.fund?.wagesPaise).toBe(rupees(22_000));
  });

  it.each([
    // [name, basic, terms, person, absent until the 16th] -> the fund's wages, employee, pension, the employer's rest
    ['1. all days', 40_000, {}, false, 19_666.67, 2_360, 1_638, 722],
    ['2. all days below both', 18_000, {}, false, 16_400, 1_968, 1_366, 602],
    ['3. joined on the 17th', 40_000, { joinedOn: '2026-09-17' }, false, 18_666.67, 2_240, 1_555, 685],
    ['4. left on the 16th', 40_000, { leftOn: '2026-09-16' }, false, 15_000, 1_800, 1_250, 550],
    ['5. unpaid until the 16th', 40_000, {}, true, 18_666.67, 2_240, 1_555, 685],
  ])('13c. September 2026: %s', (_, basic, person, isAbsent, wages, employee, pension, employer) => {
    const absent = Array.from({ length: 16 }, (__, n) => [String(n + 1).padStart(2, '0'), 'A' as const]);
    const slip = workedSlip({
      month: '2026-09',
      terms: [plainTerms(basic, { divisor: 'calendar', ...inFund })],
      person,
      marks: isAbsent ? Object.fromEntries(absent) : {},
    });
    expect(slip.fund).toMatchObject({
      wagesPaise: rupees(wages),
      employeePaise: rupees(employee),
      pensionPaise: rupees(pension),
      employerPaise: rupees(employer),
    });
  });

  it('13d. wages without a paid day are split by the days of employment', () => {
    const days = Array.from({ length: 30 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]);
    const extras = [{ kind: 'arrears' as const, name: 'August', amountPaise: rupees(60_000), isWages: true }];
    const slip = workedSlip({
      month: '2026-09',
      terms: [plainTerms(40_000, { divisor: 'calendar', ...inFund })],
      marks: Object.fromEntries(days),
      entered: { extras },
    });
    // 8,000 + 11,666.67
    expect(slip.fund?.wagesPaise).toBe(rupees(19_666.67));
  });

  it('13e. a contribution is rounded once, to the nearest rupee', () => {
    // 12 % of 12,445.79 is 1,493.4948.
    const of = (basic: number) => workedSlip({ terms: [plainTerms(basic, inFund)] }).fund;
    expect(of(12_445.79)?.employeePaise).toBe(rupees(1_493));
    // 12 % of 12,445.83 is 1,493.4996, to the paisa 1,493.50: it is not half a rupee.
    expect(of(12_445.83)?.employeePaise).toBe(rupees(1_493));
  });

  it('14. a rise above the ceiling of the insurance ends it with the half-year', () => {
    // 20,000 in April, 22,000 from August. Insured to the end of September: 0.75 % = 165, 3.25 % = 715.
    const terms = [plainTerms(20_000, insured), plainTerms(22_000, { from: '2026-08-01', ...insured })];
    const september = workedSlip({ month: '2026-09', terms });
    expect(of(september, 'stateInsurance')).toEqual([[165, 165, 0]]);
    expect(september.insurance).toMatchObject({ period: '2026-04', employerPaise: rupees(715) });
    expect(workedSlip({ month: '2026-10', terms }).insurance).toBeNull();
    const disabled = { hasDisability: true };
    expect(workedSlip({ month: '2026-10', terms, person: disabled }).insurance?.period).toBe('2026-10');
  });

  it.each([
    // 0.75 % of 20,004 is 150.03, and 3.25 % is 650.13.
    [20_004, 151, 651],
    // 0.75 % of 20,052 is 150.39, and 3.25 % is 651.69.
    [20_052, 151, 652],
    // 0.75 % of 20,000 is 150, and 3.25 % is 650.
    [20_000, 150, 650],
  ])('14b. a part of a rupee is rounded up, and a whole rupee stays: %d', (wages, employee, employer) => {
    const { insurance } = workedSlip({ terms: [plainTerms(wages, insured)] });
    expect(insurance).toMatchObject({
      employeePaise: rupees(employee),
      employerPaise: rupees(employer),
    });
  });

  it.each(['2026-04', '2026-10'])(
    '14c. a rise above the ceiling on the first of %s counts at once',
    (month) => {
      const rise = (from: string) => [plainTerms(20_000, insured), plainTerms(22_000, { from, ...insured })];
      const since = { joinedOn: '2025-12-01' };
      const slip = (from: string) => workedSlip({ month, terms: rise(from), person: since });
      expect(slip(`${month}-01`).insurance).toBeNull();
      expect(slip(`${month}-02`).insurance).toMatchObject({ period: month });
    },
  );

  it('14d. the ceiling itself is insured, and terms count only from their day', () => {
    const november = (...terms: Parameters<typeof plainTerms>[]) =>
      workedSlip({ terms: terms.map((one) => plainTerms(...one)) }).insurance;
    expect(november([21_000, insured])).not.toBeNull();
    expect(november([21_000.01, insured])).toBeNull();
    expect(november([20_000])).toBeNull();
    const falls = (from: string) => november([22_000, insured], [20_000, { from, ...insured }]);
    expect(falls('2026-11-30')).not.toBeNull();
    expect(falls('2026-12-01')).toBeNull();
    // Somebody who joins again has only the terms that are valid since.
    const again = [plainTerms(20_000, insured), plainTerms(22_000, { from: '2026-11-10', ...insured })];
    expect(workedSlip({ terms: again, person: { joinedOn: '2026-11-20' } }).insurance).toBeNull();
  });

  it.each([
    // A full month ÷ 26: 176.00 is free, 192.31 is not. 0.75 % of 5,000 is 37.50, 3.25 % 162.50.
    ['by the month', plainTerms(4_576, insured), {}, 0, 149],
    ['a rupee more', plainTerms(4_577, insured), {}, 35, 149],
    ['5,000 a month', plainTerms(5_000, insured), {}, 38, 163],
    // Half of the month without pay changes the wages (2,500), not the average.
    [
      '5,000 a month for half of it',
      plainTerms(5_000, { ...insured, divisor: 'calendar' }),
      Object.fromEntries(
        Array.from({ length: 15 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]),
      ),
      19,
      82,
    ],
    // Daily pay by its rate, for 20 days of work: 3,520.
    [
      'by the day',
      plainTerms(176, { by: 'day', ...insured }),
      { '01': 'A', '02': 'A', '04': 'A', '05': 'A', '06': 'A', '07': 'A' } as const,
      0,
      115,
    ],
    ['by the day, above', plainTerms(177, { by: 'day', ...insured }), {}, 35, 150],
  ])('14e. 176 rupees a day are free: %s', (_, terms, marks, employee, employer) => {
    const { insurance } = workedSlip({ terms: [terms], marks });
    expect(insurance).toMatchObject({ employeePaise: rupees(employee), employerPaise: rupees(employer) });
  });

  it.each([
    // 14,000 and 28,000 beside it: half of 42,000 comes back. 0.75 % = 157.50, 3.25 % = 682.50.
    [14_000, 28_000, 158, 683],
    [16_000, 0, 120, 520],
    [15_576.92, 0, 117, 507],
    // 0.75 % of 20,000.53 is 150.003975: a part of a rupee, however small.
    [20_000.53, 0, 151, 651],
  ])('14f. insurance of %d with %d beside it', (basic, beside, employee, employer) => {
    const allowances = [{ name: 'Rent', amountPaise: rupees(beside), isWages: false }];
    const { insurance } = workedSlip({ terms: [plainTerms(basic, { allowances, ...insured })] });
    expect(insurance).toMatchObject({ employeePaise: rupees(employee), employerPaise: rupees(employer) });
  });

  it('14g. half a rupee above the ceiling is not insured', () => {
    const allowances = [{ name: 'Rent', amountPaise: rupees(28_001), isWages: false }];
    const slip = workedSlip({ terms: [plainTerms(14_000, { allowances, ...insured })] });
    expect([slip.wagesPaise, slip.insurance]).toEqual([rupees(21_000.5), null]);
  });

  it('15. who earns 176 rupees a day or less contributes nothing', () => {
    // 26 days x 150 = 3,900. Employer: 126.75, up to 127.
    const slip = workedSlip({ terms: [plainTerms(150, { by: 'day', ...insured })] });
    expect(of(slip, 'stateInsurance')).toEqual([[0, 0, 0]]);
    expect(slip.insurance?.employerPaise).toBe(rupees(127));
  });

  it('16. an advance waits for the limit of half the wages', () => {
    // Wages 8,000, limit 4,000. Tax of a man above 7,500: 175. 3,825 are left of the 5,000 that are due.
    const advance = anOpenAdvance({ instalmentPaise: rupees(5_000) });
    const slip = workedSlip({ terms: [plainTerms(8_000)], advances: [advance] });
    expect(of(slip, 'professionTax')).toEqual([[175, 175, 0]]);
    expect(of(slip, 'advance')).toEqual([[5_000, 3_825, 1_175]]);
    expect(slip.netPaise).toBe(rupees(4_000));
  });

  it('17. an advance from before joining waits for a complete month', () => {
    const advance = anOpenAdvance({ isBeforeJoining: true });
    const month = (name: string) =>
      workedSlip({
        month: name,
        terms: [plainTerms(20_000)],
        person: { joinedOn: '2026-11-02' },
        advances: [advance],
      });
    expect(of(month('2026-11'), 'advance')).toEqual([]);
    expect(of(month('2026-12'), 'advance')).toEqual([[2_000, 2_000, 0]]);
  });

  it('18. who leaves gives back all that is left, within the limit', () => {
    // Wages 13,000 x 13 working days / 26 = 6,500, limit 3,250; 6,000 are left of the advance.
    const slip = workedSlip({
      terms: [plainTerms(13_000)],
      person: { leftOn: '2026-11-15' },
      advances: [anOpenAdvance({ firstMonth: '2027-03' })],
    });
    expect(slip.grossPaise).toBe(rupees(6_500));
    expect(of(slip, 'advance')).toEqual([[6_000, 3_250, 2_750]]);
  });

  it('19. the oldest advance comes first, after what was paid too much', () => {
    // Limit 5,000; tax 175, 4,000 paid too much in October, 825 of the older advance, nothing of the newer.
    const slip = workedSlip({
      terms: [plainTerms(10_000)],
      advances: [
        anOpenAdvance({ id: 'newer', givenOn: '2026-10-02' }),
        anOpenAdvance({ id: 'older', givenOn: '2026-10-01' }),
      ],
      entered: { takenBack: [{ name: 'Paid twice in October', amountPaise: rupees(4_000) }] },
    });
    expect(of(slip, 'takenBack')).toEqual([[4_000, 4_000, 0]]);
    expect(of(slip, 'advance')).toEqual([
      [2_000, 825, 1_175],
      [2_000, 0, 2_000],
    ]);
    expect(slip.deductions.at(-1)?.advanceId).toBe('newer');
  });

  it('19b. of two advances of one day the first id comes first', () => {
    const slip = workedSlip({
      terms: [plainTerms(6_000)],
      advances: ['c', 'a', 'b'].map((id) => anOpenAdvance({ id, instalmentPaise: rupees(1_400) })),
    });
    // Limit 3,000: 1,400, 1,400 and 200.
    const [, ...advances] = slip.deductions;
    const taken = advances.map(({ advanceId, amountPaise }) => [advanceId, amountPaise / 100]);
    expect(taken).toEqual([
      ['a', 1_400],
      ['b', 1_400],
      ['c', 200],
    ]);
  });

  it('19c. who leaves in another month pays an instalment', () => {
    const advances = [anOpenAdvance()];
    const slip = workedSlip({ terms: [plainTerms(13_000)], person: { leftOn: '2026-12-15' }, advances });
    expect(of(slip, 'advance')).toEqual([[2_000, 2_000, 0]]);
    const later = [anOpenAdvance({ firstMonth: '2026-12' })];
    expect(of(workedSlip({ terms: [plainTerms(13_000)], advances: later }), 'advance')).toEqual([]);
  });

  it('19d. half a paisa is rounded in favour of the person', () => {
    // Half of 13,000.01 is 6,500.005. Half of 24,000.01 is 12,000.005, and the amount above it counts as wages.
    expect(workedSlip({ terms: [plainTerms(13_000.01)] }).limitPaise).toBe(rupees(6_500));
    const rent = { name: 'House rent', amountPaise: rupees(14_000.01), isWages: false };
    const { legalWages } = workedSlip({ terms: [plainTerms(10_000, { allowances: [rent] })] });
    expect(legalWages?.addedBackPaise).toBe(rupees(2_000.01));
  });

  it('19e. the labour welfare fund is a deduction, and the employer’s share a cost', () => {
    const labourWelfare = { employeePaise: rupees(12), employerPaise: rupees(36) };
    const slip = workedSlip({ terms: [plainTerms(13_000)], entered: { labourWelfare } });
    expect(slip.deductions.at(-1)).toEqual({
      kind: 'labourWelfare',
      basis: 'entered',
      name: '',
      advanceId: null,
      duePaise: rupees(12),
      amountPaise: rupees(12),
      carriedPaise: 0,
    });
    expect(slip.employer).toMatchObject({ labourWelfarePaise: rupees(36), totalPaise: rupees(36) });
  });

  it('19f. pay of nothing is not below nothing, and who is not here has no pay', () => {
    expect(workedSlip({ terms: [plainTerms(0)] })).toMatchObject({ netPaise: 0, problems: [] });
    const terms = [plainTerms(13_000, { ...inFund, ...insured })];
    expect(workedSlip({ terms, person: { joinedOn: '2026-12-01' } })).toMatchObject({
      designation: '',
      earnings: [],
      fund: null,
      insurance: null,
      bonusBasePaise: null,
      netPaise: 0,
    });
  });

  it('20. counts for a bonus up to the minimum wage, which the owner enters', () => {
    const terms = [plainTerms(13_000)];
    expect(workedSlip({ terms }).bonusBasePaise).toBeNull();
    expect(workedSlip({ terms, forAll: { minimumWagePaise: rupees(9_000) } }).bonusBasePaise).toBe(
      rupees(9_000),
    );
    expect(workedSlip({ terms, forAll: { minimumWagePaise: rupees(6_000) } }).bonusBasePaise).toBe(
      rupees(7_000),
    );
    expect(workedSlip({ terms: [plainTerms(21_001)] }).bonusBasePaise).toBe(0);
    // Half of the month: 6,500 of 13,000, as if the month's were 7,000. Below that, the wages themselves.
    const half = { joinedOn: '2026-11-16' };
    const low = { minimumWagePaise: rupees(6_000) };
    const of = (basic: number) =>
      workedSlip({ terms: [plainTerms(basic, { divisor: 'calendar' })], person: half, forAll: low });
    expect(of(13_000).bonusBasePaise).toBe(rupees(3_500));
    expect(of(6_500).bonusBasePaise).toBe(rupees(3_250));
    const forAll = { minimumWagePaise: rupees(9_000) };
    expect(workedSlip({ terms: [plainTerms(21_000)], forAll }).bonusBasePaise).toBe(rupees(9_000));
  });
});
