import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { members, restaurants } from '@bhoj/domain/collections/restaurant';
import { REGION } from '@bhoj/domain/platform/region';
import { claimsSchema } from '@bhoj/domain/platform/roles';
import { HOUR } from '@bhoj/domain/time/ist';
import { transact } from '../firebase/store.ts';
import { removeUser, signedUpUsers } from '../firebase/users.ts';
import type { ListedUser } from '../firebase/users.ts';

/** Whether an Auth user stands for somebody Bhoj knows: the record their claims speak of exists and is theirs. */
async function isKnown({ uid, claims }: ListedUser): Promise<boolean> {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) return false;
  if (!('restaurant' in parsed.data)) return true;
  const { role, restaurant: restaurantId } = parsed.data;
  return transact(async (store) =>
    role === 'owner'
      ? (await store.get(restaurants, { restaurantId }))?.uid === uid
      : (await store.get(members, { restaurantId, uid })) !== null,
  );
}

/** Removes Auth users older than an hour without a record: what an interrupted sign-up left, or a squatter. */
export const sweepAccounts = onSchedule({ region: REGION, schedule: 'every 60 minutes' }, async () => {
  const now = Date.now();
  let removed = 0;
  for await (const user of signedUpUsers()) {
    if (now - user.createdAt < HOUR || (await isKnown(user))) continue;
    await removeUser(user.uid);
    removed += 1;
  }
  info('swept accounts', { removed });
});
