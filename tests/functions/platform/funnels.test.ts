import { aTenant } from '@bhoj/domain/fixtures/platform';
import { newId } from '@bhoj/domain/kernel/ids';
import { NO_STATS } from '@bhoj/domain/platform/sums/platform-sum';
import { staffStats } from '@bhoj/domain/platform/shape/platform-sum.collection';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { readFunnels } from '@bhoj/domain/platform/staff/referrals.contract';
import { reassignReferral } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { handOverRestaurants } from '@bhoj/domain/platform/staff/staff.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, change, forgetEverything, get, list, put } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call } from '../../support/mount.ts';
import { aStaffPerson } from '../../support/platform-people.ts';
import type { Person } from '../../support/auth.ts';

const { countFunnels } = await import('../../../functions/src/platform/staff/count-funnels.ts');
const { countedFunnel } = await import('../../../functions/src/platform/staff/funnel.ts');
const { keepTenant } = await import('../../../functions/src/shared/tenants.repo.ts');
const { keepNames } = await import('../../../functions/src/platform/staff/names.repo.ts');
const { readAt } = await import('../../../functions/src/firebase/store.ts');

let admin: Person;
let [staff, other] = [{} as Person, {} as Person];
beforeEach(async () => {
  await forgetEverything();
  admin = await signIn({ role: 'super' });
  [staff, other] = [await aStaffPerson(), await aStaffPerson()];
});

const keptOf = async (person: Person) => (await get(staffStats, { staffId: person.uid })).funnel;
const counted = (person: Person) => readAt((store) => countedFunnel(store, person.uid, Date.now()));
/** Expects the stored funnels of both to equal a count, and the figures that a super admin reads. */
async function expectCounted() {
  const both = await Promise.all([counted(staff), counted(other)]);
  expect([await keptOf(staff), await keptOf(other)]).toEqual(both);
  const { funnels } = await call(readFunnels, { staffIds: [staff.uid, other.uid] }, admin);
  expect(funnels).toEqual([staff, other].map(({ uid }, n) => ({ staffId: uid, ...both[n] })));
  return both;
}

test('a night names everybody, also those whose record was made by hand, and forgets who is gone', async () => {
  await put(platformNames, {}, { people: { gone: { name: 'Uma', referralId: 'UMA', active: true } } });
  await keepNames();
  const { people } = await get(platformNames, {});
  const all = await list(platformStaff, {});
  expect(Object.keys(people)).toHaveLength(all.length);
  for (const { uid } of [staff, other]) {
    const { name, referralId, active } = await get(platformStaff, { staffId: uid });
    expect(people[uid]).toEqual({ name, referralId, active });
  }
});

test('a night counts everybody’s funnel, beside what was counted when it happened', async () => {
  await put(staffStats, { staffId: staff.uid }, { ...NO_STATS, signUps: 9 });
  const now = Date.now();
  const paid = { onboardedAt: now, paidAt: now, keptAt: now - DAY, activated: true };
  await put(tenants, { restaurantId: 'a@house.example' }, aTenant({ referredBy: staff.uid, ...paid }));
  await put(tenants, { restaurantId: 'b@house.example' }, aTenant({ referredBy: staff.uid }));
  await countFunnels(now);
  expect(await get(staffStats, { staffId: staff.uid })).toMatchObject({
    signUps: 9,
    funnel: { signedUp: 2, onboarded: 1, activated: 1, paid: 1, kept: 1, flagged: 0 },
  });
  expect(await expectCounted()).toMatchObject([{ signedUp: 2 }, { signedUp: 0 }]);
});

test('everybody is counted, however many people there are', async () => {
  const more = await Promise.all(Array.from({ length: 20 }, () => aStaffPerson()));
  await countFunnels(Date.now());
  for (const person of more) expect(await keptOf(person)).toMatchObject({ signedUp: 0 });
});

test('what happens by day moves the funnels (P-PLATFORM-10): a sign-up, the set-up, another referrer, a hand-over', async () => {
  await countFunnels(Date.now());
  const { referralId } = await get(platformStaff, { staffId: staff.uid });
  const { restaurantId } = await aHouse({ staffReferralId: referralId, onboardingComplete: false });
  await keepTenant(restaurantId, Date.now());
  expect(await expectCounted()).toMatchObject([{ signedUp: 1, onboarded: 0 }, { signedUp: 0 }]);
  await change(restaurants, { restaurantId }, { onboardingComplete: true });
  await keepTenant(restaurantId, Date.now());
  await keepTenant(restaurantId, Date.now());
  expect(await expectCounted()).toMatchObject([{ signedUp: 1, onboarded: 1 }, { signedUp: 0 }]);
  const act = { actId: newId(), restaurantId, reason: 'Asked by phone', toStaffId: other.uid };
  await call(reassignReferral, act, admin);
  expect(await expectCounted()).toMatchObject([{ signedUp: 0, onboarded: 0 }, { onboarded: 1 }]);
  const back = { staffId: other.uid, toStaffId: staff.uid, reason: 'Moved' };
  await call(handOverRestaurants, back, admin);
  expect(await expectCounted()).toMatchObject([{ signedUp: 1, onboarded: 1 }, { signedUp: 0 }]);
});
