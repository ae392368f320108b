import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { validateReferral as contract } from '@bhoj/domain/accounts/accounts.contract';
import { staffReferralIdSchema } from '@bhoj/domain/platform/shape/platform.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** True when an active member of platform staff has this referral ID. */
export async function isKnownReferral(store: Pick<Store, 'find'>, typed: string): Promise<boolean> {
  const referralId = staffReferralIdSchema.safeParse(typed);
  if (!referralId.success) return false;
  const found = await store.find(platformStaff, {}, platformStaff.queries.byReferralId(referralId.data));
  return found.some(({ value }) => value.active);
}

export const validateReferral = defineCallable(contract, async ({ referralId }) => ({
  valid: await readAt((store) => isKnownReferral(store, referralId)),
}));
