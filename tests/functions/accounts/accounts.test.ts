import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import {
  createAccount,
  createSocialAccount,
  validateReferral,
} from '@bhoj/domain/accounts/accounts.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { everything, find, get, list, put, putRestaurant } from '../../support/arrange.ts';
import { signIn, signInNewcomer, signInWithPassword } from '../../support/auth.ts';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { auth, call, db, reasonOf, tryCall } from '../../support/mount.ts';

type Signup = InputOf<typeof createAccount>;

let counted = 0;
const signup = (overrides: Partial<Signup> = {}): Signup => {
  counted += 1;
  return {
    requestId: newId(),
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    email: `asha${counted}@spice.example`,
    password: 'a long password',
    establishmentType: 'casual',
    providesHotelServices: true,
    staffReferralId: 'STAFF01',
    referralId: `BHOJ${String(counted).padStart(6, '0')}`,
    ...overrides,
  };
};

const userOf = (email: string) => auth.getUserByEmail(email).catch(() => null);

beforeAll(async () => {
  await put(platformStaff, { staffId: 'active' }, aPlatformStaff({ referralId: 'STAFF01' }));
  await put(platformStaff, { staffId: 'gone' }, aPlatformStaff({ referralId: 'STAFF02', active: false }));
});

describe('validateReferral', () => {
  test.each([
    ['STAFF01', true],
    [' staff01 ', true],
    ['STAFF02', false],
    ['STAFF99', false],
    ['', false],
    ['STAFF 01', false],
    // Similar to the first one: a typed ID must be exact, and no other may look like it (P-PLATFORM-7).
    ['STAFFO1', false],
    ['STAFF0I', false],
    ["' OR 1=1", false],
  ])('answers %o with %o (DATA-STAFF-1, CALL-5)', async (referralId, valid) => {
    expect(await call(validateReferral, { referralId })).toEqual({ valid });
  });
});

