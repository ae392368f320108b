import { members } from '@bhoj/domain/members/member.collection';
import { changeOf, theMember } from '@bhoj/domain/members/member';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Member } from '@bhoj/domain/members/member.schema';
import { look } from '../firebase/store.ts';
import { claimsOf } from '../firebase/users.ts';
import type { Store } from '../firebase/store.ts';

/** Somebody on the caller's staff, or who once was. */
interface Target {
  restaurantId: string;
  uid: string;
}

export const memberIn = async (store: Pick<Store, 'get'>, target: Target): Promise<Member> =>
  theMember(await store.get(members, target));

/**
 * The member whom an owner is about to change. Record and account must both be of this restaurant: an account that has
 * become somebody else's since (the platform's, say) is never touched.
 */
export async function assertOwnStaff(target: Target): Promise<void> {
  const [, claims] = await Promise.all([look((store) => memberIn(store, target)), claimsOf(target.uid)]);
  const isOwn =
    (claims?.role === 'captain' || claims?.role === 'kitchen') && claims.restaurant === target.restaurantId;
  if (!isOwn) throw new Refusal('member-not-found');
}

/** Changes the record, and reports it; a repeat of what is so already writes nothing. */
export async function changeMember(
  store: Store,
  target: Target,
  wanted: Partial<Pick<Member, 'role' | 'active'>>,
  report: () => void,
): Promise<void> {
  const change = changeOf(await memberIn(store, target), wanted);
  if (change === null) return;
  store.update(members, target, change);
  report();
}
