import { invitations } from '@bhoj/domain/members/invitation.collection';
import { renewInvitation as contract } from '@bhoj/domain/members/invitations.contract';
import { renewed } from '@bhoj/domain/members/invitation';
import { invitationPath } from '@bhoj/domain/catalogue/routes';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const renewInvitation = defineCallable(contract, ({ invitationId }, { caller, now }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, invitationId };
    store.set(invitations, at, renewed(await store.get(invitations, at), now));
    return { path: invitationPath(at) };
  }),
);
