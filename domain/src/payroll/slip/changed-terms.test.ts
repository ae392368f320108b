import { describe, expect, it } from 'vitest';
import { aPaySource, aRow } from '../../fixtures/pay.ts';
import { anOpenAdvance, plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import { PERSON_ID } from '../../fixtures/payroll.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { payLawOf } from '../law/law.ts';
import { NOTHING_FOR_ALL } from '../run/entered.ts';
import { deductionLimit, deductionsTaken } from './deductions.ts';
import { minimumWageOf } from './slip-notes.ts';
import { slipOf } from './slip.ts';
import type { Cell } from '../shape/muster.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Terms } from '../shape/person.schema.ts';

const law = payLawOf('2026-11', '27');
const from = '2026-11-16';
const slipBy = (of: PayLaw, terms: Terms[], more: Partial<ReturnType<typeof aPaySource>> = {}) =>
  slipOf(PERSON_ID, aPaySource({ person: { ...aPaySource().person, terms }, ...more }), of, NOTHING_FOR_ALL);

describe('a month whose terms change on the 16th', () => {
  it('has the designation of its last day', () => {
    const slip = workedSlip({
      terms: [
        plainTerms(13_000, { designation: 'Helper' }),
        plainTerms(13_000, { from, designation: 'Cook' }),
      ],
    });
    expect(slip.designation).toBe('Cook');
  });

  it('is in the fund where its last day is', () => {
    const fund = (first: boolean, then: boolean) =>
      workedSlip({
        terms: [
          plainTerms(13_000, { providentFund: first }),
          plainTerms(13_000, { from, providentFund: then }),
        ],
      }).fund;
    expect(fund(false, true)).toMatchObject({ employeePaise: rupees(1_560) });
    expect(fund(true, false)).toBeNull();
  });

  it('counts for a bonus by the pay of its last day', () => {
    const base = (first: number, then: number) =>
      workedSlip({
        terms: [plainTerms(first), plainTerms(then, { from })],
        forAll: { minimumWagePaise: rupees(9_000) },
      }).bonusBasePaise;
    expect(base(13_000, 21_001)).toBe(0);
    expect(base(21_001, 13_000)).toBe(rupees(9_000));
  });
});

describe('arrears on a slip', () => {
  const arrears = [{ month: '2026-10', wagesPaise: rupees(3_000), otherPaise: rupees(600) }];
  // Not while the file loads: a fault fails a test then.
  const slip = () => slipBy(law, [plainTerms(13_000, { providentFund: true })], { arrears });

  it('are a line of wages and a line of other pay, of the whole month', () => {
    const span = { kind: 'arrears', name: '', from: '2026-10-01', to: '2026-10-31' };
    expect(slip().earnings.slice(1)).toEqual([
      { ...span, amountPaise: rupees(3_000), isWages: true },
      { ...span, amountPaise: rupees(600), isWages: false },
    ]);
  });

  it('count for the fund as what they are', () => {
    expect(slip().legalWages).toMatchObject({ ownPaise: rupees(16_000), otherPaise: rupees(600) });
    // 12 % of 16,000.
    expect(slip().fund?.employeePaise).toBe(rupees(1_920));
  });

  it('have no line of nothing', () => {
    const wagesOnly = [{ month: '2026-10', wagesPaise: rupees(3_000), otherPaise: ZERO }];
    expect(slipBy(law, [plainTerms(13_000)], { arrears: wagesOnly }).earnings).toHaveLength(2);
  });
});

describe('a number of the law that is not known', () => {
  it('leaves the limit of deductions open, as unknown wages do', () => {
    expect(deductionLimit(rupees(13_000), law)).toBe(rupees(6_500));
    expect(deductionLimit(rupees(13_000), { deductionsMost: null })).toBeNull();
    expect(deductionLimit(null, law)).toBeNull();
  });

  it('leaves the bonus open where the wages are not known', () => {
    const slip = slipBy({ ...law, wages: null }, [plainTerms(13_000)]);
    expect(slip).toMatchObject({ wagesPaise: null, limitPaise: null, bonusBasePaise: null });
  });

  it('asks for the insurance of everybody whose terms have it', () => {
    const unknown = (terms: Terms[]) => slipBy({ ...law, insurance: null }, terms).unknown;
    expect(unknown([plainTerms(13_000)])).toEqual([]);
    expect(unknown([plainTerms(13_000, { stateInsurance: true })])).toEqual(['stateInsurance']);
    // They were on the first of the month only; and nobody knows a ceiling that would leave them out.
    const first = [plainTerms(90_000, { stateInsurance: true }), plainTerms(90_000, { from: '2026-11-02' })];
    expect(unknown(first)).toEqual(['stateInsurance']);
  });

  it('asks for no birthday while the rules of the pension are not known', () => {
    const terms = [plainTerms(13_000, { providentFund: true, skill: 'skilled' })];
    expect(slipBy(law, terms).notes).toEqual(['no-minimum', 'no-birthday']);
    expect(slipBy({ ...law, pension: null }, terms).notes).toEqual(['no-minimum']);
  });

  it('knows no minimum wage of work whose skill nobody said', () => {
    expect(minimumWageOf({ skill: null }, NOTHING_FOR_ALL)).toBeNull();
  });
});

it('advances are taken back in the order in which they were given', () => {
  const [june, may, april] = ['2026-06-01', '2026-05-01', '2026-04-01'];
  const given = [june, april, may].map((givenOn, n) =>
    anOpenAdvance({ id: `a${n}`, givenOn: givenOn ?? '' }),
  );
  for (const advances of [given, given.toReversed(), [given[1], given[0], given[2]]]) {
    const { deductions } = workedSlip({
      terms: [plainTerms(20_000)],
      advances: advances.filter((one) => one !== undefined),
    });
    const ids = deductions.flatMap(({ advanceId }) => advanceId ?? []);
    expect(ids).toEqual(['a1', 'a2', 'a0']);
  }
});

it('a limit of nothing takes nothing, and carries all of it', () => {
  const due = {
    kind: 'advance' as const,
    basis: 'entered' as const,
    name: '',
    advanceId: 'a1',
    duePaise: paise(100),
  };
  expect(deductionsTaken([due], ZERO)).toEqual([{ ...due, amountPaise: 0, carriedPaise: 100 }]);
});

it('a slip says on how many days its person agreed, and when last', () => {
  const agreed = (at: number): Cell => ({
    mark: 'P',
    overtimeMinutes: 0,
    claimed: null,
    isDisputed: false,
    confirmed: { at, by: 'own' } as never,
  });
  const cells = { ...aRow('2026-11'), '02': agreed(30), '04': agreed(90), '05': agreed(60) };
  expect(slipBy(law, [plainTerms(13_000)], { cells }).days.confirmed).toEqual({ days: 3, lastAt: 90 });
  expect(slipBy(law, [plainTerms(13_000)]).days.confirmed).toBeNull();
});
