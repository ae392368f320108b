import { connections } from '@bhoj/domain/connections/connection.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { ONBOARDING_STEPS } from '@bhoj/domain/restaurant/onboarding';
import { FIELD_AGENT } from '../../demo/demo-settings.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { ANSWERS, continueOf, signUp } from './support/owner-steps.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { fillSignIn } from './support/signing-in.ts';
import { inScheme, SCHEMES, settled } from './support/visits.ts';
import type { Page } from '@playwright/test';

const ANSWER = { tablesPerFloor: [3, 2], taxPercentage: 18 };

const at = (page: Page, name: Parameters<typeof href>[0]) =>
  expect(page).toHaveURL(new RegExp(`${href(name as 'tax')}$`));

/** Returns the current value of every input. */
const answersOn = (page: Page): Promise<string[]> =>
  page
    .locator('input')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value, checked }) => `${value} ${checked}`));

async function accessible(page: Page): Promise<void> {
  await bringAxe(page);
  for (const scheme of SCHEMES) {
    await inScheme(page, scheme);
    expect(await violations(page, null), `${page.url()}, ${scheme}`).toEqual([]);
  }
}

/** Goes through the wizard's five steps to the dashboard. */
async function install(page: Page): Promise<void> {
  await page.goto(href('install'));
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await accessible(page);
  await next.click();
  await expect(next).toBeDisabled();
  await page.getByLabel('I accept the terms of the license agreement').check();
  await next.click();
  await expect(page.getByText('156.7 MB')).toBeVisible();
  await next.click();
  await expect(page.getByText('5 tables on 2 floors')).toBeVisible();
  await next.click();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByText('Installation Complete! Redirecting to dashboard...')).toBeVisible();
  await at(page, 'dashboard');
  // Until its code is loaded, the wizard is still on screen at the new address.
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

test('onboarding with a reload on every step, in both directions, and the install wizard (APP-2, ONBOARD-7)', async ({
  person,
}) => {
  const owner = await person('owner', { viewport: PHONE });
  const { page, context } = owner;
  const login = freshLogin('newcomer');
  const admin = openAdmin(urlsFromEnv(process.env));
  const restaurantId = login.email;
  await signUp(page, {
    ...login,
    restaurantName: 'Nukkad',
    staffReferralId: FIELD_AGENT.referralId,
  });

  await test.step('nobody can skip a question or open the dashboard early', async () => {
    await page.goto(href('services'));
    await at(page, 'restaurantType');
    await page.goto(href('dashboard'));
    await at(page, 'restaurantType');
  });

  for (const step of ONBOARDING_STEPS) {
    await test.step(`${step}: what is typed survives a reload`, async () => {
      await at(page, step);
      await ANSWERS[step](page, ANSWER);
      const typed = await answersOn(page);
      await page.reload();
      await expect.poll(() => answersOn(page)).toEqual(typed);
      await accessible(page);
      if (step === 'tax') {
        await page.getByRole('link', { name: 'Back' }).click();
        await at(page, 'seating');
        await page.goBack();
        await at(page, 'tax');
        await expect.poll(() => answersOn(page)).toEqual(typed);
      }
      if (step === 'cuisine') {
        // The session ends in the middle: the sign-in leads back to the ticked answers.
        await page.getByRole('button', { name: 'Sign out' }).click();
        await fillSignIn(page, 'owner', login);
        await at(page, 'cuisine');
        await expect.poll(() => answersOn(page)).toEqual(typed);
      }
      await continueOf(page).click();
    });
  }

  await test.step('is all set, and Back does not return into onboarding', async () => {
    await expect(page.getByText('All Set!')).toBeVisible();
    await at(page, 'dashboard');
    await page.goBack();
    await at(page, 'services');
    await page.goForward();
    await at(page, 'dashboard');
    const record = await admin.restaurant(restaurantId);
    expect(record).toMatchObject({
      restaurantType: 'Both',
      seatingConfiguration: { floors: 2, tablesPerFloor: [3, 2] },
      taxSettings: { enabled: true, percentage: 18 },
      cuisineTypes: ['North Indian', 'Chinese'],
      operatingHours: { sunday: { open: '00:00', close: '00:00', isOpen: true } },
      services: ['dine-in'],
      onboardingComplete: true,
    });
  });

  await test.step('installs', async () => {
    await install(page);
    await expect.poll(async () => (await admin.restaurant(restaurantId)).installed).toBe(true);
  });

  await test.step('is online while the page is open, and says what still works without a network', async () => {
    const status = async () =>
      (await admin.get(connections, { restaurantId, connectionId: 'status' })).status;
    await expect.poll(status).toBe('online');
    // The parts of the page after its first content need the network.
    await settled(page);
    owner.expectRefusal(/Listen|Write|documents|googleapis/);
    // The last weeks may still be loading; a page that is online again requests them again.
    owner.expectRefusal(/refreshRecent$/);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline; what you see may be old/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline; what you see may be old/)).toBeHidden();
    await page.goto('about:blank');
    await expect.poll(status).toBe('offline');
  });
  await admin.close();
});
