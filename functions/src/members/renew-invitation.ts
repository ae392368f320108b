import { invitations } from '@bhoj/domain/members/invitation.collection';
import { assertMayInvite, jobOf } from '@bhoj/domain/members/member-rights';
import { renewInvitation as contract } from '@bhoj/domain/members/invitations.contract';
import { renewed } from '@bhoj/domain/members/invitation';
import { invitationPath } from '@bhoj/domain/accounts/account-links';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const renewInvitation = defineCallable(contract, ({ invitationId }, { caller, now }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, invitationId };
    const after = renewed(await store.get(invitations, at), caller.uid, now);
    assertMayInvite(caller, jobOf(after));
    store.set(invitations, at, after);
    return { path: invitationPath(at) };
  }),
);
