import { href } from '@bhoj/domain/catalogue/routes';
import { DEMO_LOGINS } from '../../demo/demo-logins.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

/** Holds back every script that the page requests from now on; returns a function that lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });

// The service worker would answer for scripts that it stores.
const person = { viewport: DESKTOP, serviceWorkers: 'block' } as const;

test('Loading... shows while the page of a click loads, for visitors and in the dashboard (DASH-4, SHELL-1)', async ({
  person: open,
}) => {
  await test.step('from the landing page to sign-up', async () => {
    const { page } = await open('visitor', { ...person, viewport: PHONE, colorScheme: 'light' });
    await page.goto(href('landing'));
    await expect(async () => {
      await page.getByRole('button', { name: 'Toggle theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
    }).toPass();
    const letThrough = await holdScripts(page);
    await page.locator('footer').getByRole('link', { name: 'Create a restaurant account' }).click();
    await expect(loading(page)).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { name: 'Create your restaurant' })).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  });

  await test.step('from one page of the dashboard to another', async () => {
    const { page } = await open('owner', person);
    await signInOn(page, 'owner', DEMO_LOGINS.owner);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main).toBeVisible();
    const sidebar = page.getByRole('complementary').filter({ has: main });
    await expect(sidebar).toHaveCSS('width', '256px');
    const letThrough = await holdScripts(page);
    await page.getByRole('link', { name: 'Expenses', exact: true }).click();
    await expect(loading(page)).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { name: 'Expenses', level: 1 })).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  });
});

test('a tap on Sign in before the scripts are there is kept and carried out (P-MORE-14)', async ({
  person: open,
}) => {
  const { page } = await open('owner', { ...person, viewport: PHONE });
  const letThrough = await holdScripts(page);
  await page.goto(href('login'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(DEMO_LOGINS.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_LOGINS.owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-tapped', '');
  letThrough();
  await expect(page).toHaveURL(new RegExp(`${href('dashboard')}$`));
});

test('an owner who chooses Captain or Kitchen goes to that screen (LOGIN-7, P-MORE-13)', async ({
  person: open,
}) => {
  for (const place of ['captain', 'kitchen'] as const) {
    const { page } = await open(`owner as ${place}`, { viewport: DESKTOP });
    await signInOn(page, place, DEMO_LOGINS.owner);
    await expect(page).toHaveURL(new RegExp(`${href(place)}$`));
  }
});

test('Download App without a folder says what happens, up to the sign-in (LANDING-2, P-MORE-12)', async ({
  person: open,
}) => {
  const { page } = await open('visitor', { viewport: PHONE });
  await page.goto(href('landing'));
  await expect(page.getByText(/Bhoj is installed from your browser, without an app store/)).toBeVisible();
  await page.getByRole('link', { name: 'Download App' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('login')}$`));
  await expect(page.getByText(/Sign in to install Bhoj on this device/)).toBeVisible();
});
