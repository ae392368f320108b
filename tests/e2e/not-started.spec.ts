import { href } from '@bhoj/domain/catalogue/routes';
import { LONGEST_START } from '../../web/src/app/boot/not-started.ts';
import { GUEST_LANGUAGE_KEY } from '../../web/src/words/guest-language-key.ts';
import { expect, PHONE, test } from './support/people.ts';
import type { Page, Route } from '@playwright/test';

const MENU = '/customer/dine-in/no-such-restaurant/G-T01';
const FIRST = /\/assets\/index-[^/]+\.js$/;
const IMPORTED = /\/assets\/(?!index-)[^/]+\.js$/;

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const startsAfterTryingAgain = async (page: Page) => {
  await page.unrouteAll();
  await tryAgain(page).click();
  await expect(page.locator('#first-sign')).toHaveCount(0);
  await expect(page.getByRole('heading').first()).toBeVisible();
};

for (const [what, file] of [
  ['the first script', FIRST],
  ['@deep a script that the first one needs', IMPORTED],
] as const)
  test(`${what} that cannot be loaded is said, with "Try again" (P-MORE-23)`, async ({ person }) => {
    const { page, expectRefusal } = await person('visitor', { viewport: PHONE });
    expectRefusal(file);
    for (const path of [href('dashboard'), MENU]) {
      await page.route(file, (route: Route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText('This could not be loaded')).toBeVisible();
      await startsAfterTryingAgain(page);
    }
  });

test('@deep a script that does not come is said after 15 s, in the guest’s language (P-MORE-23)', async ({
  person,
}) => {
  const { page } = await person('guest', { viewport: PHONE });
  await page.addInitScript((key) => localStorage.setItem(key, '"hi"'), GUEST_LANGUAGE_KEY);
  await page.clock.install();
  await page.route(FIRST, () => new Promise(() => {}));
  await page.goto(MENU, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(LONGEST_START - 1000);
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(page.getByText('यह पेज खुलने में देर लगा रहा है')).toBeVisible();
  await expect(page.getByRole('button', { name: 'फिर कोशिश करें' })).toBeEnabled();
});
