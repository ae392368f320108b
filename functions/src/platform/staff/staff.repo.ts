import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import type { Store } from '../../firebase/store.ts';
import { readAt } from '../../firebase/store.ts';
import { claimsOf } from '../../firebase/users.ts';

/** Returns a person's record. Throws `staff-not-found`. */
export function theStaff(store: Pick<Store, 'need'>, staffId: string): Promise<PlatformStaff> {
  return store.need(platformStaff, { staffId }, 'staff-not-found');
}

/** Returns an active person's record. Throws `staff-closed`. */
export async function activeStaff(store: Pick<Store, 'need'>, staffId: string): Promise<PlatformStaff> {
  const staff = await theStaff(store, staffId);
  if (!staff.active) throw new Refusal('staff-closed');
  return staff;
}

/** Throws unless there are a record and an account of platform staff: no other account may be changed from here. */
export async function assertStaffAccount(staffId: string): Promise<void> {
  const [, claims] = await Promise.all([readAt((store) => theStaff(store, staffId)), claimsOf(staffId)]);
  if (claims?.role !== 'staff') throw new Refusal('staff-not-found');
}
