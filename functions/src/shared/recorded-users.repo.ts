import { members } from '@bhoj/domain/members/member.collection';
import { platformStaff } from '@bhoj/domain/platform/platform.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { claimsSchema } from '@bhoj/domain/catalogue/roles';
import { look } from '../firebase/store.ts';
import { removeUser } from '../firebase/users.ts';

/** True when the record that a user's claims name exists and belongs to this user; a super admin needs none. */
export async function isRecorded(uid: string, claims: unknown): Promise<boolean> {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) return false;
  if (!('restaurant' in parsed.data)) {
    if (parsed.data.role === 'super') return true;
    return look(async (store) => (await store.get(platformStaff, { staffId: uid })) !== null);
  }
  const { role, restaurant: restaurantId } = parsed.data;
  return look(async (store) =>
    role === 'owner'
      ? (await store.get(restaurants, { restaurantId }))?.uid === uid
      : (await store.get(members, { restaurantId, uid })) !== null,
  );
}

/** Removes a user whose record could not be made, unless a parallel call of the same request has made the record. */
export async function takeBack(uid: string, claims: unknown): Promise<void> {
  if (!(await isRecorded(uid, claims))) await removeUser(uid);
}
