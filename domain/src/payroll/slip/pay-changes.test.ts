import { describe, expect, it } from 'vitest';
import { rupees, sum } from '../../money/money.ts';
import { anOpenAdvance, plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import { lawChangesOf, payChangesOf } from './pay-changes.ts';
import { payLawOf } from '../law/law.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** ₹13,000 divided by 26; profession tax of Maharashtra, a man: ₹200 above ₹10,000. */
const october = { month: '2026-10', terms: [plainTerms(13_000)] };
const november = { month: '2026-11', terms: [plainTerms(13_000)] };
const causesOf = (before: Slip, now: Slip) => {
  const [change] = payChangesOf([before], [now]);
  const causes = change?.causes ?? [];
  expect(sum(causes.map(({ differencePaise }) => differencePaise))).toBe(now.netPaise - before.netPaise);
  return causes;
};

describe('what changed in the pay', () => {
  it('is nothing for the same terms, all days present, divided by 26', () => {
    expect(payChangesOf([workedSlip(october)], [workedSlip(november)])).toEqual([]);
  });

  it('is who came, and who left', () => {
    const slip = workedSlip(november);
    const { personId, name, netPaise } = slip;
    expect(payChangesOf([], [slip])).toEqual([
      {
        personId,
        name,
        beforePaise: null,
        nowPaise: netPaise,
        causes: [{ cause: 'joined', differencePaise: netPaise }],
      },
    ]);
    expect(payChangesOf([slip], [])).toEqual([
      {
        personId,
        name,
        beforePaise: netPaise,
        nowPaise: null,
        causes: [{ cause: 'left', differencePaise: -netPaise }],
      },
    ]);
  });

  it('is other days: two absent days of ₹500 each', () => {
    const now = workedSlip({ ...november, marks: { '05': 'A', '06': 'A' } });
    expect(causesOf(workedSlip(october), now)).toEqual([{ cause: 'days', differencePaise: rupees(-1_000) }]);
  });

  it('is other terms: ₹2,600 more; with an absent day of ₹600 it is both', () => {
    const terms = [plainTerms(15_600)];
    const before = workedSlip(november);
    expect(causesOf(before, workedSlip({ ...november, terms }))).toEqual([
      { cause: 'terms', differencePaise: rupees(2_600) },
    ]);
    expect(causesOf(before, workedSlip({ ...november, terms, marks: { '05': 'A' } }))).toEqual([
      { cause: 'termsAndDays', differencePaise: rupees(2_000) },
    ]);
  });

  it('is terms that hold from another day with the same pay: nothing', () => {
    const again = [plainTerms(13_000), plainTerms(13_000, { from: '2026-11-01' })];
    expect(payChangesOf([workedSlip(october)], [workedSlip({ ...november, terms: again })])).toEqual([]);
  });

  it('is an allowance alone', () => {
    const conveyance = [{ name: 'Conveyance', amountPaise: rupees(800), isWages: false }];
    const terms = [plainTerms(13_000, { allowances: conveyance })];
    expect(causesOf(workedSlip(november), workedSlip({ ...november, terms }))).toEqual([
      { cause: 'terms', differencePaise: rupees(800) },
    ]);
  });

  it('is the length of the month beside other terms, for the same days at work', () => {
    // 28 days of October, which has 31, and of November, which has 30.
    const by = (month: string, basic: number) =>
      workedSlip({
        month,
        terms: [plainTerms(basic, { divisor: 'calendar', weeklyOff: 'tuesday' })],
        person: { joinedOn: `${month}-01`, leftOn: `${month}-28` },
        marks: Object.fromEntries(
          Array.from({ length: 28 }, (_, n) => [String(n + 1).padStart(2, '0'), 'P' as const]),
        ),
      });
    const [before, now] = [by('2026-10', 15_500), by('2026-11', 15_900)];
    expect(before.days.byMark).toEqual(now.days.byMark);
    // 28 of 31 days of 15,500 are 14,000, and 28 of 30 days of 15,900 are 14,840.
    expect(causesOf(before, now)).toEqual([{ cause: 'termsAndDays', differencePaise: rupees(840) }]);
  });

  it('is overtime, pay of one month, and an advance, each by itself', () => {
    const extras = [{ kind: 'arrears', name: 'October', amountPaise: rupees(300), isWages: false } as const];
    const now = workedSlip({
      ...november,
      overtime: { '05': 60 },
      advances: [anOpenAdvance()],
      entered: { extras },
    });
    // An hour of 26 days of 8 hours is ₹62.50, twice.
    expect(causesOf(workedSlip(october), now)).toEqual([
      { cause: 'overtime', differencePaise: rupees(125) },
      { cause: 'extra', differencePaise: rupees(300) },
      { cause: 'advance', differencePaise: rupees(-2_000) },
    ]);
  });

  it('is a deduction of the law, also where another cause makes up for it', () => {
    const before = workedSlip({ ...november, state: null, forAll: { professionTaxPaise: rupees(100) } });
    expect(causesOf(before, workedSlip(november))).toEqual([
      { cause: 'professionTax', differencePaise: rupees(-100) },
    ]);
    const extras = [{ kind: 'once', name: 'Festival', amountPaise: rupees(100), isWages: false } as const];
    expect(causesOf(before, workedSlip({ ...november, entered: { extras } }))).toHaveLength(2);
  });
});

it('numbers of the law that changed are named', () => {
  const november = payLawOf('2026-11', '27');
  expect(lawChangesOf(payLawOf('2026-10', '27'), november)).toEqual([]);
  expect(lawChangesOf(payLawOf('2026-08', '27'), november)).toEqual(['fundCeilings']);
  expect(lawChangesOf(payLawOf('2026-11', null), november)).toEqual(['professionTax']);
  // The rules of each month are named by their values, whenever those began to be valid.
  const { insurance } = november;
  if (insurance === null) throw new Error('the insurance is known');
  const dearer = { ...insurance, value: { ...insurance.value, employee: 100 } };
  expect(lawChangesOf(november, { ...november, insurance: dearer as never })).toEqual(['insurance']);
  expect(lawChangesOf(november, { ...november, insurance: { ...insurance, from: '2026-11-01' } })).toEqual(
    [],
  );
  expect(lawChangesOf({ ...november, fundCeilings: null }, november)).toEqual(['fundCeilings']);
  expect(lawChangesOf({ ...november, insurance: null }, november)).toEqual(['insurance']);
});
