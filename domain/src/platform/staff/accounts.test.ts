import { describe, expect, it } from 'vitest';
import { HOUR } from '../../time/ist.ts';
import { assertActable, accessOf, subjectOf, sweptAt } from './accounts.ts';

describe('the place of an account', () => {
  it.each([
    [
      { role: 'owner', restaurant: 'a@b.example' },
      { role: 'owner', restaurantId: 'a@b.example' },
    ],
    [{ role: 'super' }, { role: 'super', restaurantId: null }],
    [{ role: 'owner' }, { role: null, restaurantId: null }],
    [{ role: 'manager' }, { role: null, restaurantId: null }],
    [null, { role: null, restaurantId: null }],
  ])('of %j is %j', (claims, place) => {
    expect(accessOf(claims)).toEqual(place);
  });

  it('goes with the sweep an hour after it was made, where it has no role', () => {
    expect(sweptAt({ role: null, createdAt: 5 })).toBe(5 + HOUR);
    expect(sweptAt({ role: 'kitchen', createdAt: 5 })).toBeNull();
  });
});

describe('an act on an account', () => {
  it('is not for platform staff', () => {
    expect(() => assertActable({ role: 'staff' })).toThrow('account-of-staff');
    for (const role of ['owner', 'captain', 'super', null] as const) {
      expect(() => assertActable({ role })).not.toThrow();
    }
  });

  it('stands in the history of the restaurant, where there is one', () => {
    expect(subjectOf({ uid: 'u', restaurantId: 'r' })).toEqual({ subjectKind: 'restaurant', subject: 'r' });
    expect(subjectOf({ uid: 'u', restaurantId: null })).toEqual({ subjectKind: 'platform', subject: 'u' });
  });
});
