import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees, sum } from '../../money/money.ts';
import { plainTerms } from '../../fixtures/worked-pay.ts';
import { aPaySource, aSlip } from '../../fixtures/pay.ts';
import { aCell, anAdvance, someTerms } from '../../fixtures/payroll.ts';
import { NO_PAY_ENTRIES, NOTHING_FOR_ALL } from './entered.ts';
import { daysOfMonth } from '../muster/calendar.ts';
import { payLawOf } from '../law/law.ts';
import { ATTENDANCE_MARKS } from '../shape/attendance-mark.ts';
import { payRowsOf, slipsOf } from './pay-run.ts';
import { payTotalsOf } from './pay-totals.ts';
import { payLawSchema } from '../shape/law.schema.ts';
import { slipSchema } from '../shape/slip.schema.ts';
import { SKILLS } from '../shape/person.schema.ts';
import type { Terms } from '../shape/person.schema.ts';
import type { PaySource, Slip } from '../shape/slip.schema.ts';

const amount = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => rupees(n / 100));
const day = (month: string) => fc.constantFrom(...daysOfMonth(month));
const MONTHS = ['2025-10', '2026-02', '2026-09', '2026-11', '2028-02'];

const someOfTerms: fc.Arbitrary<Terms> = fc.record({
  from: fc.constant('2025-01-01'),
  designation: fc.constant('Cook'),
  skill: fc.constantFrom(...SKILLS, null),
  by: fc.constantFrom('month', 'day', 'hour'),
  basicPaise: amount(40_000),
  allowances: fc.array(
    fc.record({ name: fc.constant('Rent'), amountPaise: amount(40_000), isWages: fc.boolean() }),
    { maxLength: 3 },
  ),
  divisor: fc.constantFrom('calendar', '26', '30'),
  weeklyOff: fc.constantFrom('tuesday', null),
  dayMinutes: fc.integer({ min: 60, max: 720 }),
  overtimeTimes: fc.integer({ min: 200, max: 500 }),
  providentFund: fc.boolean(),
  stateInsurance: fc.boolean(),
});

const sourceOf = (month: string): fc.Arbitrary<PaySource> =>
  fc
    .record({
      terms: someOfTerms,
      later: fc.option(fc.record({ terms: someOfTerms, from: day(month) })),
      joinedOn: fc.oneof(fc.constant('2025-01-01'), day(month)),
      marks: fc.array(fc.constantFrom(...ATTENDANCE_MARKS, null), { minLength: 31, maxLength: 31 }),
      overtime: fc.array(fc.integer({ min: 0, max: 960 }), { minLength: 31, maxLength: 31 }),
      left: fc.array(amount(30_000), { maxLength: 3 }),
      takenBack: fc.array(amount(20_000), { maxLength: 2 }),
      extra: amount(10_000),
      sex: fc.constantFrom('female', 'male', null),
    })
    .map(({ terms, later, joinedOn, marks, overtime, left, takenBack, extra, sex }) =>
      aPaySource({
        month,
        person: {
          ...aPaySource().person,
          sex,
          joinedOn,
          terms: later === null ? [terms] : [terms, { ...later.terms, from: later.from }],
        },
        cells: Object.fromEntries(
          daysOfMonth(month).map((date, n) => [
            date.slice(8),
            aCell({ mark: marks[n] ?? null, overtimeMinutes: overtime[n] ?? 0 }),
          ]),
        ),
        advances: left.map((leftPaise, n) => ({
          ...anAdvance({ leftPaise, firstMonth: month }),
          id: `a${n}`,
        })),
        entered: {
          ...NO_PAY_ENTRIES,
          extras: [{ kind: 'once', name: 'Once', amountPaise: extra, isWages: false }],
          takenBack: takenBack.map((amountPaise) => ({ name: 'Too much', amountPaise })),
        },
      }),
    );

const runs = fc
  .record({ month: fc.constantFrom(...MONTHS), state: fc.constantFrom('27', '29', null) })
  .chain(({ month, state }) =>
    fc.record({
      law: fc.constant(payLawOf(month, state)),
      sources: fc
        .array(sourceOf(month), { maxLength: 4 })
        .map((all) => all.map((source, n) => [`p${n}`, source] as const)),
    }),
  );

const everySlip = (holds: (slip: Slip) => void) =>
  fc.assert(
    fc.property(runs, ({ law, sources }) => {
      for (const slip of slipsOf(sources, law, NOTHING_FOR_ALL)) holds(slip);
    }),
  );

