import { invitations } from '@bhoj/domain/members/invitation.collection';
import { openInvitation as contract } from '@bhoj/domain/members/invitations.contract';
import { invitationFor } from '@bhoj/domain/members/invitation';
import { jobOf } from '@bhoj/domain/members/member-rights';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';

export const openInvitation = defineCallable(contract, (at, { caller, now }) =>
  readAt(async (store) => {
    const invitation = invitationFor(await store.get(invitations, at), caller, now);
    const restaurant = await store.need(
      restaurants,
      { restaurantId: at.restaurantId },
      'restaurant-not-found',
    );
    return {
      restaurantName: restaurant.restaurantName,
      name: invitation.name,
      preset: jobOf(invitation),
    };
  }),
);
