import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { extendTrial, suspendRestaurant } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { deactivateStaff, handOverRestaurants } from '@bhoj/domain/platform/staff/staff.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { beforeAll, expect, test } from 'vitest';
import { aHouse, find, get, list } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { auth, call, tryCall } from '../../support/mount.ts';
import { aStaffPerson } from '../../support/platform-people.ts';
import type { Person } from '../../support/auth.ts';

const { sweepNight } = await import('../../../functions/src/platform/upkeep/sweep-tenants.ts');
const { keepTenant } = await import('../../../functions/src/shared/tenants.repo.ts');

let admin: Person;
let other: Person;
beforeAll(async () => {
  [admin, other] = [await signIn({ role: 'super' }), await signIn({ role: 'super' })];
});

const aSignUp = async (staff: Person) => ({
  requestId: newId(),
  restaurantName: 'Spice Route',
  ownerName: 'Asha Rao',
  email: `asha-${newId().toLowerCase()}@spice.example`,
  password: 'a long password',
  establishmentType: 'casual' as const,
  providesHotelServices: false,
  staffReferralId: (await get(platformStaff, { staffId: staff.uid })).referralId,
  referralId: 'BHOJ000001',
});
const aTrial = () => aHouse({ membership: 'free', trialEndDate: Date.now() + DAY }, { tableCount: 0 });
const actsOn = async (restaurantId: string) =>
  (await list(platformAudit, {}))
    .filter(({ subject }) => subject === restaurantId)
    .map(({ action }) => action)
    .toSorted();

test('two super admins who act on one restaurant at once both have what they did, and nothing twice', async () => {
  const { restaurantId } = await aTrial();
  const act = () => ({ actId: newId(), restaurantId, reason: 'Asked by phone' });
  const until = Date.now() + 30 * DAY;
  await Promise.all([
    call(suspendRestaurant, act(), admin),
    call(suspendRestaurant, act(), other),
    call(extendTrial, { ...act(), until }, other),
  ]);
  const record = await get(restaurants, { restaurantId });
  expect(record).toMatchObject({ trialEndDate: until, suspendedAt: expect.any(Number) as number });
  expect(await get(tenants, { restaurantId })).toMatchObject({ suspended: true, trialEndDate: until });
  expect(await actsOn(restaurantId)).toEqual(['extendTrial', 'suspendRestaurant']);
});

test('an ID whose person was closed after the form was filled in starts no trial, and leaves no account', async () => {
  const staff = await aStaffPerson();
  const input = await aSignUp(staff);
  await call(deactivateStaff, { staffId: staff.uid, reason: 'Left' }, admin);
  expect(await tryCall(createAccount, input)).toMatchObject({ reason: 'payment-required' });
  await expect(auth.getUserByEmail(input.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

test('a sign-up while its person is closed is whole or not there at all', async () => {
  const staff = await aStaffPerson();
  const input = await aSignUp(staff);
  const [answer] = await Promise.all([
    tryCall(createAccount, input),
    call(deactivateStaff, { staffId: staff.uid, reason: 'Left' }, admin),
  ]);
  const at = { restaurantId: input.email };
  const isThere = 'output' in answer;
  if (!isThere) expect(answer.reason).toBe('payment-required');
  expect((await find(tenants, at))?.referredBy).toBe(isThere ? staff.uid : undefined);
  expect((await find(restaurants, at)) !== null).toBe(isThere);
  const user = await auth.getUserByEmail(input.email).catch(() => null);
  expect(user !== null).toBe(isThere);
});

test('a sign-up during a hand-over belongs to one of the two, and the next hand-over takes it along', async () => {
  const [from, to] = [await aStaffPerson(), await aStaffPerson()];
  const inputs = [await aSignUp(from), await aSignUp(from)];
  const handOver = () =>
    call(handOverRestaurants, { staffId: from.uid, toStaffId: to.uid, reason: 'Moved' }, admin);
  await Promise.all([...inputs.map((input) => call(createAccount, input)), handOver()]);
  const referrers = async () =>
    Promise.all(
      inputs.map(async ({ email }) => (await get(tenants, { restaurantId: email })).referredBy ?? ''),
    );
  for (const uid of await referrers()) expect([from.uid, to.uid]).toContain(uid);
  expect(await handOver()).toEqual({ left: 0 });
  expect(await referrers()).toEqual([to.uid, to.uid]);
  // The trigger on the record comes late and gives nothing back.
  for (const { email } of inputs) await keepTenant(email, Date.now());
  expect(await referrers()).toEqual([to.uid, to.uid]);
});

test('a restaurant whose account was deleted is swept, and can be acted on', async () => {
  const { restaurantId, owner } = await aTrial();
  await keepTenant(restaurantId, Date.now());
  await auth.deleteUser(owner.uid);
  const now = Date.now();
  await sweepNight({ day: '2026-11-22', now, mayGoOn: () => true });
  expect(await get(tenants, { restaurantId })).toMatchObject({ bills30: 0, activated: false });
  await call(suspendRestaurant, { actId: newId(), restaurantId, reason: 'Nobody answers' }, admin);
  expect(await get(tenants, { restaurantId })).toMatchObject({ suspended: true });
});
