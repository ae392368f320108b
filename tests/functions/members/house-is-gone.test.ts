import { openInvitation } from '@bhoj/domain/members/invitations.contract';
import { expect, test } from 'vitest';
import { aHouse, deleteRestaurant } from '../../support/arrange.ts';
import { anInvitationBy } from '../../support/hiring.ts';
import { reasonOf } from '../../support/mount.ts';

test('an invitation to a restaurant that is gone says so', async () => {
  const house = await aHouse({}, { tableCount: 0 });
  const { at, reader } = await anInvitationBy(house);
  await deleteRestaurant(house.restaurantId);
  expect(await reasonOf(openInvitation, at, reader)).toBe('restaurant-not-found');
});
