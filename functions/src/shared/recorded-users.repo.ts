import { members } from '@bhoj/domain/members/member.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { claimsIn } from '@bhoj/domain/catalogue/roles';
import { readAt } from '../firebase/store.ts';
import { removeUser } from '../firebase/users.ts';

/** True when the record named by a user's claims exists and belongs to this user; a super admin needs none. */
export async function isRecorded(uid: string, stored: unknown): Promise<boolean> {
  const claims = claimsIn(stored);
  if (claims === null) return false;
  if (!('restaurant' in claims)) {
    if (claims.role === 'super') return true;
    return readAt(async (store) => (await store.get(platformStaff, { staffId: uid })) !== null);
  }
  const { role, restaurant: restaurantId } = claims;
  return readAt(async (store) =>
    role === 'owner'
      ? (await store.get(restaurants, { restaurantId }))?.uid === uid
      : (await store.get(members, { restaurantId, uid })) !== null,
  );
}

/** Removes a user without a record, unless a parallel call of the same request has made the record. */
export async function takeBack(uid: string, claims: unknown): Promise<void> {
  if (!(await isRecorded(uid, claims))) await removeUser(uid);
}
