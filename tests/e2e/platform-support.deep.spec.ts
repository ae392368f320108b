import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { lookAtRestaurant } from '@bhoj/domain/support/support.contract';
import { bringAxe, violations } from './support/axe.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { callsAs, freshLogin } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { grantSuper, signInToPlatform } from './support/super-admin.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('an owner opens the restaurant to support, reads what was looked at, and ends it (SUPER-20)', async ({
  person,
}) => {
  const login = freshLogin('admin');
  await grantSuper(login);
  const { owner, place } = await aReadyRestaurant([{ name: 'Idli', pricePaise: paise(6_000) }]);
  const { restaurantId } = place;

  const admin = await person('super admin', { viewport: DESKTOP });
  const inside = admin.page.getByRole('region', { name: 'Support', exact: true });
  await test.step('a super admin sees that it is closed', async () => {
    await admin.page.goto(href('superRestaurant', { restaurantId }));
    await signInToPlatform(admin.page, login);
    await expect(inside).toContainText('The owner has not opened this restaurant to support');
  });

  const { page } = await person('owner', { viewport: PHONE });
  const card = page.getByRole('main').getByRole('region', { name: 'Bhoj’s support' });
  await test.step('the owner reads what would be seen, and opens it', async () => {
    await signInOn(page, 'owner', owner);
    await expect(page).toHaveURL(new RegExp(`${href('dashboard')}$`));
    await page.goto(`${href('settings')}#support`);
    await expect(card).toContainText('the dishes of open orders');
    await expect(card).toContainText('Support has never been opened.');
    await card.getByRole('button', { name: 'Open for 30 minutes' }).click();
    await expect(card.getByText('You opened the restaurant')).toBeVisible();
    await expectSound(page);
  });

  await test.step('the super admin looks at the menu, with a reason', async () => {
    await expect(inside).toContainText('You can look, and change nothing.');
    await inside.getByRole('button', { name: 'Look at: Menu' }).click();
    await expect(inside.getByText('Say why, in a few words.')).toBeVisible();
    await inside.getByLabel('Reason').fill('Idli is not on the menu');
    await inside.getByRole('button', { name: 'Look at: Menu' }).click();
    await expect(inside.getByRole('table', { name: 'Menu' })).toContainText('Idli');
    await expectSound(admin.page);
  });

  await test.step('which the owner reads at once; they end it on another page', async () => {
    await expect(card.getByText('Bhoj looked: Menu')).toBeVisible();
    await expect(card).toContainText('Idli is not on the menu');
    await page.goto(href('dashboard'));
    const banner = page.getByRole('region', { name: 'Support may look' });
    await banner.getByRole('button', { name: 'End now' }).click();
    await expect(banner).toBeHidden();
  });

  await test.step('after which nothing is shown, and a call is refused', async () => {
    await expect(inside).toContainText('The owner has not opened this restaurant to support');
    await expect(inside.getByRole('table', { name: 'Menu' })).toBeHidden();
    const call = await callsAs(login);
    const look = call(lookAtRestaurant, { restaurantId, part: 'menu', reason: 'Once more' });
    await expect(look).rejects.toThrow(/support-not-open/);
  });
});
