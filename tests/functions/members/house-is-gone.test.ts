import { openInvitation } from '@bhoj/domain/members/invitations.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { expect, test } from 'vitest';
import { aHouse } from '../../support/arrange.ts';
import { anInvitationBy } from '../../support/hiring.ts';
import { db, reasonOf } from '../../support/mount.ts';

test('an invitation to a restaurant that is gone says so', async () => {
  const house = await aHouse({}, { tableCount: 0 });
  const { at, reader } = await anInvitationBy(house);
  await db.doc(restaurants.path({ restaurantId: house.restaurantId })).delete();
  expect(await reasonOf(openInvitation, at, reader)).toBe('restaurant-not-found');
});
