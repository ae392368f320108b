import { describe, expect, it } from 'vitest';
import { aPaySource, aRow } from '../../fixtures/pay.ts';
import { aPerson, someTerms } from '../../fixtures/payroll.ts';
import { rupees, ZERO } from '../../money/money.ts';
import { payLawOf } from '../law/law.ts';
import { slipOf } from '../slip/slip.ts';
import { arrearsOf, termsDifferFrom } from './arrears.ts';
import { NOTHING_FOR_ALL } from './entered.ts';
import type { Arrears } from '../shape/earnings.schema.ts';
import type { Terms } from '../shape/person.schema.ts';

const before = someTerms({ from: '2026-04-01', basicPaise: rupees(15_000), allowances: [], divisor: '30' });
const raised = (from: string, more: Partial<Terms> = {}) =>
  someTerms({ ...before, from, basicPaise: rupees(18_000), ...more });

/** The approved pay of a month by these terms, present on every day. */
function paidIn(month: string, terms: readonly Terms[], arrears: readonly Arrears[] = []) {
  const law = payLawOf(month, '27');
  const source = aPaySource({
    month,
    person: { ...aPaySource().person, joinedOn: '2026-04-01', terms: [...terms] },
    cells: aRow(month),
    arrears: [...arrears],
  });
  return { slip: slipOf('p', source, law, NOTHING_FOR_ALL), law };
}
const now = (...terms: Terms[]) => aPerson({ terms });

