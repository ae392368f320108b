import { expect, it } from 'vitest';
import { Refusal } from '../../catalogue/reasons.ts';
import { aMember } from '../../fixtures/people.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { takerOf } from './taker.ts';

const restaurant = aRestaurant({ uid: 'uid-of-asha', ownerName: 'Asha' });
const meena = aMember({ name: 'Meena', role: 'captain' });
const taken = (member: ReturnType<typeof aMember> | null, uid = 'uid-of-meena') =>
  takerOf(uid, { member, restaurant });

it('names a captain, also one who was let go since, and the owner', () => {
  const captain = { kind: 'captain', uid: 'uid-of-meena', name: 'Meena' };
  expect(taken(meena)).toEqual(captain);
  expect(taken({ ...meena, active: false })).toEqual(captain);
  expect(taken(null, 'uid-of-asha')).toEqual({ kind: 'owner', uid: 'uid-of-asha', name: 'Asha' });
});

it('names nobody for a cook', () => {
  expect(taken({ ...meena, role: 'kitchen' })).toBeNull();
});

it('refuses a uid that never belonged to the restaurant', () => {
  expect(() => taken(null)).toThrow(new Refusal('member-not-found'));
  expect(() => takerOf('uid-of-asha', { member: null, restaurant: null })).toThrow('member-not-found');
});
