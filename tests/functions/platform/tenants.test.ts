import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { readFunnels, readOwnReferrals } from '@bhoj/domain/platform/staff/referrals.contract';
import { rebuildTenants } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { aTenant } from '@bhoj/domain/fixtures/platform';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { change, find, forgetEverything, get, list, put, putRestaurant } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call, functions } from '../../support/mount.ts';
import { aStaffPerson } from '../../support/platform-people.ts';

beforeEach(forgetEverything);

const signUpBy = async (staffReferralId: string) => {
  const email = `asha-${newId().toLowerCase()}@spice.example`;
  await call(createAccount, {
    requestId: newId(),
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    email,
    password: 'a long password',
    establishmentType: 'casual',
    providesHotelServices: false,
    staffReferralId,
    referralId: 'BHOJ000001',
  });
  return { restaurantId: email };
};
const written = ({ restaurantId }: { restaurantId: string }) =>
  functions.publishRestaurant.run({ params: { restaurantId } } as never);

test('a sign-up is its referrer’s at once; onboarding and payment follow, however often the event comes', async () => {
  const staff = await aStaffPerson();
  const { referralId } = await get(platformStaff, { staffId: staff.uid });
  const at = await signUpBy(referralId);
  const first = await get(tenants, at);
  expect(first).toMatchObject({
    name: 'Spice Route',
    referredBy: staff.uid,
    onboardedAt: null,
    paidAt: null,
  });

  await change(restaurants, at, { onboardingComplete: true });
  await written(at);
  await written(at);
  const onboarded = await get(tenants, at);
  expect(onboarded).toMatchObject({ ...first, onboardedAt: expect.any(Number) as number });
  expect(onboarded.folded).toEqual(['signUp', 'onboarded']);

  const paidAt = Date.now();
  await put(
    subscriptionPayments,
    { razorpayOrderId: 'order_1' },
    aSubscriptionPayment({ state: 'used', restaurantId: at.restaurantId, paidAt }),
  );
  await change(restaurants, at, { membership: 'premium', premiumUntil: paidAt + 365 * DAY });
  await written(at);
  expect(await get(tenants, at)).toMatchObject({ paidAt, keptAt: paidAt + 90 * DAY, handle: first.handle });
});

test('a handed-over restaurant stays where it is when its record changes', async () => {
  const staff = await aStaffPerson();
  const other = await aStaffPerson();
  const at = await signUpBy((await get(platformStaff, { staffId: staff.uid })).referralId);
  await change(tenants, at, { referredBy: other.uid });
  await change(restaurants, at, { restaurantName: 'Spice Garden' });
  await written(at);
  expect(await get(tenants, at)).toMatchObject({ name: 'Spice Garden', referredBy: other.uid });
});

test('older restaurants get their tenants in parts, and once', async () => {
  const admin = await signIn({ role: 'super' });
  const staff = await aStaffPerson();
  const { referralId } = await get(platformStaff, { staffId: staff.uid });
  const ids = Array.from({ length: 53 }, (_, n) => `old${n}@house.example`);
  await Promise.all(
    ids.map((restaurantId, n) =>
      putRestaurant(restaurantId, aRestaurant({ createdAt: 1000 * n, staffReferralId: referralId })),
    ),
  );
  const run = { actId: newId(), reason: 'Older restaurants' };
  const { next, written: most } = await call(rebuildTenants, { ...run, after: null }, admin);
  expect([next, most]).toEqual([ids[49], 50]);
  expect(await find(tenants, { restaurantId: ids[50] ?? '' })).toBeNull();
  expect(await call(rebuildTenants, { ...run, after: next }, admin)).toEqual({ next: null, written: 3 });
  expect(await call(rebuildTenants, { ...run, after: next }, admin)).toEqual({ next: null, written: 0 });
  const entries = (await list(platformAudit, {})).filter(({ action }) => action === 'rebuildTenants');
  expect(entries).toMatchObject([{ subject: 'tenants', by: admin.uid, reason: 'Older restaurants' }]);
  const { funnels } = await call(readFunnels, { staffIds: [staff.uid] }, admin);
  expect(funnels).toMatchObject([{ staffId: staff.uid, signedUp: 53 }]);
});

test('the funnel counts each step, and only a person’s own restaurants', async () => {
  const admin = await signIn({ role: 'super' });
  const [staff, other] = [await aStaffPerson(), await aStaffPerson()];
  const now = Date.now();
  const steps = [
    {},
    { onboardedAt: now },
    { onboardedAt: now, paidAt: now, keptAt: now + DAY, activated: true },
    { onboardedAt: now, paidAt: now, keptAt: now - DAY, selfReferral: true },
  ];
  await Promise.all(
    steps.map((step, n) =>
      put(tenants, { restaurantId: `t${n}@house.example` }, aTenant({ referredBy: staff.uid, ...step })),
    ),
  );
  const { funnels } = await call(readFunnels, { staffIds: [staff.uid, other.uid] }, admin);
  expect(funnels).toEqual([
    { staffId: staff.uid, signedUp: 4, onboarded: 3, activated: 1, paid: 2, kept: 1, flagged: 1 },
    { staffId: other.uid, signedUp: 0, onboarded: 0, activated: 0, paid: 0, kept: 0, flagged: 0 },
  ]);
});

test('staff read their own restaurants in pages, without an owner’s address or flag', async () => {
  const [staff, other] = [await aStaffPerson(), await aStaffPerson()];
  const handleOf = (n: number) => `Handle${String(n).padStart(14, '0')}`;
  await Promise.all(
    Array.from({ length: 27 }, (_, n) =>
      put(
        tenants,
        { restaurantId: `secret${n}@house.example` },
        aTenant({
          referredBy: staff.uid,
          signedUpAt: 1000 * n,
          handle: handleOf(n),
          // The latest has had no bill in a week.
          onboardedAt: Date.now() - 8 * DAY,
          lastBillDay: dateOf(Date.now() - (n === 26 ? 7 : 1) * DAY),
        }),
      ),
    ),
  );
  const first = await call(readOwnReferrals, { after: null }, staff);
  expect(first.restaurants).toHaveLength(25);
  expect(first).toMatchObject({ next: handleOf(2), funnel: { signedUp: 27 } });
  expect(first.restaurants.map(({ isQuiet }) => isQuiet)).toEqual(first.restaurants.map((_, n) => n === 0));
  expect(JSON.stringify(first)).not.toMatch(
    /secret|house\.example|selfReferral|flagged|phone|9876543210|Asha|FC Road/,
  );
  const rest = await call(readOwnReferrals, { after: first.next }, staff);
  expect(rest.restaurants.map(({ handle }) => handle)).toEqual([handleOf(1), handleOf(0)]);
  expect(rest.next).toBeNull();
  expect((await call(readOwnReferrals, { after: handleOf(5) }, other)).restaurants).toEqual([]);
});
