/**
 * A month of wages that was worked with a pencil first: November 2026 in Maharashtra, 30 days, Tuesdays (4) off, fund and
 * insurance. No figure here comes out of the code; amounts are in rupees.
 *
 * |                      |  Ravi, captain | Lata, cook        | Moti, helper      | sum of the month |
 * | -------------------- | -------------: | ----------------: | ----------------: | ---------------: |
 * | terms                | 15,000 + 1,000 | 24,000 + 6,000    | 600 a day         |                  |
 * | days                 | all            | 2 absent          | 23 of 26          |                  |
 * | basic                | 15,000.00      | 24,000 × 24 / 26  | 23 × 600          |                  |
 * |                      |                | = 22,153.85       | = 13,800.00       |                  |
 * | allowance            |  1,000.00      | 6,000 × 24 / 26   | none              |                  |
 * |                      |                | =  5,538.46       |                   |                  |
 * | gross                | 16,000.00      | 27,692.31         | 13,800.00         |        57,492.31 |
 * | fund 12 %            |  1,800         | 2,658.46 → 2,658  |  1,656            |            6,114 |
 * | pension 8.33 %       | 1,249.50 → 1,250 | 1,845.42 → 1,845 | 1,149.54 → 1,150 |            4,245 |
 * | rest of the employer |    550         |    813            |    506            |            1,869 |
 * | insurance 0.75 %     | 112.50 → 113   | none: 24,000 is above 21,000 | 103.50 → 104 |      217 |
 * | profession tax, man above 10,000; woman from 25,000 | 200 | 200 | 200        |              600 |
 * | net                  | 13,887.00      | 24,834.31         | 11,840.00         |        50,561.31 |
 *
 * On the challans' totals: EDLI 0.5 % of 15,000 + 22,153.85 + 13,800 = 50,953.85 is 254.77 → 255; administration as much,
 * but at least 500; insurance 3.25 % of 15,000 + 13,800 = 28,800 is 936 (by person it would be 488 + 449 = 937). The
 * employer pays 1,869 + 4,245 + 255 + 500 + 936 = 7,805 beside the pay: the month costs 57,492.31 + 7,805 = 65,297.31.
 */
import { expect, it } from 'vitest';
import { aPaySource, aRow } from '@bhoj/domain/fixtures/pay';
import { someTerms } from '@bhoj/domain/fixtures/payroll';
import { plainTerms } from '@bhoj/domain/fixtures/worked-pay';
import { rupees } from '@bhoj/domain/money/money';
import { payLawOf } from '@bhoj/domain/payroll/law/law';
import { NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import { slipsOf } from '@bhoj/domain/payroll/run/pay-run';
import { payTotalsOf } from '@bhoj/domain/payroll/run/pay-totals';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { PaySource } from '@bhoj/domain/payroll/shape/slip.schema';

const TUESDAYS = ['03', '10', '17', '24'];
const someone = (
  name: string,
  says: Partial<PaySource['person']>,
  marks: Readonly<Record<string, Mark>> = {},
): PaySource => {
  const { person } = aPaySource();
  return aPaySource({ person: { ...person, name, ...says }, cells: aRow('2026-11', marks, TUESDAYS) });
};
const rent = { name: 'House rent', amountPaise: rupees(6_000), isWages: false };
const slips = slipsOf(
  [
    ['ravi', someone('Ravi', { terms: [someTerms()] })],
    [
      'lata',
      someone(
        'Lata',
        {
          sex: 'female',
          terms: [plainTerms(24_000, { allowances: [rent], providentFund: true, stateInsurance: true })],
        },
        { '04': 'A', '05': 'A' },
      ),
    ],
    [
      'moti',
      someone(
        'Moti',
        { terms: [plainTerms(600, { by: 'day', providentFund: true, stateInsurance: true })] },
        { '04': 'A', '05': 'A', '06': 'HD', '07': 'HD' },
      ),
    ],
  ],
  payLawOf('2026-11', '27'),
  NOTHING_FOR_ALL,
);

it.each([
  ['Ravi', 16_000, 1_800, 1_250, 550, 113, 200, 13_887],
  ['Lata', 27_692.31, 2_658, 1_845, 813, 0, 200, 24_834.31],
  ['Moti', 13_800, 1_656, 1_150, 506, 104, 200, 11_840],
])('the slip of %s', (name, gross, fund, pension, rest, insurance, tax, net) => {
  const slip = slips.find(({ source }) => source.person.name === name);
  const taken = (kind: string) =>
    slip?.deductions.filter((one) => one.kind === kind).reduce((all, one) => all + one.amountPaise, 0);
  expect(slip?.problems).toEqual([]);
  expect({
    gross: slip?.grossPaise,
    fund: taken('providentFund'),
    pension: slip?.employer.pensionPaise,
    rest: slip?.employer.providentFundPaise,
    insurance: taken('stateInsurance'),
    tax: taken('professionTax'),
    net: slip?.netPaise,
  }).toEqual({
    gross: rupees(gross),
    fund: rupees(fund),
    pension: rupees(pension),
    rest: rupees(rest),
    insurance: rupees(insurance),
    tax: rupees(tax),
    net: rupees(net),
  });
});

it('the month: what is paid out, what goes to the funds, and what it costs', () => {
  expect(payTotalsOf(slips)).toMatchObject({
    people: 3,
    grossPaise: rupees(57_492.31),
    providentFundPaise: rupees(6_114),
    stateInsurancePaise: rupees(217),
    professionTaxPaise: rupees(600),
    deductedPaise: rupees(6_931),
    netPaise: rupees(50_561.31),
    employer: {
      providentFundPaise: rupees(1_869),
      pensionPaise: rupees(4_245),
      insurancePaise: rupees(255),
      administrationPaise: rupees(500),
      stateInsurancePaise: rupees(936),
      totalPaise: rupees(7_805),
    },
    costPaise: rupees(65_297.31),
  });
});
