import { invitations } from '@bhoj/domain/members/invitation.collection';
import { acceptInvitation as contract } from '@bhoj/domain/members/invitations.contract';
import { invitationFor } from '@bhoj/domain/members/invitation';
import { jobOf, limitsOf, rightsToStore } from '@bhoj/domain/members/member-rights';
import { members } from '@bhoj/domain/members/member.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { admitUser } from '../firebase/users.ts';

/**
 * Writes the record first and the claims last. The repeat of an interrupted call finds the record by the caller's uid;
 * it does not admit a person who was dismissed since. The audit has the invitation, which is the owner's act; the record
 * says when it was accepted.
 */
export const acceptInvitation = defineCallable(contract, async (input, { caller, now }) => {
  const { restaurantId, invitationId, password } = input;
  const { uid } = caller;
  const { name, role } = await transact(restaurantId, async (store) => {
    const [known, invitation] = await Promise.all([
      store.get(members, { restaurantId, uid }),
      store.get(invitations, { restaurantId, invitationId }),
    ]);
    if (known?.active === true && caller.isProved) return known;
    const accepted = invitationFor(invitation, caller, now);
    const { email } = accepted;
    const preset = jobOf(accepted);
    const rights = rightsToStore({ preset, can: null, limits: limitsOf(preset) });
    const made = { uid, name: accepted.name, email, ...rights, active: true, createdAt: now };
    store.create(members, { restaurantId, uid }, made);
    store.update(invitations, { restaurantId, invitationId }, { state: 'accepted' });
    return made;
  });
  await admitUser({ uid, password, name, claims: { role, restaurant: restaurantId } });
  return { role };
});
