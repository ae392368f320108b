import { members } from '@bhoj/domain/members/member.collection';
import { memberChangeOf, theMember } from '@bhoj/domain/members/member';
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
  const isOwn =
    (claims?.role === 'captain' || claims?.role === 'kitchen') && claims.restaurant === target.restaurantId;
  if (!isOwn) throw new Refusal('member-not-found');
}

/** Changes the record and adds an audit entry. Writes nothing when nothing would change. */
export async function changeMember(
  store: Store,
  target: Target,
  wanted: Partial<Pick<Member, 'role' | 'active'>>,
  report: () => void,
): Promise<void> {
  const change = memberChangeOf(await memberIn(store, target), wanted);
  if (change === null) return;
  store.update(members, target, change);
  report();
}
