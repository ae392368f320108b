import { href } from '@bhoj/domain/catalogue/routes';
import { DEMO_LOGINS } from '../../demo/demo-logins.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { fillSignIn, signInOn } from './support/signing-in.ts';
import { inScheme, SCHEMES } from './support/visits.ts';
import type { Page } from '@playwright/test';

/** Records every theme that the page shows from the first paint on. */
function keepThemes(): void {
  const shown: (string | undefined)[] = [];
  Object.assign(globalThis, { shownThemes: shown });
  new MutationObserver(() => {
    shown.push(document.documentElement?.dataset['theme']);
  }).observe(document, { attributes: true, attributeFilter: ['data-theme'], subtree: true });
}

const shownThemes = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((globalThis as unknown as { shownThemes: string[] }).shownThemes)]);

const refused = (page: Page) => page.getByRole('heading', { name: 'This page is not for your account' });
const theme = (page: Page) => page.locator('html');

test('the theme is chosen once, kept, and never flashes (THEME-1, THEME-2) @deep', async ({ person }) => {
  const { page } = await person('visitor', { viewport: PHONE, colorScheme: 'light' });
  await page.addInitScript(keepThemes);
  const toggle = page.getByRole('button', { name: 'Toggle theme' });

  await test.step('the system’s theme is followed while nothing was chosen', async () => {
    await page.goto(href('login'));
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await expect(
      page.getByRole('button', { name: 'Sign in' }).and(page.locator('[type="submit"]')),
    ).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });

  await test.step('a choice takes precedence over the system, on every page and after a reload', async () => {
    await toggle.click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    for (const path of [href('login'), href('landing'), href('signup')]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(toggle).toBeVisible();
      expect(await shownThemes(page), path).toEqual(['dark']);
    }
  });
});

test('each role reaches its own pages and no other', async ({ person }) => {
  await test.step('an owner returns to the page they wanted, and cannot open the platform’s', async () => {
    const { page } = await person('owner', { viewport: DESKTOP });
    await page.goto(href('settings'));
    await expect(page).toHaveURL(new RegExp(`${href('login')}$`));
    await fillSignIn(page, 'owner', DEMO_LOGINS.owner);
    await expect(page).toHaveURL(new RegExp(`${href('settings')}$`));
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.goto(href('super'));
    await expect(refused(page)).toBeVisible();
    // The person is already signed in, so /login leads on.
    await page.goto(href('login'));
    await expect(page).toHaveURL(new RegExp(`${href('dashboard')}$`));
  });

  await test.step('a captain who chose Restaurant is told which account it is, and cannot open the owner’s pages', async () => {
    const { page } = await person('captain', { viewport: PHONE });
    await signInOn(page, 'owner', DEMO_LOGINS.captain);
    await expect(page).toHaveURL(new RegExp(`${href('captain')}$`));
    await expect(page.getByText('This is a captain’s account')).toBeVisible();
    for (const path of [href('dashboard'), href('menu'), href('kitchen')]) {
      await page.goto(path);
      await expect(refused(page)).toBeVisible();
    }
  });

  await test.step('the kitchen', async () => {
    const { page } = await person('kitchen', { viewport: DESKTOP });
    await signInOn(page, 'kitchen', DEMO_LOGINS.kitchen);
    await expect(page).toHaveURL(new RegExp(`${href('kitchen')}$`));
    await page.goto(href('captain'));
    await expect(refused(page)).toBeVisible();
  });
});

test('@deep a wrong password is reported, and what was typed stays (CALL-1, ERR-1)', async ({ person }) => {
  const { page, expectRefusal } = await person('visitor', { viewport: DESKTOP });
  expectRefusal(/signInWithPassword/);
  await page.goto(href('login'));
  await fillSignIn(page, 'owner', { ...DEMO_LOGINS.owner, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toContainText('Email and password do not go together');
  await expect(page.getByLabel('Email')).toHaveValue(DEMO_LOGINS.owner.email);
});

test('Google: a closed window, then an account without a restaurant (LOGIN-3, CALL-2) @deep', async ({
  person,
}) => {
  const { page } = await person('visitor', { viewport: PHONE });
  const { email } = freshLogin('google');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await page.goto(href('login'));
  await page.locator('button[type="submit"]').waitFor();

  page.once('dialog', (dialog) => void dialog.dismiss());
  await google.click();
  await expect(page.getByText('The Google window was closed')).toBeVisible();

  page.once('dialog', (dialog) => void dialog.accept(email));
  await google.click();
  await expect(page.getByRole('alert')).toContainText('No restaurant for this account yet');
  await expect(page.getByRole('alert')).toContainText(email);
  await expect(page.getByRole('link', { name: 'Create a restaurant' })).toHaveAttribute(
    'href',
    href('signup'),
  );
  await bringAxe(page);
  for (const scheme of SCHEMES) {
    await inScheme(page, scheme);
    expect(await violations(page, null)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(google).toBeVisible();
});