describe('any run', () => {
  it('its parts add up to the whole to the paisa', () => {
    fc.assert(
      fc.property(runs, ({ law, sources }) => {
        const slips = slipsOf(sources, law, NOTHING_FOR_ALL);
        for (const { earnings, grossPaise, deductions, deductedPaise, netPaise, employer } of slips) {
          const { totalPaise, ...shares } = employer;
          expect(sum(earnings.map(({ amountPaise }) => amountPaise))).toBe(grossPaise);
          expect(sum(deductions.map(({ amountPaise }) => amountPaise))).toBe(deductedPaise);
          expect(netPaise + deductedPaise).toBe(grossPaise);
          expect(sum(Object.values(shares))).toBe(totalPaise);
        }
        const totals = payTotalsOf(slips);
        expect(totals.netPaise + totals.deductedPaise).toBe(totals.grossPaise);
        expect(totals.costPaise).toBe(totals.grossPaise + totals.employer.totalPaise);
        const kinds =
          totals.providentFundPaise +
          totals.stateInsurancePaise +
          totals.professionTaxPaise +
          totals.labourWelfarePaise +
          totals.takenBackPaise +
          totals.advancesPaise;
        expect(kinds).toBe(totals.deductedPaise);
      }),
    );
  });

  it('its deductions are never above the limit, and what is due is taken or carried on', () => {
    everySlip(({ deductions, deductedPaise, limitPaise, netPaise, wagesPaise }) => {
      for (const { duePaise, amountPaise, carriedPaise } of deductions) {
        expect(amountPaise + carriedPaise).toBe(duePaise);
        expect(carriedPaise).toBeGreaterThanOrEqual(0);
      }
      if (limitPaise === null || wagesPaise === null) return;
      expect(deductedPaise).toBeLessThanOrEqual(limitPaise);
      expect(2 * deductedPaise).toBeLessThanOrEqual(wagesPaise);
      expect(netPaise).toBeGreaterThanOrEqual(0);
    });
  });

  it('never takes more back of an advance than is left of it', () => {
    everySlip(({ deductions, source }) => {
      for (const { id, leftPaise } of source.advances) {
        const taken = deductions.filter(({ advanceId }) => advanceId === id);
        expect(sum(taken.map(({ amountPaise }) => amountPaise))).toBeLessThanOrEqual(leftPaise);
      }
    });
  });

  it('computed again from what it stores, it is the same', () => {
    fc.assert(
      fc.property(runs, ({ law, sources }) => {
        const slips = slipsOf(sources, law, NOTHING_FOR_ALL);
        const stored = slips.map((slip) => slipSchema.decode(slipSchema.encode(slip)));
        const storedLaw = payLawSchema.decode(payLawSchema.encode(law));
        const again = slipsOf(
          stored.map(({ personId, source }) => [personId, source]),
          storedLaw,
          NOTHING_FOR_ALL,
        );
        expect(again).toEqual(stored);
      }),
    );
  });
});

describe('the establishment', () => {
  const inFund = (basic: number): PaySource =>
    aPaySource({
      person: { ...aPaySource().person, terms: [plainTerms(basic, { providentFund: true })] },
    });
  const charges = (...basics: readonly number[]) =>
    slipsOf(
      basics.map((basic, n) => [`p${n}`, inFund(basic)]),
      payLawOf('2026-11', '27'),
      NOTHING_FOR_ALL,
    ).map(({ employer }) => employer.administrationPaise / 100);

  it('pays at least 500 for administration, shared by wages', () => {
    // 0.5 % of 30,000 is 150, so 500: a third and two thirds of it.
    expect(charges(10_000, 20_000)).toEqual([166.67, 333.33]);
    // 0.5 % of 6 x 25,000 is 750.
    expect(charges(25_000, 25_000, 25_000, 25_000, 25_000, 25_000)).toEqual([125, 125, 125, 125, 125, 125]);
  });

  it('rounds the insurance of all on the total: EDLI to the rupee, ESI up to the next', () => {
    const both = (basic: number) =>
      aPaySource({
        person: {
          ...aPaySource().person,
          terms: [plainTerms(basic, { providentFund: true, stateInsurance: true })],
        },
      });
    const slips = slipsOf(
      [10_100, 10_100, 10_100].map((basic, n) => [`p${n}`, both(basic)] as const),
      payLawOf('2026-11', '27'),
      NOTHING_FOR_ALL,
    );
    const { employer } = payTotalsOf(slips);
    // 0.5 % of 30,300 is 151.50: 152, not 3 x 51. 3.25 % is 984.75: 985, not 3 x 329.
    expect(employer).toMatchObject({ insurancePaise: rupees(152), stateInsurancePaise: rupees(985) });
    expect(slips.map((slip) => slip.employer.stateInsurancePaise / 100)).toEqual([328.34, 328.33, 328.33]);
  });

  it('pays none where nobody is in the fund', () => {
    const source = aPaySource({
      person: { ...aPaySource().person, terms: [someTerms({ providentFund: false })] },
    });
    const [slip] = slipsOf([['p', source]], payLawOf('2026-11', '27'), NOTHING_FOR_ALL);
    expect(slip?.employer.administrationPaise).toBe(0);
  });
});

it('the totals of a run have the labour welfare fund of both sides', () => {
  const labourWelfare = { employeePaise: rupees(12), employerPaise: rupees(36) };
  const source = aPaySource({ entered: { ...NO_PAY_ENTRIES, labourWelfare } });
  const slips = slipsOf(
    [
      ['p', source],
      ['q', source],
    ],
    payLawOf('2026-11', '27'),
    NOTHING_FOR_ALL,
  );
  const totals = payTotalsOf(slips);
  expect(totals.labourWelfarePaise).toBe(rupees(24));
  expect(totals.employer.labourWelfarePaise).toBe(rupees(72));
});

it('a row says what is to be paid, what stands against it, and whether it is paid', () => {
  const payment = { method: 'cash', reference: '', paidOn: '2026-12-05', paidAt: 0 } as const;
  const slips = [aSlip({ problems: ['not-known'] }), aSlip({ personId: 'p2', name: 'Meera', payment })];
  expect(Object.values(payRowsOf(slips))).toMatchObject([
    { name: 'Ravi', netPaise: rupees(13_887), problems: ['not-known'], isPaid: false },
    { name: 'Meera', problems: [], isPaid: true },
  ]);
});
