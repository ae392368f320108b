import { expect, it } from 'vitest';
import { aPlatformStaff } from '../../fixtures/platform.ts';
import { NOBODY_NAMED, withPerson } from './platform-names.ts';

it('names a person as they are now, and keeps the others', () => {
  const one = withPerson(NOBODY_NAMED, 'u1', aPlatformStaff());
  const both = withPerson(one, 'u2', aPlatformStaff({ name: 'Ravi', referralId: 'RAVI' }));
  expect(withPerson(both, 'u1', aPlatformStaff({ active: false }))).toEqual({
    people: {
      u1: { name: 'Nisha', referralId: 'STAFF01', active: false },
      u2: { name: 'Ravi', referralId: 'RAVI', active: true },
    },
  });
});

it('holds no address and no number of anybody', () => {
  expect(JSON.stringify(withPerson(NOBODY_NAMED, 'u1', aPlatformStaff()))).not.toMatch(/@|98765/);
});