describe('a rise that begins in a month with approved pay', () => {
  const past = [paidIn('2026-08', [before]), paidIn('2026-09', [before]), paidIn('2026-10', [before])];

  it('owes the difference of each month, with part of a month by its days', () => {
    // 3,000 more a month; from 16 September 15 of 30 days of it.
    expect(arrearsOf(now(before, raised('2026-09-16')), past)).toEqual([
      { month: '2026-09', wagesPaise: rupees(1_500), otherPaise: 0 },
      { month: '2026-10', wagesPaise: rupees(3_000), otherPaise: 0 },
    ]);
  });

  it('owes an allowance beside the wages, and nothing where wages only become an allowance', () => {
    const conveyance = [{ name: 'Conveyance', amountPaise: rupees(600), isWages: false }];
    expect(arrearsOf(now(before, raised('2026-10-01', { allowances: conveyance })), past)).toEqual([
      { month: '2026-10', wagesPaise: rupees(3_000), otherPaise: rupees(600) },
    ]);
    const moved = { ...before, from: '2026-10-01', basicPaise: rupees(14_000) };
    const of = (amount: number) => [{ name: 'Conveyance', amountPaise: rupees(amount), isWages: false }];
    expect(arrearsOf(now(before, { ...moved, allowances: of(1_000) }), past)).toEqual([]);
    expect(arrearsOf(now(before, { ...moved, allowances: of(1_200) }), past)).toEqual([
      { month: '2026-10', wagesPaise: 0, otherPaise: rupees(200) },
    ]);
  });

  it('takes nothing back for terms that are lower, or that begin later', () => {
    expect(arrearsOf(now({ ...before, basicPaise: rupees(14_000) }), past)).toEqual([]);
    expect(arrearsOf(now(before, raised('2026-11-01')), past)).toEqual([]);
  });

  it('is paid once: arrears on a later slip count as paid, and a second rise owes its own difference', () => {
    const rise = raised('2026-09-01');
    const owed = arrearsOf(now(before, rise), past);
    const november = paidIn('2026-11', [before, rise], owed);
    expect(
      november.slip.earnings.map(({ kind, amountPaise, from, to }) => [kind, amountPaise, from, to]),
    ).toEqual([
      ['basic', rupees(18_000), '2026-11-01', '2026-11-30'],
      ['arrears', rupees(3_000), '2026-09-01', '2026-09-30'],
      ['arrears', rupees(3_000), '2026-10-01', '2026-10-31'],
    ]);
    expect(november.slip.grossPaise).toBe(rupees(24_000));
    const later = [...past, november];
    expect(arrearsOf(now(before, rise), later)).toEqual([]);
    expect(arrearsOf(now(before, { ...rise, basicPaise: rupees(18_100) }), later)).toEqual(
      ['2026-09', '2026-10', '2026-11'].map((month) => ({ month, wagesPaise: rupees(100), otherPaise: 0 })),
    );
  });

  it('owes an allowance that rises alone, and what was paid of it stays paid', () => {
    const rent = (amount: number) => [{ name: 'Rent', amountPaise: rupees(amount), isWages: false }];
    const months = [paidIn('2026-10', [{ ...before, allowances: rent(1_000) }])];
    const now900 = { ...before, allowances: rent(1_900) };
    expect(arrearsOf(now(now900), months)).toEqual([
      { month: '2026-10', wagesPaise: 0, otherPaise: rupees(900) },
    ]);
  });

  it('counts what any later slip paid for a month, and for no other month', () => {
    const rise = raised('2026-08-01');
    const ofAugust: Arrears = { month: '2026-08', wagesPaise: rupees(1_000), otherPaise: ZERO };
    const ofSeptember: Arrears = { month: '2026-09', wagesPaise: rupees(2_500), otherPaise: ZERO };
    const slips = [
      paidIn('2026-08', [before]),
      paidIn('2026-09', [before]),
      paidIn('2026-10', [before, raised('2026-10-01')], [ofAugust]),
      paidIn(
        '2026-11',
        [before, raised('2026-10-01')],
        [{ ...ofAugust, wagesPaise: rupees(400) }, ofSeptember],
      ),
    ];
    // 3,000 a month: 1,000 and 400 were paid for August, 2,500 for September.
    expect(arrearsOf(now(before, rise), slips)).toEqual([
      { month: '2026-08', wagesPaise: rupees(1_600), otherPaise: 0 },
      { month: '2026-09', wagesPaise: rupees(500), otherPaise: 0 },
    ]);
  });

  it('leaves a bonus or another pay of one month out of the comparison', () => {
    const { slip, law } = paidIn('2026-10', [before]);
    const once = { kind: 'once', name: 'Festival', amountPaise: rupees(3_000), isWages: true } as const;
    const withOnce = { ...slip, earnings: [...slip.earnings, { ...once, from: null, to: null }] };
    const owed = [{ month: '2026-10', wagesPaise: rupees(3_000), otherPaise: 0 }];
    expect(arrearsOf(now(raised('2026-10-01')), [{ slip: withOnce, law }])).toEqual(owed);
    // Neither does a later slip's.
    const later = paidIn('2026-11', [raised('2026-10-01')]);
    const paidLater = { ...later, slip: { ...later.slip, earnings: withOnce.earnings } };
    expect(arrearsOf(now(raised('2026-10-01')), [{ slip, law }, paidLater])[0]).toEqual(owed[0]);
  });

  it('leaves the days of absence unpaid as they were, and pays overtime by the higher rate', () => {
    const law = payLawOf('2026-10', '27');
    const cells = {
      ...aRow('2026-10', { '05': 'A', '12': 'A' }),
      '06': { ...aRow('2026-10')['06'], overtimeMinutes: 600 },
    };
    const source = aPaySource({
      month: '2026-10',
      person: { ...aPaySource().person, joinedOn: '2026-04-01', terms: [before] },
      cells: cells as ReturnType<typeof aRow>,
    });
    const slip = slipOf('p', source, law, NOTHING_FOR_ALL);
    // Wages: 29 days at work are 29 of 30 parts of 3,000. Overtime: 10 h × 2 × 3,000 ÷ (26 × 8 h).
    expect(arrearsOf(now(before, raised('2026-10-01')), [{ slip, law }])).toEqual([
      { month: '2026-10', wagesPaise: rupees(2_900), otherPaise: 28_846 },
    ]);
  });
});

it('says from which day two lists of terms differ', () => {
  expect(termsDifferFrom([before], [before])).toBeNull();
  expect(termsDifferFrom([before], [before, raised('2026-09-16')])).toBe('2026-09-16');
  expect(termsDifferFrom([before, raised('2026-09-16')], [before, raised('2026-10-01')])).toBe('2026-09-16');
  expect(termsDifferFrom([before], [{ ...before, dayMinutes: 540 }])).toBe('2026-04-01');
});
