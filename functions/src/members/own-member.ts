import { members } from '@bhoj/domain/members/member.collection';
import { pins } from '@bhoj/domain/members/pin.collection';
import { memberChangeOf, theMember } from '@bhoj/domain/members/member';
import type { MemberChange } from '@bhoj/domain/members/member';
import { assertMayGive, authorityOf } from '@bhoj/domain/members/member-rights';
import type { Authority } from '@bhoj/domain/members/member-rights';
import { MEMBER_ROLES } from '@bhoj/domain/catalogue/roles';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Member } from '@bhoj/domain/members/member.schema';
import { readAt } from '../firebase/store.ts';
import { claimsOf } from '../firebase/users.ts';
import type { Store } from '../firebase/store.ts';

/** A current or former member of the caller's restaurant. */
interface Target {
  restaurantId: string;
  uid: string;
}

export const memberIn = async (store: Pick<Store, 'get'>, target: Target): Promise<Member> =>
  theMember(await store.get(members, target));

/**
 * Throws unless both record and account belong to the owner's restaurant. The account may have moved to another
 * restaurant or to the platform, and must then not be changed.
 */
export async function assertOwnStaff(target: Target): Promise<void> {
  const [, claims] = await Promise.all([readAt((store) => memberIn(store, target)), claimsOf(target.uid)]);
  const isMember = MEMBER_ROLES.some((role) => role === claims?.role);
  const isOwn =
    isMember && claims !== null && 'restaurant' in claims && claims.restaurant === target.restaurantId;
  if (!isOwn) throw new Refusal('member-not-found');
}

/**
 * Changes the record and adds an audit entry; a dismissed person has no PIN any more. Writes nothing when nothing would change.
 * Throws `right-not-yours` when the member has a right that the caller lacks.
 */
export async function changeMember(
  store: Store,
  target: Target,
  { by, wanted }: { readonly by: Authority; readonly wanted: MemberChange },
  report: () => void,
): Promise<void> {
  const member = await memberIn(store, target);
  assertMayGive(by, authorityOf({ ...member, active: true }));
  const change = memberChangeOf(member, wanted);
  if (change === null) return;
  const { pinSetAt: _, ...withoutPin } = { ...member, ...change };
  store.change(members, target, member, wanted.active === false ? withoutPin : { ...member, ...change });
  if (wanted.active === false) store.delete(pins, target);
  report();
}
