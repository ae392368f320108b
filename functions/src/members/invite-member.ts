import { invitations } from '@bhoj/domain/members/invitation.collection';
import { inviteMember as contract } from '@bhoj/domain/members/invitations.contract';
import { members } from '@bhoj/domain/members/member.collection';
import { assertNotOurs, newInvitation } from '@bhoj/domain/members/invitation';
import { invitationPath } from '@bhoj/domain/accounts/account-links';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { assertMayInvite } from '@bhoj/domain/members/member-rights';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const inviteMember = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { requestId: invitationId, ...who } = input;
    const at = { restaurantId, invitationId };
    const answer = { path: invitationPath(at) };
    const [known, staff, open] = await Promise.all([
      store.get(invitations, at),
      store.find(members, { restaurantId }, members.queries.all()),
      store.find(invitations, { restaurantId }, invitations.queries.open()),
    ]);
    if (known !== null) {
      if (known.email !== who.email || known.preset !== who.preset) throw new Refusal('request-id-used');
      return answer;
    }
    const ours = { members: staff.map(({ value }) => value), invitations: open.map(({ value }) => value) };
    assertNotOurs(who.email, ours, now);
    assertMayInvite(caller, who.preset);
    store.create(invitations, at, newInvitation(who, caller.uid, now));
    record(store, { invitation: invitationId, preset: who.preset });
    return answer;
  }),
);
