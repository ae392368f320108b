import { warn } from 'firebase-functions/logger';
import { newId } from '@bhoj/domain/kernel/ids';
import { same } from '@bhoj/domain/kernel/same';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { tenantOf } from '@bhoj/domain/platform/tenants/tenant';
import { facetOf } from '@bhoj/domain/platform/tenants/tenant-list';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { eventsOf } from '@bhoj/domain/platform/sums/tenant-events';
import {
  subscriptionPayments,
  subscriptionSettings,
} from '@bhoj/domain/subscription/subscription.collection';
import type { Activity } from '@bhoj/domain/platform/shape/activity';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { withoutPersonalData } from '../firebase/redact.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { funnelsMoved } from './funnels.repo.ts';
import { foldEvents } from './platform-fold.repo.ts';

const NOTHING_BOUGHT = { purchases: [], seller: null };

/** Returns the staff to whom a restaurant belongs; for a new tenant, the staff with the referral ID of its sign-up. */
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

/** Returns a restaurant's purchases, with the seller for splitting their prices into value and tax. */
async function purchasesOf(store: Pick<Store, 'find' | 'get'>, restaurantId: string) {
  const [found, setting] = await Promise.all([
    store.find(subscriptionPayments, {}, subscriptionPayments.queries.ofRestaurant(restaurantId)),
    store.get(subscriptionSettings, {}),
  ]);
  return { purchases: found.map(({ value }) => value), seller: setting?.seller ?? null };
}

/** Returns the time of the first payment that was used, or null. */
function firstPaidAt(purchases: readonly SubscriptionPayment[]): number | null {
  const times = purchases.flatMap(({ state, paidAt, createdAt }) =>
    state === 'used' ? [paidAt ?? createdAt] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

interface Asked {
  /** False leaves the platform's sums to the trigger on the record, so that a sign-up does not wait for them. */
  readonly isFolded: boolean;
  /** The findings of the nightly sweep. */
  readonly activity?: Activity;
}

/**
 * Writes a restaurant's tenant from its current record, and adds its events to the sums. Returns true when it wrote
 * something.
 */
export const keepTenant = (
  restaurantId: string,
  now: number,
  { isFolded, activity }: Asked = { isFolded: true },
): Promise<boolean> =>
  transact(isFolded ? 'platform' : `tenant ${restaurantId}`, async (store) => {
    const [owners, documents, known] = await Promise.all([
      store.get(restaurants, { restaurantId }),
      store.get(documentSettings, { restaurantId }),
      store.get(tenants, { restaurantId }),
    ]);
    if (owners === null || documents === null) return false;
    const record = { ...owners, ...documents };
    const mayHavePaid = record.membership === 'premium' || (known?.paidAt ?? null) !== null;
    const [referrer, paying] = await Promise.all([
      referrerOf(store, record, known),
      mayHavePaid ? purchasesOf(store, restaurantId) : NOTHING_BOUGHT,
    ]);
    const paidAt = firstPaidAt(paying.purchases);
    const made = tenantOf({ record, known, referrer, firstPaidAt: paidAt, handle: newId(), now });
    const used = activity && {
      ...activity,
      activated: activity.activatedOn !== null,
      facet: facetOf({ ...made, use: activity.use }),
    };
    const tenant: Tenant = { ...made, ...used };
    const { events, folded } = isFolded
      ? eventsOf({ restaurantId, tenant, paying, now })
      : { events: [], folded: {} };
    const after = { ...tenant, ...folded };
    if (known !== null && same(known, after)) return false;
    const writeFunnels = await funnelsMoved(store, [{ before: known, after }], now);
    if (isFolded) await foldEvents(store, events);
    store.set(tenants, { restaurantId }, after);
    writeFunnels();
    return true;
  });

/**
 * Writes the tenant of a new restaurant. It only logs a failure, because the trigger on the record writes the tenant
 * too.
 */
export async function noteTenant(restaurantId: string, now: number): Promise<void> {
  try {
    await keepTenant(restaurantId, now, { isFolded: false });
  } catch (cause) {
    warn('tenant not written', { cause: withoutPersonalData(String(cause)) });
  }
}
