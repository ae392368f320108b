import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { DEMO_SETTINGS, DEMO_SIGNUP } from '../../../demo/demo-settings.ts';
import { openAdmin } from '../../../demo/live/admin.ts';
import { callsOf } from '../../../demo/live/callable.ts';
import { hireAs } from '../../../demo/live/hire.ts';
import { signIn } from '../../../demo/live/sign-in.ts';
import { profilePublished } from '../../../demo/live/sign-up.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { savesOf } from '../../../demo/live/write-as.ts';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';
import type { Call } from '../../../demo/live/callable.ts';

const urls = urlsFromEnv(process.env);

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** A new e-mail address, because journeys share one database and must not meet. */
export const freshLogin = (who: string): Login => ({
  email: `${who}.${newId().toLowerCase()}@journey.example`,
  password: `${who}-of-the-journey`,
});

/** Returns the callables, called as the person with this address. */
export const callsAs = async ({ email, password }: Login): Promise<Call> =>
  callsOf(urls, (await signIn(urls, email, password)).idToken);

/** Adds a person with a job, as the owner. Returns how they sign in, and their uid. */
export async function hire(
  owner: Login,
  preset: Preset,
  name: string,
): Promise<Login & { readonly uid: string }> {
  const login = freshLogin(preset);
  const call = await callsAs(owner);
  const uid = await hireAs(urls, call, { name, preset, ...login });
  return { ...login, uid };
}

/** Waits until guests see the restaurant's current record. Before that it takes no orders, and its page differs. */
async function published(restaurantId: string): Promise<void> {
  const admin = openAdmin(urls);
  try {
    await profilePublished(admin, await admin.restaurant(restaurantId), restaurantId);
  } finally {
    await admin.close();
  }
}

/**
 * Makes a restaurant that has finished onboarding and published its profile, without tables and dishes. Returns its
 * callables, called as the owner.
 */
export async function openRestaurant(
  owner: Login,
  settings: OwnerFields,
): Promise<{ restaurantId: string; call: Call }> {
  const { restaurantId } = await callsOf(urls, null)(createAccount, {
    ...DEMO_SIGNUP,
    ...owner,
    requestId: newId(),
    referralId: newReferralId(),
  });
  const { idToken } = await signIn(urls, owner.email, owner.password);
  const answers = { ...DEMO_SETTINGS, installed: true, installationDate: Date.now(), ...settings };
  await savesOf(urls, idToken)(restaurantId, answers);
  await published(restaurantId);
  return { restaurantId, call: callsOf(urls, idToken) };
}
