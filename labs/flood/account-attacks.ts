import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { UNPROVED_TRIALS } from '@bhoj/domain/accounts/unproved-trials';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { put } from '../../tests/support/arrange.ts';
import { setPassword, signInNewcomer, signInWithPassword } from '../../tests/support/auth.ts';
import { auth, tryCall } from '../../tests/support/mount.ts';
import { ip } from './attacks.ts';
import { TRIALS_ASKED } from './plan.ts';

/** Strangers who sign up: to get trials without end, to learn who has an account, or with another's address. */

const STRANGERS_PASSWORD = 'a long password';

const anAddress = (): string => `${newId().toLowerCase()}@spice.example`;

const signUp = (staffReferralId: string, email = anAddress()) => ({
  requestId: newId(),
  restaurantName: 'Spice Route',
  ownerName: 'Asha Rao',
  email,
  password: STRANGERS_PASSWORD,
  establishmentType: 'casual' as const,
  providesHotelServices: false,
  staffReferralId,
  referralId: newReferralId(),
});

const nameStaff = (referralId: string) =>
  put(platformStaff, { staffId: referralId }, aPlatformStaff({ referralId }));

/**
 * A stranger opens trials under one referral ID from one network address. Returns the number of trials, and which calls
 * of uninvolved people were refused.
 */
export async function attackReferral(): Promise<{ readonly opened: number; readonly refused: string[] }> {
  const [attacked, other] = ['STAFFX7', 'STAFFX9'];
  for (const referralId of [attacked, other]) await nameStaff(referralId);
  let opened = 0;
  for (let n = 0; n < TRIALS_ASKED; n += 1) {
    if ('output' in (await tryCall(createAccount, signUp(attacked), { ip }))) opened += 1;
  }
  const email = anAddress();
  const proved = await signInNewcomer(email, { provider: 'password' });
  const answers = {
    'a trial under another ID': await tryCall(createAccount, signUp(other), { ip }),
    'a trial under this ID from elsewhere': await tryCall(createAccount, signUp(attacked)),
    'a trial with a proved address': await tryCall(createAccount, signUp(attacked, email), { ...proved, ip }),
  };
  const refused = Object.entries(answers).flatMap(([what, answer]) =>
    'output' in answer ? [] : [`${what} was refused (${answer.reason ?? 'unexpected'})`],
  );
  return { opened, refused };
}

/**
 * A stranger asks who has an account, under one referral ID and each time from another block of network addresses.
 * Returns how often the answer told that somebody has the e-mail address.
 */
export async function askWhoHasAnAccount(): Promise<number> {
  const referralId = 'STAFFX4';
  await nameStaff(referralId);
  const taken = anAddress();
  await tryCall(createAccount, signUp(referralId, taken), { ip: '198.18.0.1' });
  let told = 0;
  for (let n = 1; n < 3 * UNPROVED_TRIALS.taken.max; n += 1) {
    const answer = await tryCall(createAccount, signUp(referralId, taken), { ip: `198.18.${n}.1` });
    if ('reason' in answer && answer.reason === 'email-taken') told += 1;
  }
  return told;
}

/** A stranger signs up with somebody else's address, and its owner opens a mailed link. Returns the faults after that. */
export async function squatAnAddress(): Promise<string[]> {
  const referralId = 'STAFFX3';
  await nameStaff(referralId);
  const email = anAddress();
  await tryCall(createAccount, signUp(referralId, email), { ip: '198.18.200.1' });
  // What "Forgot password?" mails to the address.
  const link = new URL(await auth.generatePasswordResetLink(email));
  const isSet = await setPassword(link.searchParams.get('oobCode') ?? '', 'the password of Asha');
  const [stranger, owner] = [
    await signInWithPassword(email, STRANGERS_PASSWORD),
    await signInWithPassword(email, 'the password of Asha'),
  ];
  return [
    ...(isSet && owner !== null ? [] : ['the owner of a squatted address did not get it']),
    ...(stranger === null ? [] : ['the stranger kept a squatted address']),
  ];
}
