import { expect, it } from 'vitest';
import { aMember } from '../../fixtures/people.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { entererOf } from './enterer.ts';

const restaurant = aRestaurant({ uid: 'uid-of-asha', ownerName: 'Asha' });
const ravi = aMember({ name: 'Ravi', role: 'kitchen' });

it('names whoever cooks, also one who was let go since, and the owner', () => {
  const entered = (member: typeof ravi) => entererOf('uid-of-ravi', { member, restaurant });
  expect(entered(ravi)).toEqual({ kind: 'kitchen', uid: 'uid-of-ravi', name: 'Ravi' });
  expect(entered({ ...ravi, active: false })).toMatchObject({ name: 'Ravi' });
  expect(entered({ ...ravi, role: 'captain', preset: 'captain', can: ['cook'] })).toMatchObject({
    kind: 'captain',
  });
  expect(entererOf('uid-of-asha', { member: null, restaurant })).toEqual({
    kind: 'owner',
    uid: 'uid-of-asha',
    name: 'Asha',
  });
});

it('refuses a uid that never belonged to the restaurant', () => {
  expect(() => entererOf('uid-of-x', { member: null, restaurant })).toThrow('member-not-found');
  expect(() => entererOf('uid-of-x', { member: null, restaurant: null })).toThrow('member-not-found');
});

it('names nobody who does not cook: they have no screen of the kitchen', () => {
  const entered = (member: typeof ravi) => entererOf('uid-of-ravi', { member, restaurant });
  expect(entered(aMember({ role: 'captain' }))).toBeNull();
  expect(entered(aMember({ role: 'office', preset: 'accountant' }))).toBeNull();
});
