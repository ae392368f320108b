import { invitations } from '@bhoj/domain/members/invitation.collection';
import { assertMayInvite, jobOf } from '@bhoj/domain/members/member-rights';
import { withdrawInvitation as contract } from '@bhoj/domain/members/invitations.contract';
import { withdrawnInvitation } from '@bhoj/domain/members/invitation';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const withdrawInvitation = defineCallable(contract, ({ invitationId }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, invitationId };
    const after = withdrawnInvitation(await store.get(invitations, at));
    if (after === null) return {};
    assertMayInvite(caller, jobOf(after));
    store.set(invitations, at, after);
    record(store, { invitation: invitationId });
    return {};
  }),
);
