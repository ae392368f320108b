import { describe, expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { plainTerms, workedSlip } from '../../fixtures/worked-pay.ts';
import type { PaySource } from '../shape/slip.schema.ts';

const terms = [plainTerms(20_000, { divisor: 'calendar', providentFund: true })];
const november = (person: Partial<PaySource['person']>, month = '2026-11') =>
  workedSlip({ month, terms, person });

describe('the pension scheme', () => {
  it.each([
    // 58 in December: 8.33 % of 20,000 is 1,666. 58 on the 16th: of 10,000, 833. 58 already: nothing.
    ['58 in the next month', '1968-12-01', 20_000, 1_666, 734, []],
    ['58 in the middle', '1968-11-16', 10_000, 833, 1_567, ['pension-by-age']],
    ['58 on the first', '1968-11-01', 0, 0, 2_400, ['pension-by-age']],
    ['older', '1960-02-29', 0, 0, 2_400, ['pension-by-age']],
  ] as const)('ends on the 58th birthday: %s', (_, bornOn, wages, pension, employer, why) => {
    const { fund, notes } = november({ bornOn });
    expect(fund).toMatchObject({
      employeePaise: rupees(2_400),
      pensionWagesPaise: rupees(wages),
      pensionPaise: rupees(pension),
      employerPaise: rupees(employer),
    });
    expect(notes).toEqual(['no-skill', ...why]);
  });

  it('is due while nobody entered a birthday, and the slip says so', () => {
    const { fund, notes } = november({});
    expect(fund?.pensionPaise).toBe(rupees(1_666));
    expect(notes).toContain('no-birthday');
  });

  it.each([
    ['a member before 1 September 2014', { fundSince: '2014-08-31', joinedFundAboveCeiling: true }, 1_666],
    [
      'a later member, above the ceiling elsewhere',
      { fundSince: '2014-09-01', joinedFundAboveCeiling: true },
      0,
    ],
    ['a later member, within the ceiling elsewhere', { fundSince: '2016-03-01' }, 1_666],
    // 20,000 on the day of joining here: above 15,000, but within 25,000 from 17 September 2026 on.
    ['joined here above the ceiling', { fundSince: '2026-05-01' }, 0],
    ['joined here within the new ceiling', { fundSince: '2026-09-17' }, 1_666],
  ] as const)('is closed to later members above the ceiling: %s', (_, person, pension) => {
    const { fund, notes } = november({ bornOn: '1990-01-01', ...person });
    expect(fund?.pensionPaise).toBe(rupees(pension));
    expect(fund?.employerPaise).toBe(rupees(2_400 - pension));
    expect(notes.includes('pension-by-ceiling')).toBe(pension === 0);
  });

  it('has no wages where no day of the month is paid', () => {
    const absent = Array.from({ length: 30 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]);
    const extras = [{ kind: 'arrears' as const, name: 'October', amountPaise: rupees(500), isWages: true }];
    const slip = workedSlip({
      terms,
      person: { bornOn: '1968-11-16' },
      marks: Object.fromEntries(absent),
      entered: { extras },
    });
    expect(slip.fund).toMatchObject({ wagesPaise: rupees(500), pensionWagesPaise: 0, pensionPaise: 0 });
  });
});
