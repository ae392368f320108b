import { aTenant } from '@bhoj/domain/fixtures/platform';
import { FRESH_SIGN_IN_MS } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import {
  extendTrial,
  giftPremium,
  noteOwnerLink,
  reassignReferral,
  resumeRestaurant,
  suspendRestaurant,
} from '@bhoj/domain/platform/tenants/restaurants.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { endOfPeriod, GRACE_DAYS } from '@bhoj/domain/subscription/subscription';
import { DAY } from '@bhoj/domain/time/ist';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aHouse, get, list, put } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { aStaffPerson } from '../../support/platform-people.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Person } from '../../support/auth.ts';

let admin: Person;
beforeAll(async () => {
  admin = await signIn({ role: 'super' });
});
afterEach(() => {
  vi.useRealTimers();
});

const SOON = Date.now() + DAY;
async function aTrial(overrides: Partial<WholeRestaurant> = {}) {
  const { restaurantId } = await aHouse({ membership: 'free', trialEndDate: SOON, ...overrides });
  return { actId: newId(), restaurantId, reason: 'Asked by phone' };
}
const toldOf = async ({ restaurantId }: { restaurantId: string }) =>
  (await list(notifications, { restaurantId })).filter(({ act }) => act !== undefined);
const entriesOf = async ({ restaurantId }: { restaurantId: string }) =>
  (await list(platformAudit, {})).filter(({ subject }) => subject === restaurantId);

describe('a longer trial', () => {
  test('reaches record, profile, tenant, audit and the owner’s bell, once', async () => {
    const act = await aTrial();
    const until = Date.now() + 30 * DAY;
    await call(extendTrial, { ...act, until }, admin);
    await call(extendTrial, { ...act, until }, admin);
    expect(await get(restaurants, act)).toMatchObject({ trialEndDate: until });
    expect(await get(profiles, act)).toMatchObject({
      orderingUntil: endOfPeriod(until, {}) + GRACE_DAYS * DAY,
    });
    expect(await get(tenants, act)).toMatchObject({ trialEndDate: until, planEndsAt: until });
    expect(await entriesOf(act)).toEqual([
      expect.objectContaining({
        action: 'extendTrial',
        by: admin.uid,
        reason: 'Asked by phone',
        before: { trialEndDate: SOON },
        after: { trialEndDate: until },
      }),
    ]);
    expect(await toldOf(act)).toEqual([
      expect.objectContaining({ act: 'trial-extended', until, reason: 'Asked by phone' }),
    ]);
  });

  test('is refused without a trace where there is no trial, no such restaurant, or no later end', async () => {
    const act = await aTrial({ membership: 'premium', premiumUntil: SOON });
    const until = Date.now() + 30 * DAY;
    expect(await reasonOf(extendTrial, { ...act, until }, admin)).toBe('not-on-trial');
    const nowhere = { ...act, restaurantId: 'no@such.example', until };
    expect(await reasonOf(extendTrial, nowhere, admin)).toBe('restaurant-not-found');
    expect(await reasonOf(giftPremium, { ...act, until: SOON }, admin)).toBe('end-not-later');
    expect([await entriesOf(act), await toldOf(act)]).toEqual([[], []]);
  });
});

test('gifted premium is premium, and neither paid nor kept', async () => {
  const act = await aTrial();
  const until = Date.now() + 100 * DAY;
  await call(giftPremium, { ...act, until }, admin);
  expect(await get(restaurants, act)).toMatchObject({
    membership: 'premium',
    premiumUntil: until,
    giftedMs: until - SOON,
  });
  expect(await get(tenants, act)).toMatchObject({ membership: 'premium', paidAt: null, keptAt: null });
  expect(await toldOf(act)).toMatchObject([{ act: 'premium-gifted', until }]);
});

