import { invitations } from '@bhoj/domain/members/invitation.collection';
import { inviteMember as contract } from '@bhoj/domain/members/invitations.contract';
import { members } from '@bhoj/domain/members/member.collection';
import { assertNotOurs, newInvitation } from '@bhoj/domain/members/invitation';
import { invitationPath } from '@bhoj/domain/catalogue/routes';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
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
      if (known.email !== who.email || known.role !== who.role) throw new Refusal('request-id-used');
      return answer;
    }
    const ours = { members: staff.map(({ value }) => value), invitations: open.map(({ value }) => value) };
    assertNotOurs(who.email, ours, now);
    store.create(invitations, at, newInvitation(who, now));
    record(store, { invitation: invitationId, role: who.role });
    return answer;
  }),
);
