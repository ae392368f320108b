import { folded } from '@bhoj/domain/kernel/folded';
import { paymentEventsOf } from '@bhoj/domain/platform/sums/payment-events';
import { tenantOf } from '@bhoj/domain/platform/tenants/tenant';
import { facetOf } from '@bhoj/domain/platform/tenants/tenant-list';
import { eventsOf } from '@bhoj/domain/platform/sums/tenant-events';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { TRIAL_DAYS } from '@bhoj/domain/restaurant/signing-up';
import { intervalEnd } from '@bhoj/domain/subscription/interval';
import { PREMIUM_PLAN, priceOf } from '@bhoj/domain/subscription/plans';
import { DAY, dateOf, HOUR, MINUTE } from '@bhoj/domain/time/ist';
import type { NamedEvent } from '@bhoj/domain/platform/shape/platform-event.schema';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import { YEARLY_PLAN } from '../demo-settings.ts';
import { randomOf } from '../random.ts';
import { CITIES, FIRST_WORDS, OWNERS, SECOND_WORDS, STREETS, SURNAMES } from './people-and-places.ts';
import type { Random } from '../random.ts';

/** A restaurant of the platform, with the documents that it would have by now. */
export interface Life {
  readonly restaurantId: string;
  readonly uid: string;
  readonly restaurant: WholeRestaurant;
  readonly tenant: Tenant;
  readonly events: readonly NamedEvent[];
  /** By order id. */
  readonly purchases: ReadonlyMap<string, SubscriptionPayment>;
}

/** The people who refer, by their uid. */
type Referrers = ReadonlyMap<string, PlatformStaff>;

interface Living {
  readonly seed: string;
  readonly referrers: Referrers;
  readonly now: number;
}

/** Sign-ups began fourteen months ago, and there are more of them each month. */
export const BEGAN_DAYS = 14 * 30;

const PREMIUM_AT_ONCE = 0.08;
const REFERRED = 0.75;
const ONBOARDED = 0.84;
const ACTIVATED = 0.78;
const PAYS_ACTIVATED = 0.62;
const PAYS_OTHERWISE = 0.04;
const YEARLY = 0.22;
/** Share of the monthly payers who stop paying, and of those who come back some weeks later. */
const CHURN = 0.06;
const RETURNS = 0.25;

type Plan = typeof YEARLY_PLAN | typeof PREMIUM_PLAN;

/** Returns the purchases of one restaurant from its first period on; none when it never pays. */
function purchasesOf(
  who: {
    readonly restaurantId: string;
    readonly uid: string;
    readonly from: number;
    readonly isSignUp: boolean;
  },
  plan: Plan,
  { now, random }: { now: number; random: Random },
): Map<string, SubscriptionPayment> {
  const { restaurantId, uid, isSignUp } = who;
  const all = new Map<string, SubscriptionPayment>();
  let periodFrom = who.from;
  while (periodFrom < now) {
    const periodUntil = intervalEnd(periodFrom, plan);
    const paidAt =
      all.size === 0
        ? periodFrom - (isSignUp ? 0 : random.int(1, 60) * HOUR)
        : periodFrom - random.int(-5, 4) * DAY;
    if (paidAt >= now) break;
    all.set(`order_${random.id().slice(0, 14)}`, {
      state: 'used',
      purpose: isSignUp && all.size === 0 ? 'signup' : 'renewal',
      planId: plan.id,
      planName: plan.name,
      interval: plan.interval,
      amountPaise: priceOf(plan),
      currency: 'INR',
      email: restaurantId,
      uid,
      restaurantId,
      razorpayPaymentId: `pay_${random.id().slice(0, 14)}`,
      surplusPaymentIds: random.chance(0.01) ? [`pay_${random.id().slice(0, 14)}`] : [],
      refundedPaymentIds: [],
      createdAt: paidAt - MINUTE,
      paidAt,
      periodFrom,
      periodUntil,
      nextCheckAt: null,
    });
    periodFrom = periodUntil;
    if (random.chance(plan.interval === 'month' ? CHURN : 0.3)) {
      if (!random.chance(RETURNS)) break;
      periodFrom += random.int(20, 60) * DAY;
    }
  }
  return all;
}

/** Returns the use that the nightly sweep would have recorded for an activated restaurant, paying or not. */
function sweptOf(
  activatedAt: number | null,
  isServing: boolean,
  { now, random }: { now: number; random: Random },
) {
  if (activatedAt === null) {
    return {
      firstBillDay: null,
      lastBillDay: null,
      activatedOn: null,
      bills30: 0,
      takings30: 0,
      activated: false,
      use: 'none' as const,
    };
  }
  const last = isServing
    ? now - random.int(0, 1) * DAY
    : Math.min(now - 9 * DAY, activatedAt + random.int(5, 40) * DAY);
  const sold = now - last < 30 * DAY;
  return {
    firstBillDay: dateOf(activatedAt - 4 * DAY),
    lastBillDay: dateOf(Math.max(last, activatedAt)),
    activatedOn: dateOf(activatedAt),
    activated: true,
    use: isServing ? ('activated' as const) : ('silent' as const),
    bills30: sold ? random.pick([100, 500, 500, 2_000]) : 0,
    takings30: sold ? random.pick([100_000, 500_000, 500_000, 2_000_000]) : 0,
  };
}