describe('createAccount', () => {
  test('makes user, claims and records together (DATA-OWNER-1, DATA-USER-1, CALL-3, CALL-6)', async () => {
    const input = signup({ email: '  Asha.Rao@Spice.Example ' });
    const answer = await call(createAccount, input);
    expect(answer).toEqual({
      restaurantId: 'asha.rao@spice.example',
      referralId: input.referralId,
      membership: 'free',
    });
    const { restaurantId } = answer;

    const person = await signInWithPassword(restaurantId, input.password);
    expect(person?.uid).toBe(input.requestId);
    const user = await auth.getUser(input.requestId);
    expect(user.customClaims).toEqual({ role: 'owner', restaurant: restaurantId });
    expect(user.emailVerified).toBe(false);

    const restaurant = await get(restaurants, { restaurantId });
    expect(restaurant).toMatchObject({
      uid: input.requestId,
      email: restaurantId,
      restaurantType: 'casual',
      establishmentType: 'casual',
      membership: 'free',
      role: 'owner',
      onboardingComplete: false,
      providesHotelServices: true,
      staffReferralId: 'STAFF01',
    });
    expect(restaurant.trialEndDate - restaurant.trialStartDate).toBe(14 * 86_400_000);
    expect(JSON.stringify(restaurant)).not.toContain(input.password);
    expect(await get(profiles, { restaurantId })).toMatchObject({ name: 'Spice Route' });
    expect(await get(menus, { restaurantId })).toMatchObject({ version: 0, items: [] });
    expect(await list(notifications, { restaurantId })).toHaveLength(3);
  });

  test.each(['STAFF02', 'STAFF99'])('refuses the referral %s and leaves nothing', async (staffReferralId) => {
    const before = await everything();
    expect(await reasonOf(createAccount, signup({ staffReferralId }))).toBe('payment-required');
    expect(await everything()).toEqual(before);
  });

  test.each([
    { email: 'a/b@spice.example' },
    { email: 'users/x@spice.example' },
    { email: 'no address' },
    { password: 'short' },
    { requestId: 'uid/../other' },
    { referralId: 'BHOJabc123' },
    { ownerName: 'Asha\u0000' },
    { restaurantName: '\u00a0\u200b' },
    { restaurantName: 'Spice \u202eRoute' },
  ])('refuses %o as invalid', async (fault) => {
    const before = await everything();
    expect(await reasonOf(createAccount, signup(fault))).toBe('invalid-input');
    expect(await everything()).toEqual(before);
  });

  test('refuses an address that has an account, of whatever kind', async () => {
    const first = signup();
    await call(createAccount, first);
    const squatter = await signIn(null);
    const before = await everything();
    expect(await reasonOf(createAccount, signup({ email: first.email.toUpperCase() }))).toBe('email-taken');
    const squatted = signup({ email: `${squatter.uid.toLowerCase()}@people.example` });
    expect(await reasonOf(createAccount, squatted)).toBe('email-taken');
    expect(await everything()).toEqual(before);
  });

  test('says nothing of an address to a caller without a referral or a payment', async () => {
    const { email } = signup();
    await call(createAccount, signup({ email }));
    const refusalFor = async (address: string) => {
      const answer = await tryCall(createAccount, signup({ email: address, staffReferralId: '' }));
      return 'output' in answer ? answer : { ...answer, details: { ...answer.details, requestId: null } };
    };
    const known = await refusalFor(email);
    expect(known).toMatchObject({ reason: 'payment-required' });
    expect(known).toEqual(await refusalFor(signup().email));
  });

  test('refuses an address that has a record but no user, and leaves no user', async () => {
    const input = signup();
    await putRestaurant(input.email, aRestaurant({ uid: 'somebody else' }));
    const before = await everything();
    expect(await reasonOf(createAccount, input)).toBe('email-taken');
    expect(await everything()).toEqual(before);
  });

  test('gives another referral ID when the shown one has been taken', async () => {
    const first = signup();
    await call(createAccount, first);
    const second = await call(createAccount, signup({ referralId: first.referralId }));
    expect(second.referralId).not.toBe(first.referralId);
    expect(second.referralId).toMatch(/^BHOJ[A-Z0-9]{6}$/);
  });

  test('gives two people who were shown the same referral ID different ones', async () => {
    const first = signup();
    const second = signup({ referralId: first.referralId });
    const answers = await Promise.all([call(createAccount, first), call(createAccount, second)]);
    expect(new Set(answers.map((answer) => answer.referralId)).size).toBe(2);
  });

  test('answers a repeat as it answered first', async () => {
    const input = signup();
    const first = await call(createAccount, input);
    const before = await everything();
    expect(await call(createAccount, input)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['between user and claims', null],
    ['between claims and record', 'claims'],
  ])('continues after a call was cut off %s', async (_, claimed) => {
    const input = signup();
    await auth.createUser({ uid: input.requestId, email: input.email, password: input.password });
    const claims = { role: 'owner', restaurant: input.email };
    if (claimed !== null) await auth.setCustomUserClaims(input.requestId, claims);
    await call(createAccount, input);
    expect((await auth.getUser(input.requestId)).customClaims).toEqual(claims);
    expect(await find(restaurants, { restaurantId: input.email })).toMatchObject({ uid: input.requestId });
  });

  test('a record that cannot be written leaves no user', async () => {
    const input = signup();
    // A document at the menu's path makes the transaction's `create` fail.
    await put(
      menus,
      { restaurantId: input.email },
      { version: 7, updatedAt: 0, categories: [], items: [], addOnGroups: [] },
    );
    const before = await everything();
    expect(await reasonOf(createAccount, input)).toBe('unexpected');
    expect(await everything()).toEqual(before);
    await db.doc(menus.path({ restaurantId: input.email })).delete();
    await call(createAccount, input);
  });

  test('of two at once for one address only one succeeds, with one record', async () => {
    const first = signup();
    const second = { ...signup(), email: first.email };
    const answers = await Promise.all([tryCall(createAccount, first), tryCall(createAccount, second)]);
    const refused = answers.filter((answer) => 'reason' in answer);
    expect(refused.map((answer) => answer.reason)).toEqual(['email-taken']);
    const winner = 'reason' in (answers[0] ?? {}) ? second : first;
    expect(await userOf(first.email)).toMatchObject({
      uid: winner.requestId,
      customClaims: { role: 'owner', restaurant: first.email },
    });
    expect(await get(restaurants, { restaurantId: first.email })).toMatchObject({ uid: winner.requestId });
  });

  test('the same request sent twice at once makes one account and answers both', async () => {
    const input = signup();
    const [first, second] = await Promise.all([call(createAccount, input), call(createAccount, input)]);
    expect(second).toEqual(first);
    expect(await userOf(input.email)).toMatchObject({ uid: input.requestId });
  });

  test('a caller who knows the uid and address of a user cannot change their role', async () => {
    const uid = newId();
    await signIn({ role: 'captain', restaurant: 'other@house.example' }, { uid });
    const before = await everything();
    const taken = signup({ requestId: uid, email: `${uid.toLowerCase()}@people.example` });
    expect(await reasonOf(createAccount, taken)).toBe('request-id-used');
    expect(await reasonOf(createAccount, signup({ requestId: uid }))).toBe('request-id-used');
    expect(await everything()).toEqual(before);
  });
});

describe('createSocialAccount', () => {
  const input = (referralId = `BHOJ${newId().slice(0, 6).toUpperCase()}`) => ({ referralId });
  const anAddress = () => `${newId().toLowerCase()}@spice.example`;

  test('starts a trial with placeholder values, once (SIGNUP-9, DATA-OWNER-8)', async () => {
    const email = anAddress();
    const person = await signInNewcomer(email);
    const wanted = input();
    const answer = await call(createSocialAccount, wanted, person);
    expect(answer).toEqual({ restaurantId: email, referralId: wanted.referralId, membership: 'free' });
    const restaurant = await get(restaurants, { restaurantId: email });
    expect(restaurant).toMatchObject({
      uid: person.uid,
      email,
      ownerName: 'Asha Rao',
      restaurantType: 'Not Set',
      membership: 'free',
      trialDaysLeft: 14,
      staffReferralId: '',
      installed: false,
    });
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ role: 'owner', restaurant: email });
    expect(await call(createSocialAccount, input(), person)).toEqual(answer);
    expect(await get(restaurants, { restaurantId: email })).toEqual(restaurant);
  });

  test('uses a payment for the address from any browser, because the provider proves the address', async () => {
    const email = anAddress();
    const at = { razorpayOrderId: `order_${newId()}` };
    const paid = aSubscriptionPayment({
      email,
      purpose: 'signup',
      state: 'paid',
      restaurantId: null,
      uid: 'guest',
    });
    await put(subscriptionPayments, at, paid);
    const answer = await call(createSocialAccount, input(), await signInNewcomer(email));
    expect(answer.membership).toBe('premium');
    const payment = await get(subscriptionPayments, at);
    expect(payment).toMatchObject({ state: 'used', restaurantId: email });
    const { premiumUntil } = await get(restaurants, { restaurantId: email });
    expect(premiumUntil).toBe(payment.periodUntil);
  });

  test('gives the claims that an interrupted call had not given yet', async () => {
    const email = anAddress();
    const person = await signInNewcomer(email);
    const { referralId } = await call(createSocialAccount, input(), person);
    await auth.setCustomUserClaims(person.uid, null);
    expect(await call(createSocialAccount, input(), person)).toMatchObject({ referralId });
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ role: 'owner', restaurant: email });
  });

  test('replaces a referral ID that is taken', async () => {
    const wanted = input();
    await call(createSocialAccount, wanted, await signInNewcomer(anAddress()));
    const answer = await call(createSocialAccount, wanted, await signInNewcomer(anAddress()));
    expect(answer.referralId).toMatch(/^BHOJ[A-Z0-9]{6}$/);
    expect(answer.referralId).not.toBe(wanted.referralId);
  });

  test('refuses an address that no provider proves, and leaves nothing', async () => {
    const strangers = await Promise.all([
      signInNewcomer(anAddress(), { isProved: false }),
      signInNewcomer(anAddress(), { provider: 'password' }),
      signInNewcomer('a/b@spice.example'),
    ]);
    const before = await everything();
    for (const stranger of strangers) {
      expect(await reasonOf(createSocialAccount, input(), stranger)).toBe('email-not-proved');
    }
    expect(await everything()).toEqual(before);
  });

  test('never takes over another person’s restaurant', async () => {
    const email = anAddress();
    await putRestaurant(email, aRestaurant({ uid: 'somebody else' }));
    const person = await signInNewcomer(email);
    const before = await everything();
    expect(await reasonOf(createSocialAccount, input(), person)).toBe('email-taken');
    expect(await everything()).toEqual(before);
  });
});
