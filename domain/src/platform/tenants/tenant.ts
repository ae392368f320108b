import { folded } from '../../kernel/folded.ts';
import { answeredSteps } from '../../restaurant/onboarding.ts';
import { subscriptionOf } from '../../subscription/subscription.ts';
import { DAY, dateOf } from '../../time/ist.ts';
import type { DocumentSettings } from '../../restaurant/settings.schema.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';
import type { PlatformStaff } from '../shape/platform.schema.ts';
import { isActive, silentUntil } from '../shape/activity.ts';
import { cityOf } from '../shape/city.ts';
import { planEndOf } from '../shape/plan-end.ts';
import { facetOf } from './tenant-list.ts';
import { searchKeysOf } from './tenant-search.ts';
import { isSelfReferral } from '../staff/referral.ts';

/** Days for which a restaurant must have paid to count as kept. */
const KEPT_DAYS = 90;

/** The owner's record, with the restaurant's address and phone. */
export type TenantRecord = Restaurant & Pick<DocumentSettings, 'address' | 'phone'>;

/** The tenant's fields that later changes of the owner's record do not change. */
type Kept = Pick<Tenant, 'referredBy' | 'selfReferral' | 'handle' | 'onboardedAt' | 'paidAt'> &
  Partial<Tenant>;

interface Facts {
  readonly record: TenantRecord;
  /** Null for a restaurant that has no tenant yet. */
  readonly known: Kept | null;
  /** The referrer of a new restaurant, or the staff to whom a known one belongs; null without one. */
  readonly referrer: { readonly id: string; readonly value: PlatformStaff } | null;
  /** The time of the first payment that counted for it; null without one. */
  readonly firstPaidAt: number | null;
  /** The handle for a new tenant. */
  readonly handle: string;
  readonly now: number;
}

/**
 * Returns the day that is `KEPT_DAYS` after the payment; null when the paid time ends before it. Days of a gift do not count.
 */
function keptAtOf(paidAt: number | null, { membership, premiumUntil, giftedMs }: Restaurant): number | null {
  if (paidAt === null || membership !== 'premium') return null;
  const day = paidAt + KEPT_DAYS * DAY;
  return premiumUntil === null || premiumUntil - giftedMs >= day ? day : null;
}

/** Returns the fields of a restaurant's documents that the platform reads. */
function accountOf(record: TenantRecord): Tenant['account'] {
  const { ownerName, email, phone, address, staffReferralId, referralId, installationDate } = record;
  return { ownerName, email, phone, address, staffReferralId, referralId, installedAt: installationDate };
}

/** Returns when each step was first seen answered. */
function answeredOf(record: Restaurant, seen: Tenant['answered'], now: number): Tenant['answered'] {
  const steps = answeredSteps(record).map((step) => [step, seen[step] ?? now] as const);
  return { ...Object.fromEntries(steps), ...seen };
}

/**
 * Returns to whom the restaurant belongs. A self-referral that is new belongs to nobody, and is held until a super
 * admin decides (P-PLATFORM-6).
 */
function belongingOf({
  record,
  known,
  referrer,
}: Facts): Pick<Tenant, 'referredBy' | 'selfReferral' | 'heldFor'> {
  if (known?.selfReferral !== true && referrer !== null && isSelfReferral(referrer.value, record)) {
    return { referredBy: null, selfReferral: true, heldFor: referrer.id };
  }
  return {
    referredBy: referrer?.id ?? known?.referredBy ?? null,
    selfReferral: known?.selfReferral === true,
    heldFor: known?.heldFor ?? null,
  };
}

/** Makes the tenant from an owner's record. The same record always gives the same tenant. */
export function tenantOf(facts: Facts): Tenant {
  const { record, known, firstPaidAt, handle, now } = facts;
  const { restaurantName, membership, trialEndDate, premiumUntil, createdAt, onboardingComplete } = record;
  const paidAt = known?.paidAt ?? firstPaidAt;
  const suspended = record.suspendedAt !== null;
  return {
    ...known,
    name: restaurantName,
    searchName: folded(restaurantName),
    searchKeys: searchKeysOf(record),
    planEndsAt: planEndOf(record),
    suspended,
    facet: facetOf({ membership, use: known?.use, suspended }),
    membership,
    trialEndDate,
    premiumUntil,
    ...belongingOf(facts),
    handle: known?.handle ?? handle,
    signedUpAt: createdAt,
    answered: answeredOf(record, known?.answered ?? {}, now),
    onboardedAt: known?.onboardedAt ?? (onboardingComplete ? now : null),
    paidAt,
    keptAt: keptAtOf(paidAt, record),
    city: cityOf(record.address),
    account: accountOf(record),
    ...(record.support !== undefined && { support: record.support }),
  };
}

/** The next step that a restaurant's referrer should help with; null for none. */
type NextStep = 'finish-onboarding' | 'trial-ends' | 'pay' | 'lapsed' | 'no-bill' | null;

/** From how many days before its end a trial is shown as ending. */
const SOON_DAYS = 5;

/** True when a restaurant was set up a week ago, and no night has seen a bill in the last seven days. */
export const isQuiet = (
  { onboardedAt, lastBillDay }: Pick<Tenant, 'onboardedAt' | 'lastBillDay'>,
  now: number,
): boolean =>
  onboardedAt !== null &&
  lastBillDay !== undefined &&
  dateOf(onboardedAt) <= silentUntil(dateOf(now)) &&
  !isActive({ lastBillDay }, dateOf(now));

/** Returns the next step that the restaurant's referrer should help with. */
export function nextStepOf(
  tenant: Pick<Tenant, 'membership' | 'trialEndDate' | 'premiumUntil' | 'onboardedAt'> & {
    readonly isQuiet?: boolean | undefined;
  },
  now: number,
): NextStep {
  const subscription = subscriptionOf(tenant, now);
  if (subscription.state === 'lapsed') return 'lapsed';
  if (tenant.onboardedAt === null) return 'finish-onboarding';
  if (subscription.state === 'grace') return 'pay';
  if (subscription.state === 'trialing' && subscription.daysLeft <= SOON_DAYS) return 'trial-ends';
  return tenant.isQuiet === true ? 'no-bill' : null;
}