test('suspending and resuming is known at once to profile, tenant and owner, and once each', async () => {
  const act = await aTrial();
  await call(suspendRestaurant, act, admin);
  await call(suspendRestaurant, { ...act, actId: newId() }, admin);
  expect(await get(profiles, act)).toMatchObject({ suspended: true });
  expect(await get(tenants, act)).toMatchObject({ suspended: true });
  await call(resumeRestaurant, { ...act, actId: newId() }, admin);
  await call(resumeRestaurant, { ...act, actId: newId() }, admin);
  // A late repeat of the first call suspends nobody again.
  await call(suspendRestaurant, act, admin);
  const profile = await get(profiles, act);
  expect(profile.suspended).toBeUndefined();
  expect(profile.orderingUntil).toBe(endOfPeriod(SOON, {}) + GRACE_DAYS * DAY);
  expect(await get(tenants, act)).toMatchObject({ suspended: false });
  const acts = (await entriesOf(act)).map(({ action }) => action);
  expect(acts.toSorted()).toEqual(['resumeRestaurant', 'suspendRestaurant']);
  expect(new Set((await toldOf(act)).map(({ act: kind }) => kind))).toEqual(
    new Set(['resumed', 'suspended']),
  );
});

describe('a referral', () => {
  test('goes to another active person or to nobody, and keeps its flag', async () => {
    const act = await aTrial();
    const [from, to, gone] = [
      await aStaffPerson(),
      await aStaffPerson(),
      await aStaffPerson({ active: false }),
    ];
    await put(tenants, act, aTenant({ referredBy: from.uid, selfReferral: true }));
    const give = (toStaffId: string | null) => ({ ...act, actId: newId(), toStaffId });
    expect(await reasonOf(reassignReferral, give(gone.uid), admin)).toBe('staff-closed');
    expect(await reasonOf(reassignReferral, give('x'.repeat(20)), admin)).toBe('staff-not-found');
    await call(reassignReferral, give(to.uid), admin);
    await call(reassignReferral, give(to.uid), admin);
    expect(await get(tenants, act)).toMatchObject({ referredBy: to.uid, selfReferral: true });
    await call(reassignReferral, give(null), admin);
    expect(await get(tenants, act)).toMatchObject({ referredBy: null });
    expect(await entriesOf(act)).toHaveLength(2);
  });
});

test('a self-referral that is held back is reviewed by giving it to its referrer, or to nobody', async () => {
  const staff = await aStaffPerson();
  const held = aTenant({ referredBy: null, selfReferral: true, heldFor: staff.uid });
  for (const toStaffId of [staff.uid, null]) {
    const act = await aTrial();
    await put(tenants, act, held);
    await call(reassignReferral, { ...act, toStaffId }, admin);
    expect(await get(tenants, act)).toMatchObject({
      referredBy: toStaffId,
      selfReferral: true,
      heldFor: null,
    });
    expect(await entriesOf(act)).toMatchObject([{ before: { heldFor: staff.uid }, reason: act.reason }]);
  }
});

test('a set-password link is noted and told, and never given to the super admin', async () => {
  const act = await aTrial();
  const { email } = await get(restaurants, act);
  expect(await call(noteOwnerLink, act, admin)).toEqual({ email });
  expect(await call(noteOwnerLink, act, admin)).toEqual({ email });
  expect(await entriesOf(act)).toHaveLength(1);
  expect(await toldOf(act)).toMatchObject([{ act: 'password-link-sent', reason: 'Asked by phone' }]);
});

test('what cannot be taken back lightly asks for a fresh sign-in', async () => {
  const act = await aTrial();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_SIGN_IN_MS + 5000 });
  expect(await reasonOf(suspendRestaurant, act, admin)).toBe('sign-in-again');
  expect(await reasonOf(noteOwnerLink, act, admin)).toBe('sign-in-again');
  expect(await reasonOf(reassignReferral, { ...act, toStaffId: null }, admin)).toBe('sign-in-again');
  expect(await reasonOf(resumeRestaurant, act, admin)).toBeNull();
});
