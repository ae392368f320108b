import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { callsOf } from '../../../demo/live/callable.ts';
import { signIn } from '../../../demo/live/sign-in.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { savesOf } from '../../../demo/live/write-as.ts';
import { FIELD_AGENT } from '../../../demo/demo-settings.ts';
import { bringAxe, violations } from './axe.ts';
import { expect } from './people.ts';
import type { Login } from './restaurant.ts';
import { inScheme, SCHEMES } from './visits.ts';
import type { Page } from '@playwright/test';

const urls = urlsFromEnv(process.env);

/** Fills /signup without a referral. */
export async function fillSignUp(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Restaurant name').fill('Chulha & Co');
  await page.getByLabel('Owner name').fill('Meera Deshpande');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Presses the form's pay button, and ends the test payment with the given outcome in its dialog. */
export async function payOn(page: Page, button: string | RegExp, outcome: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Test payment' });
  // The first payment of a run starts functions that nobody called before, on a busy machine one after the other.
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: outcome, exact: true }).click();
}

/** Expects that axe finds no fault on the current page, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  for (const scheme of SCHEMES) {
    await inScheme(page, scheme);
    expect(await violations(page, null)).toEqual([]);
  }
}

/** Returns the newest link that the Auth emulator has "mailed" to an address. */
export async function mailedLink(email: string): Promise<string> {
  const response = await fetch(`http://${urls.auth}/emulator/v1/projects/${urls.project}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((code) => code.email === email && code.requestType === 'EMAIL_SIGNIN');
  if (mail === undefined) throw new Error(`no link was sent to ${email}`);
  return mail.oobLink;
}

/** Makes an owner on trial who has finished onboarding and installed Bhoj. */
export async function ownerOnTrial({ email, password }: Login): Promise<void> {
  const { restaurantId } = await callsOf(urls, null)(createAccount, {
    requestId: newId(),
    restaurantName: 'Chulha & Co',
    ownerName: 'Meera Deshpande',
    email,
    password,
    establishmentType: 'casual',
    providesHotelServices: false,
    staffReferralId: FIELD_AGENT.referralId,
    referralId: newReferralId(),
  });
  const { idToken } = await signIn(urls, email, password);
  await savesOf(urls, idToken)(restaurantId, {
    onboardingComplete: true,
    installed: true,
    installationDate: Date.now(),
  });
}

export const toOnboarding = (page: Page): Promise<void> =>
  expect(page).toHaveURL(new RegExp(`${href('restaurantType')}$`));
