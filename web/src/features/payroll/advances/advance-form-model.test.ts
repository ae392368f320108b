import { expect, it } from 'vitest';
import { advanceTyped, anAdvance } from '@bhoj/domain/fixtures/payroll';
import { advanceForm, emptyAdvance, fieldsOf, typedOf } from './advance-form-model.ts';

const form = advanceForm('2026-11-20');
const fields = fieldsOf(anAdvance());

it('an advance that is opened and saved is as before', () => {
  expect(form.parse(fields)).toEqual(fields);
  expect(typedOf(fields)).toEqual(advanceTyped());
  expect(emptyAdvance('2026-11-20')).toMatchObject({ givenOn: '2026-11-20', firstMonth: '2026-11' });
});

it.each([
  ['personId', ''],
  ['givenOn', '2026-11-21'],
  ['amount', '0'],
  ['instalment', '6000.01'],
  ['firstMonth', '2026-10'],
])('refuses the %s %s', (field, value) => {
  const { error } = form.safeParse({ ...fields, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

it('begins in cash today, with nothing typed, and may be taken back at once and whole', () => {
  expect(emptyAdvance('2026-11-20')).toEqual({
    personId: '',
    givenOn: '2026-11-20',
    amount: '',
    instalment: '',
    firstMonth: '2026-11',
    reason: '',
    method: 'cash',
  });
  const whole = { ...fields, instalment: fields.amount, givenOn: '2026-11-01', firstMonth: '2026-11' };
  expect(form.safeParse(whole).success).toBe(true);
});
