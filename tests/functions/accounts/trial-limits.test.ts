import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { UNPROVED_TRIALS } from '@bhoj/domain/accounts/unproved-trials';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { beforeAll, expect, test } from 'vitest';
import { everything, get, put } from '../../support/arrange.ts';
import { setPassword, signInNewcomer, signInWithPassword } from '../../support/auth.ts';
import { auth, call, reasonOf, tryCall } from '../../support/mount.ts';

const IDS = ['STAFF01', 'STAFF03', 'STAFF04', 'STAFF06'] as const;
type Id = (typeof IDS)[number];
beforeAll(async () => {
  for (const referralId of IDS)
    await put(platformStaff, { staffId: referralId }, aPlatformStaff({ referralId }));
});

const anAddress = () => `${newId().toLowerCase()}@spice.example`;
const signup = (staffReferralId: Id, email = anAddress()) => ({
  requestId: newId(),
  restaurantName: 'Spice Route',
  ownerName: 'Asha Rao',
  email,
  password: 'a long password',
  establishmentType: 'casual' as const,
  providesHotelServices: false,
  staffReferralId,
  referralId: newReferralId(),
});

test('one block of addresses opens ten trials a day under one ID; then the address has to be proved', async () => {
  const at = (host: number) => ({ ip: `198.51.100.${host}` });
  for (let n = 0; n < UNPROVED_TRIALS.block.max; n += 1)
    expect(await reasonOf(createAccount, signup('STAFF01'), at(n))).toBeNull();

  const before = await everything();
  const email = anAddress();
  expect(await reasonOf(createAccount, signup('STAFF01', email), at(200))).toBe('trial-needs-proof');
  expect(await everything()).toEqual(before);

  expect(await reasonOf(createAccount, signup('STAFF03'), at(200))).toBeNull();
  expect(await reasonOf(createAccount, signup('STAFF01'), { ip: '203.0.113.1' })).toBeNull();
  const proved = await signInNewcomer(email, { provider: 'password' });
  const answer = await call(createAccount, signup('STAFF01', email), { ...proved, ...at(200) });
  expect(answer).toMatchObject({ restaurantId: email, membership: 'free' });
});

test('an ID tells of few addresses whether they are taken, wherever it is asked from', async () => {
  const known = signup('STAFF04');
  await call(createAccount, known);
  const ask = (email: string) => tryCall(createAccount, signup('STAFF04', email));
  for (let n = 0; n < UNPROVED_TRIALS.taken.max; n += 1)
    expect(await ask(known.email)).toMatchObject({ reason: 'email-taken' });
  const [taken, free] = [await ask(known.email), await ask(anAddress())];
  expect(taken).toMatchObject({ reason: 'trial-needs-proof' });
  const told = {
    ...taken,
    details: { reason: 'trial-needs-proof', requestId: expect.any(String) as unknown },
  };
  expect(free).toEqual(told);
  expect(await reasonOf(createAccount, known)).toBeNull();
});

test('the owner of an address that a stranger took gets it by a mailed link, and the stranger’s password ends', async () => {
  const squatted = signup('STAFF06');
  const { restaurantId } = await call(createAccount, squatted);
  // What "Forgot password?" mails to the address.
  const link = new URL(await auth.generatePasswordResetLink(restaurantId));
  expect(await setPassword(link.searchParams.get('oobCode') ?? '', 'the password of Asha')).toBe(true);
  expect(await signInWithPassword(restaurantId, squatted.password)).toBeNull();
  const owner = await signInWithPassword(restaurantId, 'the password of Asha');
  expect(owner?.uid).toBe((await get(restaurants, { restaurantId })).uid);
  const { emailVerified, tokensValidAfterTime = '' } = await auth.getUser(owner?.uid ?? '');
  expect(emailVerified).toBe(true);
  expect(Date.now() - Date.parse(tokensValidAfterTime)).toBeLessThan(60_000);
});
