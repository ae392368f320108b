import { href } from '@bhoj/domain/catalogue/routes';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { leaveApp, openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('an owner counts the last biryanis; guest and captain share them, and a cancelled one is sold again (P-LEFT-1, P-LEFT-3)', async ({
  person,
}) => {
  test.slow();
  const house = await aReadyRestaurant([{ name: 'Biryani', variants: [], addOnGroupIds: [] }]);
  const { qrCode } = await openAdmin(urlsFromEnv(process.env)).get(tables, house.place);
  const owner = await person('owner', { viewport: DESKTOP });
  const guest = await person('guest', { viewport: PHONE });
  const captain = await person('captain', { viewport: PHONE });
  const { page } = owner;
  await signInOn(page, 'owner', house.owner);
  await page.goto(href('menu'));
  const row = page.getByRole('group', { name: 'Biryani', exact: true });
  await openFromQr(guest.page, qrCode);
  await startOrdering(guest.page);
  const dish = guest.page
    .getByRole('listitem')
    .filter({ has: guest.page.getByRole('heading', { name: 'Biryani' }) });
  await signInOn(captain.page, 'captain', await hire(house.owner, 'captain', 'Suresh'));
  await captain.page.getByRole('button', { name: /F1-T02/ }).click();
  const choice = captain.page.getByRole('button', { name: /Biryani/ });
  await expect(choice).toBeVisible();

  await test.step('three are left: the menu, the captain and the guest say so', async () => {
    await row.getByRole('button', { name: /More|Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Count portions…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Portions left of Biryani' });
    const whole = dialog.getByRole('group', { name: 'The dish' });
    await whole.getByLabel('Portions left now').fill('three');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a whole number')).toBeVisible();
    await expectSound(page);
    await whole.getByLabel('Portions left now').fill('3');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText('3 left')).toBeVisible();
    await expect(choice).toContainText('3 left');
    await expect(dish.getByText('3 left')).toBeVisible();
    await expectSound(guest.page);
  });

  await test.step('a guest’s one leaves two; who asks for three reads how many there are', async () => {
    await orderRound(guest.page, ['Biryani']);
    await expect(dish.getByText('2 left')).toBeVisible();
    await expect(choice).toContainText('2 left');
    guest.expectRefusal(/placeRound/);
    await guest.page.getByRole('button', { name: 'Add Biryani' }).click();
    for (let n = 0; n < 2; n += 1) await dish.getByRole('button', { name: 'One more' }).click();
    await guest.page.getByRole('button', { name: /See the cart/ }).click();
    const cart = guest.page.getByRole('dialog', { name: 'Your cart' });
    await cart.getByRole('button', { name: 'Send to kitchen' }).click();
    await leaveApp(guest.page);
    await expect(cart.getByText('Only 2 left of Biryani. Take fewer.')).toBeVisible();
    await expectSound(guest.page);
    await expect(row.getByText('2 left')).toBeVisible();
    await guest.page.keyboard.press('Escape');
  });

  await test.step('the last two are sold out on every screen', async () => {
    for (let n = 0; n < 2; n += 1) await choice.click();
    await expect(choice).toBeDisabled();
    await captain.page.getByRole('button', { name: 'Send 1 item to F1-T02' }).click();
    await expect(captain.page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await leaveApp(captain.page);
    await expect(dish.getByText('Sold out')).toBeVisible();
    await expect(row.getByText('Sold out until tomorrow')).toBeVisible();
  });

  await test.step('one that is cancelled before anybody cooks it can be sold again', async () => {
    await captain.page.getByRole('button', { name: 'More', exact: true }).click();
    await captain.page.getByRole('button', { name: 'Cancel dishes', exact: true }).click();
    await captain.page.getByRole('checkbox', { name: /Biryani/ }).check();
    await captain.page.getByText('Guest changed their mind').click();
    await captain.page.getByRole('button', { name: /^Cancel 2/ }).click();
    await expect(captain.page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(row.getByText('2 left')).toBeVisible();
    await expect(dish.getByText('2 left')).toBeVisible();
  });
});
