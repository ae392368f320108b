import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { enrolDevice } from '@bhoj/domain/devices/devices.contract';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { members } from '@bhoj/domain/members/member.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { saveCosts } from '@bhoj/domain/menu/dish/costs.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { savePriceLists } from '@bhoj/domain/menu/prices/price-lists.contract';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { arrangeFloor, namePlaces, seedTables } from '@bhoj/domain/tables/tables.contract';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { newId } from '@bhoj/domain/kernel/ids';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { DEMO_PLACE_NAMES, DEMO_PLANS } from '../demo-rooms.ts';
import { DEMO_PINS } from '../demo-pins.ts';
import { DEMO_LOGINS } from '../demo-logins.ts';
import { DEMO_MENU } from '../demo-menu.ts';
import {
  asOldCustomer,
  DEMO_ADDRESS,
  DEMO_SETTINGS,
  DEMO_SIGNUP,
  paidByOldCustomer,
  MEMBERS,
  OFFICE,
  TABLES_PER_FLOOR,
} from '../demo-settings.ts';
import { DEMO_COSTS } from '../menu/costs.ts';
import { withPictures } from '../pictures/pictures.ts';
import { callsOf } from './callable.ts';
import { hireAs } from './hire.ts';
import { signIn } from './sign-in.ts';
import { savesOf } from './write-as.ts';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { MemberUids } from '../payroll/people.ts';
import type { Admin } from './admin.ts';
import type { Call } from './callable.ts';
import type { Session } from './sign-in.ts';
import type { Urls } from './urls.ts';

/** The signed-in owner of a new account. */
export interface Owner {
  readonly session: Session;
  readonly restaurantId: string;
  readonly call: Call;
}

/** Signs the owner up with the field agent's referral ID, as the sign-up page does. */
export async function signUpOwner(urls: Urls): Promise<Owner> {
  const { email, password } = DEMO_LOGINS.owner;
  const { restaurantId } = await callsOf(urls, null)(createAccount, {
    ...DEMO_SIGNUP,
    requestId: newId(),
    email,
    password,
  });
  const session = await signIn(urls, email, password);
  return { session, restaurantId, call: callsOf(urls, session.idToken) };
}

/**
 * Writes onboarding, settings and install wizard as the owner under the rules, gives the restaurant the dates and
 * payments of an old customer, and chooses its public address.
 */
export async function answerAsOwner(
  urls: Urls,
  admin: Admin,
  { owner, now }: { owner: Owner; now: number },
): Promise<WholeRestaurant> {
  const { restaurantId, session } = owner;
  const save = savesOf(urls, session.idToken);
  const { uid } = await admin.auth.getUserByEmail(DEMO_LOGINS.owner.email);
  await admin.auth.updateUser(uid, { emailVerified: true });
  const past = asOldCustomer(now);
  await save(restaurantId, { ...DEMO_SETTINGS, installed: true, installationDate: past.createdAt });
  await Promise.all([
    admin.update(restaurants, { restaurantId }, past),
    ...Object.entries(paidByOldCustomer(past, { restaurantId, uid, now })).map(([razorpayOrderId, payment]) =>
      admin.set(subscriptionPayments, { razorpayOrderId }, payment),
    ),
  ]);
  await owner.call(choosePublicAddress, { slug: DEMO_ADDRESS });
  return admin.restaurant(restaurantId);
}

/** Devices that the staff share. Nobody has their secrets, so they only stand in the list. */
const DEMO_DEVICES = [
  { name: 'Counter tablet', kind: 'counter', lockMinutes: 3 },
  { name: 'Tandoor screen', kind: 'kitchen', lockMinutes: null },
] as const;

/** Adds the members through the callables that the owner's page and theirs use. */
export async function hireMembers(
  urls: Urls,
  admin: Admin,
  { owner: { call, restaurantId }, since }: { owner: Owner; since: number },
): Promise<void> {
  const everybody = { ...MEMBERS, ...OFFICE };
  const hire = async (login: keyof typeof everybody) => {
    const uid = await hireAs(urls, call, { ...everybody[login], ...DEMO_LOGINS[login] });
    await admin.update(members, { restaurantId, uid }, { createdAt: since });
    const { email, password } = DEMO_LOGINS[login];
    const { idToken } = await signIn(urls, email, password);
    await callsOf(urls, idToken)(setPin, { pin: DEMO_PINS[login] });
  };
  await hire('captain');
  await hire('secondCaptain');
  await hire('kitchen');
  await hire('manager');
  await hire('cashier');
  for (const device of DEMO_DEVICES)
    await call(enrolDevice, { ...device, deviceId: newId(), secret: randomBytes(32).toString('base64url') });
}

/** Returns the Auth uids of the added members. */
export async function memberUids({ auth }: Admin): Promise<MemberUids> {
  const uidOf = async (who: keyof MemberUids) => (await auth.getUserByEmail(DEMO_LOGINS[who].email)).uid;
  const [captain, secondCaptain, kitchen] = await Promise.all([
    uidOf('captain'),
    uidOf('secondCaptain'),
    uidOf('kitchen'),
  ]);
  return { captain, secondCaptain, kitchen };
}

/** Returns the owner as the author of what they do. */
export async function ownerAtWork({ auth }: Admin): Promise<Author> {
  const { uid } = await auth.getUserByEmail(DEMO_LOGINS.owner.email);
  return { kind: 'owner', label: DEMO_SIGNUP.ownerName, id: memberIdOf(uid) };
}

/** Makes the tables, names them and arranges them as the rooms stand. */
async function setUpRooms({ call }: Owner): Promise<void> {
  await call(seedTables, { tablesPerFloor: TABLES_PER_FLOOR });
  await call(namePlaces, {
    places: Object.entries(DEMO_PLACE_NAMES).map(([id, name]) => ({ id, name })),
  });
  for (const [floor, places] of Object.entries(DEMO_PLANS))
    await call(arrangeFloor, { floor: Number(floor), base: 0, places });
}

/** Makes tables, menu and cost prices through the callables that the owner's pages use. */
export async function furnish(owner: Owner, prices: Prices | null): Promise<void> {
  const { call } = owner;
  await Promise.all([
    setUpRooms(owner),
    withPictures(DEMO_MENU, call)
      .then((content) => call(saveMenu, { baseVersion: 0, content }))
      .then(({ version }) =>
        Promise.all([call(saveCosts, { costs: DEMO_COSTS }), prices && list(owner, prices, version)]),
      ),
  ]);
}

const list = ({ call }: Owner, { lists, items }: Prices, baseVersion: number) =>
  call(savePriceLists, { baseVersion, lists, amounts: items });

/** Longer than any profile takes: on a busy machine the trigger’s process may need most of a minute to start. */
const PROFILE_WITHIN_MS = 180_000;

/** Waits until the trigger has published the restaurant's current record, because guests' orders depend on it. */
export async function profilePublished(
  admin: Admin,
  restaurant: WholeRestaurant,
  restaurantId: string,
): Promise<void> {
  const wanted = projectProfile(restaurant);
  const until = Date.now() + PROFILE_WITHIN_MS;
  const isPublished = async () => {
    const published = await admin.db.doc(profiles.path({ restaurantId })).get();
    return published.exists && isDeepStrictEqual(profiles.decode(published.data()), wanted);
  };
  while (!(await isPublished())) {
    if (Date.now() > until) {
      throw new Error(
        `publishRestaurant has not published the record within ${PROFILE_WITHIN_MS / 1000} seconds.`,
      );
    }
    await setTimeout(50);
  }
}