/** Returns the referrer nearest to a city, or any; null for a restaurant without a referral. */
function referrerIn(city: string, referrers: Referrers, random: Random) {
  if (!random.chance(REFERRED)) return null;
  const all = [...referrers];
  const near = all.filter(([, staff]) => staff.city === city);
  const [id, value] = random.pick(near.length > 0 ? near : all);
  return { id, value };
}

const placeOf = (n: number, random: Random) => {
  const [city, , state] = random.weighted(CITIES, ([, weight]) => weight);
  const [first, second] = [n % FIRST_WORDS.length, Math.floor(n / FIRST_WORDS.length)];
  const branch = Math.floor(second / SECOND_WORDS.length);
  const words = [
    FIRST_WORDS[first],
    SECOND_WORDS[second % SECOND_WORDS.length],
    ...(branch > 0 ? [branch + 1] : []),
  ];
  const name = words.join(' ');
  const owner = `${random.pick(OWNERS)} ${random.pick(SURNAMES)}`;
  return { city, state, name, owner, address: `${random.int(1, 240)} ${random.pick(STREETS)}, ${city}` };
};

/** Returns the n-th restaurant of the demo's platform. The same seed, number and `now` give the same life. */
export function lifeOf(n: number, { seed, referrers, now }: Living): Life {
  const random = randomOf(`${seed} restaurant ${n}`);
  const { city, name, owner, address } = placeOf(n, random);
  const restaurantId = `${folded(name).replaceAll(' ', '.')}@demo.example`;
  const uid = random.id();
  const signedUpAt = now - Math.floor((1 - Math.sqrt(random.float())) * BEGAN_DAYS * DAY) - HOUR;
  const isPremiumAtOnce = random.chance(PREMIUM_AT_ONCE);
  const referrer = isPremiumAtOnce ? null : referrerIn(city, referrers, random);
  const onboardedAt = random.chance(ONBOARDED) ? signedUpAt + random.int(1, 70) * HOUR : null;
  const activatedAt =
    onboardedAt !== null && random.chance(ACTIVATED) ? onboardedAt + random.int(4, 12) * DAY : null;
  const isActivated = activatedAt !== null && activatedAt < now;
  const pays = isPremiumAtOnce || random.chance(isActivated ? PAYS_ACTIVATED : PAYS_OTHERWISE);
  const plan = random.chance(YEARLY) ? YEARLY_PLAN : PREMIUM_PLAN;
  const from = isPremiumAtOnce ? signedUpAt : signedUpAt + TRIAL_DAYS * DAY;
  const purchases = pays
    ? purchasesOf({ restaurantId, uid, from, isSignUp: isPremiumAtOnce }, plan, { now, random })
    : new Map<string, SubscriptionPayment>();
  const paid = [...purchases.values()];
  const premiumUntil = paid.at(-1)?.periodUntil ?? null;
  const restaurant: WholeRestaurant = {
    ...newRestaurant({
      uid,
      email: restaurantId,
      restaurantName: name,
      ownerName: owner,
      establishmentType: 'casual',
      providesHotelServices: false,
      referralId: `BHOJ${random.text(6, '34679ACDEFGHJKMNPQRTUVWXY')}`,
      staffReferralId: referrer?.value.referralId ?? '',
      membership: paid.length > 0 ? 'premium' : 'free',
      at: signedUpAt,
    }),
    premiumUntil,
    address,
    phone: `9${random.text(9, '0123456789')}`,
    onboardingComplete: onboardedAt !== null && onboardedAt < now,
  };
  const isServing = isActivated && (premiumUntil ?? restaurant.trialEndDate) > now && random.chance(0.92);
  const first = paid[0]?.paidAt ?? null;
  const known = {
    referredBy: referrer?.id ?? null,
    selfReferral: false,
    handle: random.id(),
    onboardedAt: restaurant.onboardingComplete ? onboardedAt : null,
    paidAt: first,
  };
  const made = tenantOf({
    record: restaurant,
    known,
    referrer,
    firstPaidAt: first,
    handle: known.handle,
    now,
  });
  const swept = sweptOf(isActivated ? activatedAt : null, isServing, { now, random });
  const used: Tenant = { ...made, ...swept, facet: facetOf({ ...made, ...swept }) };
  const { events, folded: kept } = eventsOf({
    restaurantId,
    tenant: used,
    paying: { purchases: paid, seller: null },
    now,
  });
  const tenant = { ...used, ...kept };
  const payments = paid.flatMap((purchase) => paymentEventsOf(purchase, tenant, now));
  return { restaurantId, uid, restaurant, tenant, events: [...events, ...payments], purchases };
}
