import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { leaveApp, openFromQr, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { tapsOf } from './support/taps.ts';
import { CHAAS, THALI_DISHES, typeThali } from './support/thali.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a thali: made on the menu page, ordered with another bread, cooked at two stations, and on the bill once (P-COMBO-1 to 5)', async ({
  person,
}) => {
  test.slow();
  const house = await aReadyRestaurant([...THALI_DISHES, CHAAS]);
  const { qrCode } = await openAdmin(urlsFromEnv(process.env)).get(tables, house.place);
  const owner = await person('owner', { viewport: DESKTOP });
  const guest = await person('guest', { viewport: PHONE });
  const captain = await person('captain', { viewport: PHONE });
  const cook = await person('kitchen', { viewport: DESKTOP });
  const { page } = owner;
  const row = page.getByRole('group', { name: 'Veg thali', exact: true });

  await test.step('the owner makes it, and reads what it saves', async () => {
    await signInOn(page, 'owner', house.owner);
    const dialog = await typeThali(page, { hasDrink: true });
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText('Combo: Bread, Lentils, Curry, Aside, Drink')).toBeVisible();
  });

  await test.step('its dishes cannot be deleted, and the reason names the combo', async () => {
    await page
      .getByRole('group', { name: 'Dal', exact: true })
      .getByRole('button', { name: /More|Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Dal is a dish of the combo Veg thali.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a guest orders one with naan', async () => {
    await openFromQr(guest.page, qrCode);
    await startOrdering(guest.page);
    const taps = await tapsOf(guest.page, async () => {
      await guest.page.getByRole('button', { name: 'Add Veg thali' }).click();
      const sheet = guest.page.getByRole('dialog', { name: 'Veg thali' });
      await expect(sheet.getByText('Dal · Paneer · Papad · Chaas')).toBeVisible();
      await expect(sheet.getByRole('radio', { name: /Tawa roti/ })).toBeChecked();
      await sheet.getByText('Butter naan').click();
      await expectSound(guest.page);
      await sheet.getByRole('button', { name: /^Add · ₹370/ }).click();
    });
    expect(taps, 'until it is in the cart').toBe(3);
    await guest.page.getByRole('button', { name: /See the cart/ }).click();
    const cart = guest.page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart.getByText('Butter naan, Dal, Paneer, Papad, Chaas')).toBeVisible();
    await cart.getByRole('button', { name: 'Send to kitchen' }).click();
    await leaveApp(guest.page);
    await guest.page.getByRole('button', { name: /Our order/ }).click();
    const order = guest.page.getByRole('dialog');
    await expect(order.getByRole('listitem').first()).toContainText('Veg thali');
    await expect(order.getByRole('listitem').first()).toContainText('₹370');
    await expectSound(guest.page);
  });

  await test.step('a captain orders one of five dishes, with naan, in four taps', async () => {
    await signInOn(captain.page, 'captain', await hire(house.owner, 'captain', 'Suresh'));
    await captain.page.getByRole('button', { name: /F1-T02/ }).click();
    const choice = captain.page.getByRole('button', { name: /Veg thali/ });
    await expect(choice).toBeVisible();
    const taps = await tapsOf(captain.page, async () => {
      await choice.click();
      const sheet = captain.page.getByRole('dialog', { name: 'Veg thali' });
      await sheet.getByText('Butter naan').click();
      await sheet.getByRole('button', { name: /^Add · ₹370/ }).click();
      await captain.page.getByRole('button', { name: 'Send 1 item to F1-T02' }).click();
    });
    expect(taps).toBe(4);
    await leaveApp(captain.page);
    await expect(captain.page.getByText('Butter naan', { exact: true })).toBeVisible();
    await expect(captain.page.getByText(/1 ?× Veg thali/)).toBeVisible();
    await expectSound(captain.page);
  });

  await test.step('each station cooks its own dishes, under the name of the thali', async () => {
    await signInOn(cook.page, 'kitchen', await hire(house.owner, 'kitchen', 'Gopal'));
    const ticket = cook.page.getByRole('article', { name: /F1-T02/ });
    await expect(ticket).toContainText('Veg thali');
    await expect(ticket).toContainText('Dal');
    await cook.page
      .getByRole('group', { name: 'Stations' })
      .getByRole('button', { name: /Tandoor/ })
      .click();
    await expect(ticket).toContainText('Butter naan');
    await expect(ticket).toContainText('Veg thali');
    await expect(ticket).not.toContainText('Dal');
    await expectSound(cook.page);
  });

  await test.step('the guest’s bill has the thali once, with its dishes below', async () => {
    await guest.page.getByRole('link', { name: 'See the bill' }).click();
    const thali = guest.page.getByRole('row', { name: /^Veg thali/ });
    await expect(thali).toContainText('370');
    await expect(guest.page.getByRole('row', { name: /^Dal/ })).toHaveText(/^Dal1$/);
    await expectSound(guest.page);
  });

  await test.step('the captain cancels the whole thali with one box', async () => {
    await captain.page.getByRole('button', { name: 'More', exact: true }).click();
    await captain.page.getByRole('button', { name: 'Cancel dishes', exact: true }).click();
    await captain.page.getByRole('checkbox', { name: /Veg thali/ }).check();
    await expect(captain.page.getByRole('checkbox', { name: /Papad/ })).toBeChecked();
    await captain.page.getByText('Guest changed their mind').click();
    await captain.page.getByRole('button', { name: /^Cancel 5/ }).click();
    await expect(captain.page.getByText('Cancelled', { exact: true })).toHaveCount(5);
  });
});
