import { href } from '@bhoj/domain/catalogue/routes';
import { DEMO_LOGINS } from '../../../demo/demo-logins.ts';
import { expect } from './people.ts';
import type { Page } from '@playwright/test';
import type { Role } from '@bhoj/domain/catalogue/roles';
import type { Login } from './restaurant.ts';

/** The place selector of /login (LOGIN-1). */
const SELECTOR = { owner: 'Restaurant', captain: 'Captain', kitchen: 'Kitchen' } as const;

/** Fills the form of /login once the prerendered page is hydrated, and submits it. */
export async function fillSignIn(
  page: Page,
  as: keyof typeof SELECTOR,
  { email, password }: Login,
): Promise<void> {
  const submit = page
    .getByRole('button', { name: 'Sign in', exact: true })
    .and(page.locator('[type="submit"]'));
  await submit.waitFor();
  await page.getByRole('radio', { name: SELECTOR[as] }).check({ force: true });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}

/** Signs in on /login as a person would, and waits for the next page. */
export async function signInOn(page: Page, as: keyof typeof SELECTOR, login: Login): Promise<void> {
  await page.goto(href('login'));
  await page.evaluate(() => Object.assign(globalThis, { isLoginPage: true }));
  await fillSignIn(page, as, login);
  await expect(page).not.toHaveURL(new RegExp(href('login')));
  // The address changes first; then the program of that page starts.
  await page.waitForFunction(() => !('isLoginPage' in globalThis));
}

/** Signs in as a person of the demo. */
export const signInAs = (page: Page, as: keyof typeof DEMO_LOGINS & Role): Promise<void> =>
  signInOn(page, as === 'captain' || as === 'kitchen' ? as : 'owner', DEMO_LOGINS[as]);
