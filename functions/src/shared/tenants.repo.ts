import { warn } from 'firebase-functions/logger';
import { newId } from '@bhoj/domain/kernel/ids';
import { same } from '@bhoj/domain/kernel/same';
import { platformStaff } from '@bhoj/domain/platform/platform.collection';
import { tenantOf } from '@bhoj/domain/platform/tenant';
import { tenants } from '@bhoj/domain/platform/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import type { Tenant } from '@bhoj/domain/platform/tenant.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { withoutPersonalData } from '../firebase/redact.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** Returns the staff that a restaurant belongs to; for a new tenant, those whose referral ID its sign-up named. */
async function referrerOf(store: Pick<Store, 'get' | 'find'>, record: Restaurant, known: Tenant | null) {
  if (known !== null) {
    if (known.referredBy === null) return null;
    const value = await store.get(platformStaff, { staffId: known.referredBy });
    return value === null ? null : { id: known.referredBy, value };
  }
  if (record.staffReferralId === '') return null;
  const found = await store.find(
    platformStaff,
    {},
    platformStaff.queries.byReferralId(record.staffReferralId),
  );
  return found[0] ?? null;
}

/** Returns the time of the first payment that was used for a restaurant, or null. */
async function firstPaidAt(store: Pick<Store, 'find'>, restaurantId: string): Promise<number | null> {
  const found = await store.find(
    subscriptionPayments,
    {},
    subscriptionPayments.queries.ofRestaurant(restaurantId),
  );
  const times = found.flatMap(({ value }) =>
    value.state === 'used' ? [value.paidAt ?? value.createdAt] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Writes a restaurant's tenant from its current record; true when something was written. */
export const keepTenant = (restaurantId: string, now: number): Promise<boolean> =>
  transact(`tenant ${restaurantId}`, async (store) => {
    const [record, known] = await Promise.all([
      store.get(restaurants, { restaurantId }),
      store.get(tenants, { restaurantId }),
    ]);
    if (record === null) return false;
    const mayHavePaid = record.membership === 'premium' && (known?.paidAt ?? null) === null;
    const [referrer, paidAt] = await Promise.all([
      referrerOf(store, record, known),
      mayHavePaid ? firstPaidAt(store, restaurantId) : null,
    ]);
    const tenant = tenantOf({ record, known, referrer, firstPaidAt: paidAt, handle: newId(), now });
    if (known !== null && same(known, tenant)) return false;
    store.set(tenants, { restaurantId }, tenant);
    return true;
  });

/** Writes the tenant of a new restaurant. A failure is logged only: the trigger on the record writes it, too. */
export async function noteTenant(restaurantId: string, now: number): Promise<void> {
  try {
    await keepTenant(restaurantId, now);
  } catch (cause) {
    warn('tenant not written', { cause: withoutPersonalData(String(cause)) });
  }
}
