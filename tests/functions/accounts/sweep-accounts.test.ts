import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { afterEach, expect, test, vi } from 'vitest';
import { aHouse, find, get, putRestaurant } from '../../support/arrange.ts';
import { signIn, signInGuest } from '../../support/auth.ts';
import { aStaffPerson } from '../../support/platform-people.ts';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { auth, db, functions, logged } from '../../support/mount.ts';

const sweep = () => functions.sweepAccounts.run({ scheduleTime: new Date().toISOString() } as never);
const remain = async () => new Set((await auth.listUsers()).users.map((user) => user.uid));

function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}
afterEach(() => {
  vi.useRealTimers();
});

test('removes accounts without a record after an hour, and no others', async () => {
  const house = await aHouse();
  const [guest, staff, admin, squatter] = await Promise.all([
    signInGuest(),
    aStaffPerson(),
    signIn({ role: 'super' }),
    signIn(null),
  ]);
  const unrecorded = await signIn({ role: 'staff' });
  const interrupted = await signIn({ role: 'owner', restaurant: 'nobody@house.example' });
  // Claims for a restaurant that now belongs to somebody else.
  const outrun = await signIn({ role: 'owner', restaurant: house.restaurantId });
  const stranger = await signIn({ role: 'captain', restaurant: house.restaurantId });
  const kept = [guest, staff, admin, house.owner, house.captain].map((person) => person.uid);
  const gone = [squatter, unrecorded, interrupted, outrun, stranger].map((person) => person.uid);

  passTime(50 * MINUTE);
  await sweep();
  expect(await remain()).toEqual(new Set([...kept, ...gone]));

  passTime(20 * MINUTE);
  await sweep();
  expect(await remain()).toEqual(new Set(kept));
  await sweep();
  expect(await remain()).toEqual(new Set(kept));
});

test('continues after a record that cannot be read', async () => {
  const spoilt = await signIn({ role: 'owner', restaurant: 'spoilt@house.example' });
  await putRestaurant('spoilt@house.example', aRestaurant({ uid: spoilt.uid }));
  await db.doc(restaurants.path({ restaurantId: 'spoilt@house.example' })).update({ services: 7 });
  const squatters = await Promise.all([signIn(null), signIn(null)]);
  passTime(2 * HOUR);
  const counted = { faultId: faultId('sweep', 'account-not-swept', Date.now()) };
  const before = (await find(platformFaults, counted))?.count ?? 0;
  await sweep();
  expect((await get(platformFaults, counted)).count).toBe(before + 1);
  const left = await remain();
  expect(left.has(spoilt.uid)).toBe(true);
  for (const { uid } of squatters) expect(left.has(uid)).toBe(false);
  expect(logged.join('\n')).not.toContain('spoilt@');
});
