import { expect, it } from 'vitest';
import { aMember } from '../../fixtures/people.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { takerOf } from './taker.ts';

const restaurant = aRestaurant({ uid: 'uid-of-asha', ownerName: 'Asha' });
const meena = aMember({ name: 'Meena', role: 'captain' });
const taken = (member: ReturnType<typeof aMember> | null, uid = 'uid-of-meena') =>
  takerOf(uid, { member, restaurant });

it('names an active captain, and the owner', () => {
  expect(taken(meena)).toEqual({ kind: 'captain', uid: 'uid-of-meena', name: 'Meena' });
  expect(taken(null, 'uid-of-asha')).toEqual({ kind: 'owner', uid: 'uid-of-asha', name: 'Asha' });
});

it('names nobody who was let go, who cooks, or who does not belong to the restaurant', () => {
  expect(taken({ ...meena, active: false })).toBeNull();
  expect(taken({ ...meena, role: 'kitchen' })).toBeNull();
  expect(taken(null)).toBeNull();
  expect(takerOf('uid-of-asha', { member: null, restaurant: null })).toBeNull();
});
