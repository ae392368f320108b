import { expect, it } from 'vitest';
import { aPerson, papersTyped, personTyped, someTerms } from '@bhoj/domain/fixtures/payroll';
import { emptyPerson, fieldsOf, personForm, typedOf } from './person-form-model.ts';

const TODAY = '2026-11-20';
const fields = fieldsOf(aPerson({ memberId: null }), TODAY);

it('a person who is opened and saved is as before; papers stay as they are', () => {
  expect(personForm.parse(fields)).toEqual(fields);
  expect(typedOf(fields, false)).toEqual({ person: personTyped(), papers: papersTyped() });
});

it('opens the terms that hold today, and begins a new person’s on the day they joined', () => {
  const terms = [someTerms(), someTerms({ from: '2026-11-15', designation: 'Head captain' })];
  expect(fieldsOf(aPerson({ terms }), TODAY)).toMatchObject({
    from: '2026-11-15',
    designation: 'Head captain',
  });
  const joined = { ...emptyPerson(TODAY), name: 'Sunita', joinedOn: '2026-11-03', basic: '600' };
  expect(typedOf(joined, true).person.terms.from).toBe('2026-11-03');
});

it('a dash takes a number off', () => {
  expect(typedOf({ ...fields, pan: '-' }, false).papers).toEqual(papersTyped({ pan: '-' }));
});

it.each([
  ['name', ' '],
  ['mobile', '12'],
  ['joinedOn', ''],
  ['basic', 'ten'],
  ['dayHours', '13'],
  ['overtimeTimes', '1.5'],
  ['PL', '0.3'],
  ['aadhaar', '123'],
  ['upi', 'ravi'],
])('refuses the %s %s', (field, value) => {
  expect(
    personForm.safeParse({ ...fields, [field]: value }).error?.issues.map(({ path }) => path[0]),
  ).toEqual([field]);
});
