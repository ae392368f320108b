import { tables } from '@bhoj/domain/tables/table.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { grantSuper, signInToPlatform } from './support/super-admin.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Does an act of the open page of a restaurant, with a reason. */
async function act(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a super admin finds a restaurant, suspends it while it serves, and resumes it (SUPER-5, SUPER-6)', async ({
  person,
}) => {
  const login = freshLogin('admin');
  await grantSuper(login);
  const { owner, place } = await aReadyRestaurant([{ name: 'Idli', pricePaise: paise(6_000) }]);
  const { restaurantId } = place;
  const admin = openAdmin(urlsFromEnv(process.env));
  const { qrCode } = await admin.get(tables, place);
  await admin.close();
  const suspended = /Bhoj has suspended this restaurant/;

  const guest = await person('guest', { viewport: PHONE });
  await openFromQr(guest.page, qrCode);
  await startOrdering(guest.page);
  await orderRound(guest.page, ['Idli']);
  const captain = await person('captain', { viewport: PHONE });
  await signInOn(captain.page, 'captain', await hire(owner, 'captain', 'Suresh'));
  const tile = captain.page.getByRole('button', { name: /^F1-T01/ });
  await expect(tile).toContainText('Occupied');

  const { page } = await person('super admin', { viewport: PHONE });
  await test.step('the super admin finds it by its address', async () => {
    await page.goto(href('superRestaurants'));
    await signInToPlatform(page, login);
    await page.getByLabel('Search by name, email, city or referral ID').fill(restaurantId.slice(0, 20));
    await expect(page).toHaveURL(/q=/);
    const found = page.locator(`a[href="${href('superRestaurant', { restaurantId })}"]`);
    await expect(found).toBeVisible();
    await expectSound(page);
    await found.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Annapurna' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('suspends it; captain and guest learn it at once', async () => {
    await act(page, 'Suspend', 'Reported twice');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(captain.page.getByText(suspended)).toBeVisible();
    guest.expectRefusal(/placeRound/);
    await guest.page.getByRole('button', { name: 'Add Idli' }).click();
    await guest.page.getByRole('button', { name: /See the cart/ }).click();
    await guest.page.getByRole('button', { name: 'Send to kitchen' }).click();
    await expect(guest.page.getByText(/No orders can be taken through Bhoj/)).toBeVisible();
  });

  await test.step('a new guest reads the menu and cannot order', async () => {
    const late = await person('late guest', { viewport: PHONE });
    await openFromQr(late.page, qrCode);
    await expect(late.page.getByText(/takes no orders|not taking orders/i)).toBeVisible();
    await late.page.goto(href('customerMenu', { ...place, orderId: 'preview' }));
    await expect(late.page.getByText('Idli').first()).toBeVisible();
  });

  await test.step('the owner reads why', async () => {
    const at = await person('owner');
    await signInOn(at.page, 'owner', owner);
    await expect(at.page.getByText(suspended)).toBeVisible();
    await at.page.getByRole('button', { name: /^Notifications, / }).click();
    await expect(at.page.getByRole('dialog')).toContainText('Reported twice');
  });

  await test.step('resumes it; the guest’s round goes out', async () => {
    await act(page, 'Resume', 'Cleared up');
    await expect(captain.page.getByText(suspended)).toBeHidden();
    await guest.page.getByRole('button', { name: 'Send to kitchen' }).click();
    await expect(guest.page.getByRole('status').filter({ hasText: 'Sent to the kitchen' })).toBeAttached();
    await expect(page.getByText('Reported twice')).toBeVisible();
    await expect(page.getByText('Cleared up')).toBeVisible();
  });
});
