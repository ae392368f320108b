import { folded } from '@bhoj/domain/kernel/folded';
import { withPerson } from '@bhoj/domain/platform/staff/platform-names';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { referralKey } from '@bhoj/domain/platform/staff/referral';
import { DAY } from '@bhoj/domain/time/ist';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import { randomOf } from '../random.ts';
import { writeAll } from '../write-batches.ts';
import { withoutTriggers } from '../live/without-triggers.ts';
import { BEGAN_DAYS, lifeOf } from './lives.ts';
import { STAFF } from './people-and-places.ts';
import { writesOfLives, writesOfSums } from './write-lives.ts';
import type { Admin } from '../live/admin.ts';
import type { Urls } from '../live/urls.ts';
import type { Life } from './lives.ts';

const SEED = 'bhoj';

/** The restaurants of the demo's platform beside Annapurna. */
export const DEMO_OTHERS = 239;

/** Accounts that the emulator takes at once. */
const ACCOUNTS_AT_ONCE = 1_000;

/** Returns Bhoj's people beside Annapurna's field agent, by their uid. */
export function staffOf(at: number): Map<string, PlatformStaff> {
  const random = randomOf(`${SEED} staff`);
  return new Map(
    STAFF.map(([name, city, referralId]) => [
      random.id(),
      {
        name,
        email: `${name.toLowerCase().replace(' ', '.')}@bhoj.example`,
        phone: `98${random.text(8, '0123456789')}`,
        city,
        referralId,
        referralKey: referralKey(referralId),
        searchName: folded(name),
        active: true,
        createdAt: at,
      },
    ]),
  );
}

/** Returns the lives of the demo's restaurants beside Annapurna. */
export const demoLives = (
  referrers: ReadonlyMap<string, PlatformStaff>,
  now: number,
  count = DEMO_OTHERS,
): Life[] => Array.from({ length: count }, (_, n) => lifeOf(n, { seed: SEED, referrers, now }));

async function importAccounts(
  { auth }: Admin,
  people: ReadonlyMap<string, PlatformStaff>,
  lives: readonly Life[],
) {
  const accounts = [
    ...[...people].map(([uid, { email, name }]) => ({
      uid,
      email,
      displayName: name,
      emailVerified: true,
      customClaims: { role: 'staff' },
    })),
    ...lives.map(({ uid, restaurantId, restaurant }) => ({
      uid,
      email: restaurantId,
      displayName: restaurant.ownerName,
      emailVerified: restaurant.onboardingComplete,
      customClaims: { role: 'owner', restaurant: restaurantId },
      metadata: { creationTime: new Date(restaurant.createdAt).toUTCString() },
    })),
  ];
  for (let from = 0; from < accounts.length; from += ACCOUNTS_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop
    const { errors } = await auth.importUsers(accounts.slice(from, from + ACCOUNTS_AT_ONCE));
    if (errors[0] !== undefined) throw errors[0].error;
  }
}

/** Writes 14 months of a platform with 239 restaurants and 7 people, into emulators without any yet. */
export async function writePlatformDemo(urls: Urls, admin: Admin, now: number): Promise<number> {
  const people = staffOf(now - BEGAN_DAYS * DAY);
  const all = demoLives(people, now);
  const known = await admin.get(platformNames, {});
  const names = [...people].reduce((list, [id, person]) => withPerson(list, id, person), known);
  function* writes() {
    for (const [staffId, person] of people) {
      yield { path: platformStaff.path({ staffId }), data: platformStaff.encode(person) };
    }
    yield* writesOfLives(all);
    yield* writesOfSums(all, now);
  }
  const [documents] = await Promise.all([
    withoutTriggers(urls, () => writeAll(admin.db, writes())),
    importAccounts(admin, people, all),
    // The field agent's name is already stored, so this document is set, not created.
    admin.set(platformNames, {}, names),
  ]);
  return documents;
}
