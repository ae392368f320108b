import { describe, expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import { someTerms } from '../../fixtures/payroll.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** Slips that were worked out by hand first. Amounts are in rupees. */
const amounts = ({ grossPaise, deductedPaise, netPaise }: Slip) =>
  [grossPaise, deductedPaise, netPaise].map((amount) => amount / 100);

describe('a month by hand', () => {
  it('1. a full November with everything', () => {
    // 15,000 basic and 1,000 conveyance. The conveyance is less than half of the whole, so the wages are 15,000.
    // Fund: 12 % of 15,000 = 1,800. Insurance: 0.75 % = 112.50, up to 113. Profession tax of a man above 10,000: 200.
    // Employer: 8.33 % = 1,249.50, to the rupee 1,250, to the pension, and 1,800 - 1,250 = 550 to the fund; 0.5 % = 75
    // for insurance; 75 for administration, but at least 500; 3.25 % = 487.50, up to 488. Together 2,863.
    const slip = workedSlip({ terms: [someTerms()] });
    expect(amounts(slip)).toEqual([16_000, 2_113, 13_887]);
    expect(slip.deductions.map(({ kind, amountPaise }) => [kind, amountPaise / 100])).toEqual([
      ['providentFund', 1_800],
      ['stateInsurance', 113],
      ['professionTax', 200],
    ]);
    expect(slip.employer).toEqual({
      providentFundPaise: rupees(550),
      pensionPaise: rupees(1_250),
      insurancePaise: rupees(75),
      administrationPaise: rupees(500),
      stateInsurancePaise: rupees(488),
      labourWelfarePaise: 0,
      totalPaise: rupees(2_863),
    });
    expect(slip.problems).toEqual([]);
    expect(slip.days).toMatchObject({
      inMonth: 30,
      employed: 30,
      byMark: { P: 26, WO: 4 },
      workedHalves: 52,
    });
  });

  it('2. two absences and a half day, divided by 26', () => {
    // 13,000 / 26 = 500 a day. 2.5 days are lost: 13,000 - 1,250 = 11,750. Tax 200.
    const slip = workedSlip({ terms: [plainTerms(13_000)], marks: { '04': 'A', '05': 'A', '06': 'HD' } });
    expect(amounts(slip)).toEqual([11_750, 200, 11_550]);
  });

  it('3. joined on the 16th, by the calendar', () => {
    // 15 of 30 days, two days off included: 12,000 x 15 / 30 = 6,000. Up to 7,500 a man is charged nothing.
    const slip = workedSlip({
      terms: [plainTerms(12_000, { divisor: 'calendar', from: '2026-11-16' })],
      person: { joinedOn: '2026-11-16' },
    });
    expect(amounts(slip)).toEqual([6_000, 0, 6_000]);
    expect(slip.days.employed).toBe(15);
  });

  it('4. one absence in a month of 31 days, divided by 30', () => {
    // 15,000 / 30 = 500 for the day that is lost: 14,500. Tax 200.
    const slip = workedSlip({
      month: '2026-10',
      terms: [plainTerms(15_000, { divisor: '30' })],
      marks: { '01': 'A' },
    });
    expect(amounts(slip)).toEqual([14_500, 200, 14_300]);
  });

  it('5. one absence in a February of 29 days', () => {
    // 29,000 / 29 = 1,000 a day, and one is lost: 28,000. In February the tax is 300.
    const slip = workedSlip({
      month: '2028-02',
      terms: [plainTerms(29_000, { divisor: 'calendar' })],
      marks: { '29': 'A' },
    });
    expect(amounts(slip)).toEqual([28_000, 300, 27_700]);
  });

  it('6. joined on the 5th and left on the 14th, divided by 26', () => {
    // Ten days, with Tuesday the 10th off: 9 x 500 = 4,500. No tax up to 7,500.
    const slip = workedSlip({
      terms: [plainTerms(13_000)],
      person: { joinedOn: '2026-11-05', leftOn: '2026-11-14' },
    });
    expect(amounts(slip)).toEqual([4_500, 0, 4_500]);
  });

  it('7. a rise on the 16th', () => {
    // 15 of 30 days at 20,000 = 10,000, and 15 of 30 at 26,000 = 13,000. Tax 200.
    const slip = workedSlip({
      terms: [
        plainTerms(20_000, { divisor: 'calendar' }),
        plainTerms(26_000, { divisor: 'calendar', from: '2026-11-16' }),
      ],
    });
    expect(slip.earnings.map(({ from, to, amountPaise }) => [from, to, amountPaise / 100])).toEqual([
      ['2026-11-01', '2026-11-15', 10_000],
      ['2026-11-16', '2026-11-30', 13_000],
    ]);
    expect(amounts(slip)).toEqual([23_000, 200, 22_800]);
  });

  it('8. by the day', () => {
    // 26 days without the Tuesdays; two absent, two half: 22 + 2 / 2 = 23 days x 600 = 13,800. Tax 200.
    const slip = workedSlip({
      terms: [plainTerms(600, { by: 'day' })],
      marks: { '04': 'A', '05': 'A', '06': 'HD', '07': 'HD' },
    });
    expect(amounts(slip)).toEqual([13_800, 200, 13_600]);
  });

  it('9. by the hour, with a paid holiday', () => {
    // 4 days of 8 hours and one of 4 at work, and a paid holiday of 8 hours: 44 hours x 80 = 3,520.
    const slip = workedSlip({
      terms: [plainTerms(80, { by: 'hour' })],
      person: { joinedOn: '2026-11-25' },
      marks: { '25': 'HD', '26': 'PH' },
    });
    // 25th half, 26th holiday, 27th to 30th at work.
    expect(amounts(slip)).toEqual([3_520, 0, 3_520]);
  });

  it('10. ten hours of overtime at twice the rate', () => {
    // 15,600 / 26 / 8 = 75 an hour, twice 150: 10 hours = 1,500. Tax 200.
    const slip = workedSlip({
      terms: [plainTerms(15_600)],
      overtime: { '05': 240, '06': 360 },
    });
    expect(amounts(slip)).toEqual([17_100, 200, 16_900]);
    expect(slip.legalWages).toMatchObject({ ownPaise: rupees(15_600), otherPaise: rupees(1_500) });
  });

  it('10b. overtime is paid on all wages, not on other pay below half of the whole', () => {
    // 15,600 basic and 2,600 that are wages: 18,200 / 26 / 8 = 87.50 an hour, twice 175: 2 hours = 350. The 1,000 do not count.
    const allowance = (amount: number, isWages: boolean) => ({
      name: 'More',
      amountPaise: rupees(amount),
      isWages,
    });
    const terms = [plainTerms(15_600, { allowances: [allowance(2_600, true), allowance(1_000, false)] })];
    const slip = workedSlip({ terms, overtime: { '05': 120 } });
    const span = { from: '2026-11-01', to: '2026-11-30' };
    expect(slip.earnings).toEqual([
      { kind: 'basic', name: '', amountPaise: rupees(15_600), isWages: true, ...span },
      { kind: 'allowance', name: 'More', amountPaise: rupees(2_600), isWages: true, ...span },
      { kind: 'allowance', name: 'More', amountPaise: rupees(1_000), isWages: false, ...span },
      { kind: 'overtime', name: '', amountPaise: rupees(350), isWages: false, ...span },
    ]);
    // 10,000 basic and 14,000 of other pay: wages 12,000. 12,000 / 26 / 8 x 2 = 115.3846 an hour.
    const much = [plainTerms(10_000, { allowances: [allowance(14_000, false)] })];
    const paid = workedSlip({ terms: much, overtime: { '05': 60 } }).earnings.at(-1);
    expect(paid).toMatchObject({ kind: 'overtime', amountPaise: 115_38 });
  });

  it.each([
    // 600 / 8 = 75 an hour, 80 an hour, 24,000 / 26 / 8 = 115.3846 an hour, each twice; and three times by the terms.
    ['by the day', plainTerms(600, { by: 'day' }), 150],
    ['by the hour', plainTerms(80, { by: 'hour' }), 160],
    ['by the calendar', plainTerms(24_000, { divisor: 'calendar' }), 230.77],
    ['by 30', plainTerms(24_000, { divisor: '30' }), 230.77],
    ['at three times', plainTerms(15_600, { overtimeTimes: 300 }), 225],
  ])('10c. an hour of overtime %s', (_, terms, amount) => {
    const { earnings } = workedSlip({ terms: [terms], overtime: { '05': 60 } });
    expect(earnings.at(-1)).toMatchObject({ kind: 'overtime', amountPaise: rupees(amount) });
  });

  it('10e. ten hours of 25,000 a month are paid by 1/26, whatever divides the pay', () => {
    // 25,000 / 26 / 8 x 2 x 10
    const terms = [plainTerms(25_000, { divisor: 'calendar' })];
    const slip = workedSlip({ month: '2026-10', terms, overtime: { '05': 300, '06': 300 } });
    expect(slip.earnings.at(-1)).toMatchObject({ kind: 'overtime', amountPaise: rupees(2_403.85) });
  });

  it('10f. minutes count by the day: 15 to 30 as half an hour, more as an hour', () => {
    // 14 as they are, 30, 30, 60, 60, and 90: 284 minutes at 75 an hour, twice.
    const overtime = { '05': 14, '06': 15, '07': 30, '08': 31, '09': 59, '11': 75 };
    const slip = workedSlip({ terms: [plainTerms(15_600)], overtime });
    expect(slip.days).toMatchObject({ overtimeMinutes: 224, paidOvertimeMinutes: 284 });
    expect(slip.earnings.at(-1)).toMatchObject({ amountPaise: rupees(710) });
  });

  it('10d. a change from daily to monthly pay counts each by its own days', () => {
    // 1 to 15 November: 13 days without the Tuesdays, one absent: 12 x 600 = 7,200. 16 to 30: 13 of 26 days of 13,000 = 6,500.
    const terms = [plainTerms(600, { by: 'day' }), plainTerms(13_000, { from: '2026-11-16' })];
    const { earnings } = workedSlip({ terms, marks: { '04': 'A' } });
    expect(earnings.map(({ amountPaise }) => amountPaise / 100)).toEqual([7_200, 6_500]);
  });

  it('11. arrears, an allowance of this month, and tips', () => {
    // 13,000 + 500 of arrears + 1,000 for the festival = 14,500; tax 200. Tips of 300 were paid out apart.
    const slip = workedSlip({
      terms: [plainTerms(13_000)],
      entered: {
        extras: [
          { kind: 'arrears', name: 'Half day of 9 October', amountPaise: rupees(500), isWages: true },
          { kind: 'once', name: 'Festival', amountPaise: rupees(1_000), isWages: false },
        ],
        tipsPaise: rupees(300),
      },
    });
    expect(amounts(slip)).toEqual([14_500, 200, 14_300]);
    expect(slip.legalWages?.wagesPaise).toBe(rupees(13_500));
    expect(slip.tipsPaise).toBe(rupees(300));
  });
});

describe('a month divided by a number that is not its own', () => {
  const half = { '01': 'P', '02': 'P' } as const;

  it('is whole for whoever was there every day, also in February', () => {
    for (const divisor of ['calendar', '26', '30'] as const) {
      const terms = [plainTerms(13_000, { divisor })];
      for (const month of ['2026-10', '2026-11', '2027-02'])
        expect(workedSlip({ month, terms }).grossPaise).toBe(rupees(13_000));
    }
  });

  it('is never less than the days at work', () => {
    const absent = Object.fromEntries(
      Array.from({ length: 31 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]),
    );
    const slip = workedSlip({
      month: '2026-10',
      terms: [plainTerms(13_000)],
      marks: { ...absent, ...half },
    });
    expect(slip.grossPaise).toBe(rupees(1_000));
  });

  it('is whole and no more when terms change within it', () => {
    const terms = [plainTerms(13_000), plainTerms(13_000, { from: '2026-11-11' })];
    expect(workedSlip({ terms }).grossPaise).toBe(rupees(13_000));
  });

  it('of a leaver is no more than the whole', () => {
    const terms = [plainTerms(30_000, { divisor: '30' })];
    const person = { joinedOn: '2026-04-01', leftOn: '2026-10-30' };
    expect(workedSlip({ month: '2026-10', terms, person }).grossPaise).toBe(rupees(30_000));
  });
});
