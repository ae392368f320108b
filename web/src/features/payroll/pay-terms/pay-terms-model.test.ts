import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { rupees } from '@bhoj/domain/money/money';
import { NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import { expect, it } from 'vitest';
import { fieldsOf, payTermsForm, termsOf, typedOf } from './pay-terms-model.ts';
import type { PayTerms } from '@bhoj/domain/payroll/run/pay-terms';

const ALL: PayTerms = {
  stateCode: '27',
  forAll: {
    professionTaxPaise: rupees(200),
    minimumWagePaise: rupees(9_000.5),
    minimumWages: {
      unskilled: rupees(13_000),
      semiSkilled: rupees(14_000),
      skilled: rupees(15_000),
      highlySkilled: rupees(16_000),
    },
  },
};
const NONE: PayTerms = { stateCode: null, forAll: NOTHING_FOR_ALL };

it('shows what applies to everybody, and reads the same from what is typed', () => {
  expect(fieldsOf(ALL)).toEqual({
    stateCode: '27',
    professionTax: '200',
    minimumWage: '9000.50',
    unskilled: '13000',
    semiSkilled: '14000',
    skilled: '15000',
    highlySkilled: '16000',
  });
  expect(typedOf(fieldsOf(ALL))).toEqual(ALL);
});

it('keeps unknown what nobody typed: an empty amount is never zero', () => {
  expect(Object.values(fieldsOf(NONE))).toEqual(Array(7).fill(''));
  expect(typedOf(fieldsOf(NONE))).toEqual(NONE);
  expect(typedOf({ ...fieldsOf(NONE), professionTax: '0' }).forAll.professionTaxPaise).toBe(0);
});

it('takes amounts or nothing', () => {
  const fields = fieldsOf(NONE);
  expect(payTermsForm.safeParse(fields).success).toBe(true);
  for (const name of [
    'professionTax',
    'minimumWage',
    'unskilled',
    'semiSkilled',
    'skilled',
    'highlySkilled',
  ]) {
    expect([name, payTermsForm.safeParse({ ...fields, [name]: ' ' }).success]).toEqual([name, true]);
    expect([name, payTermsForm.safeParse({ ...fields, [name]: '13000' }).success]).toEqual([name, true]);
    expect([name, payTermsForm.safeParse({ ...fields, [name]: 'x' }).success]).toEqual([name, false]);
  }
});

it('are those of a month’s run', () => {
  const run = aPayRun();
  expect(termsOf(run)).toEqual({ stateCode: run.stateCode, forAll: run.entered });
});
