import { href } from '@bhoj/domain/catalogue/routes';
import { anOpenDish, aSweet } from '@bhoj/domain/fixtures/menu';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { leaveApp, openFromQr, startOrdering } from './support/guest-steps.ts';
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

test('a sweet is weighed and an open dish typed at the counter, to the invoice and the credit note (P-WEIGHT-2, P-WEIGHT-3, P-OPEN-1)', async ({
  person,
}) => {
  test.slow();
  const sweet = aSweet();
  const house = await aReadyRestaurant([sweet, anOpenDish()]);
  const { qrCode } = await openAdmin(urlsFromEnv(process.env)).get(tables, house.place);
  const guest = await person('guest', { viewport: PHONE });
  const captain = await person('captain', { viewport: PHONE });
  const cashier = await person('cashier', { viewport: DESKTOP });
  await cashier.page.addInitScript(() => {
    globalThis.print = () => {
      const sheet = document.querySelector<HTMLElement>('[data-printed]');
      document.documentElement.dataset['paper'] = sheet?.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
  });
  const kitchen = await person('kitchen', { viewport: DESKTOP });
  const owner = await person('owner', { viewport: DESKTOP });

  await test.step('a guest sees the price of a kilogram, chooses among the weights, and sees no open dish', async () => {
    await openFromQr(guest.page, qrCode);
    await startOrdering(guest.page);
    const dish = guest.page.getByRole('listitem').filter({ has: guest.page.getByRole('heading') });
    await expect(dish).toHaveCount(1);
    await expect(dish).toContainText(/₹480.*\/ kg/);
    await guest.page.getByRole('button', { name: 'Add Kaju katli' }).click();
    const sheet = guest.page.getByRole('dialog', { name: 'Kaju katli' });
    await sheet.getByLabel(/500 g/).check();
    await expect(sheet.getByLabel('Other weight')).toBeHidden();
    await expectSound(guest.page);
    await sheet.getByRole('button', { name: 'Add · ₹240' }).click();
    await guest.page.getByRole('button', { name: /See the cart/ }).click();
    const cart = guest.page.getByRole('dialog', { name: 'Your cart' });
    await expect(cart.getByText('500 g')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'One more' })).toBeDisabled();
  });

  await test.step('a captain types a weight, and is told who may type an open dish', async () => {
    await signInOn(captain.page, 'captain', await hire(house.owner, 'captain', 'Suresh'));
    await captain.page.getByRole('button', { name: /F1-T02/ }).click();
    await captain.page.getByRole('button', { name: /Open food.*₹20 – ₹2,000/ }).click();
    const told = captain.page.getByRole('dialog', { name: 'Open food' });
    await expect(told.getByText(/Only the owner, or somebody with the right/)).toBeVisible();
    await expectSound(captain.page);
    await told.getByRole('button', { name: 'Close' }).click();
    await captain.page.getByRole('button', { name: /Kaju katli.*₹480 \/ kg/ }).click();
    const sheet = captain.page.getByRole('dialog', { name: 'Kaju katli' });
    await sheet.getByLabel('Other weight').fill('350');
    await expect(sheet.getByText('350 g · ₹168')).toBeVisible();
    await expectSound(captain.page);
    await sheet.getByRole('button', { name: 'Add · ₹168' }).click();
    await captain.page.getByRole('button', { name: 'Send 1 item to F1-T02' }).click();
    // Until it is sent the table is free, and the cashier's tap on it would open the dishes instead of its order.
    await leaveApp(captain.page);
    await expect(captain.page.getByText('350 g')).toBeVisible();
  });

  await test.step('a cashier types a birthday cake within the bounds', async () => {
    await signInOn(cashier.page, 'owner', await hire(house.owner, 'cashier', 'Meena'));
    await cashier.page.goto(href('captain'));
    const tile = cashier.page.getByRole('button', { name: /F1-T02/ });
    await expect(tile).toContainText('Occupied');
    await tile.click();
    await cashier.page.getByRole('button', { name: 'Add dishes' }).click();
    await cashier.page.getByRole('button', { name: /Open food/ }).click();
    const sheet = cashier.page.getByRole('dialog', { name: 'Open food' });
    await sheet.getByLabel('What is it?').fill('Birthday cake');
    await sheet.getByLabel('Price in rupees').fill('5000');
    await sheet.getByRole('button', { name: /^Add/ }).click();
    await expect(sheet.getByLabel('Price in rupees')).toHaveAttribute('aria-invalid', 'true');
    await expectSound(cashier.page);
    await sheet.getByLabel('Price in rupees').fill('650');
    await sheet.getByRole('button', { name: 'Add · ₹650' }).click();
    await cashier.page.getByRole('button', { name: 'Send 1 item to F1-T02' }).click();
    await leaveApp(cashier.page);
    await expect(cashier.page.getByText('Birthday cake')).toBeVisible();
  });

  await test.step('the kitchen reads the weight and the name', async () => {
    await signInOn(kitchen.page, 'kitchen', await hire(house.owner, 'kitchen', 'Asif'));
    await expect(kitchen.page.getByText('350 g').first()).toBeVisible();
    await expect(kitchen.page.getByText('Birthday cake').first()).toBeVisible();
  });

  /** 168 + 650 = 818, and 5 % of it is 40.90: 858.90, rounded to 859. */
  await test.step('the printed bill has kilograms and the price of one', async () => {
    await cashier.page.getByRole('button', { name: 'Bill', exact: true }).click();
    await cashier.page.getByRole('button', { name: 'Cash, exactly ₹859' }).click();
    const bill = cashier.page.getByRole('region', { name: /Tax invoice INV\/.*\/000001/ });
    await bill.getByRole('button', { name: 'Print', exact: true }).click();
    const printed = await cashier.page.evaluate(() => document.documentElement.dataset['paper'] ?? '');
    expect(printed).toContain('Kaju katli0.350 kg₹480₹168');
    expect(printed).toContain('Birthday cake1₹650₹650');
  });

  await test.step('the owner changes how it is sold in its form', async () => {
    await signInOn(owner.page, 'owner', house.owner);
    await owner.page.goto(href('menu'));
    const row = owner.page.getByRole('group', { name: 'Kaju katli', exact: true });
    await expect(row).toContainText('480 / kg');
    await expect(owner.page.getByRole('group', { name: 'Open food', exact: true })).toContainText(
      '20 to ₹2,000',
    );
    await row.getByRole('button', { name: /Edit/ }).click();
    const dialog = owner.page.getByRole('dialog', { name: /Edit dish/ });
    await expect(dialog.getByLabel('Offered weights')).toHaveValue('250 g, 500 g, 1 kg');
    await dialog.getByLabel('Offered weights').fill('a lot');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/Enter at most six weights/)).toBeVisible();
    await expectSound(owner.page);
    await dialog.getByLabel('Offered weights').fill('100 g, 250 g');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await guest.page.reload();
    await guest.page.getByRole('button', { name: 'Add Kaju katli' }).click();
    await expect(guest.page.getByRole('dialog', { name: 'Kaju katli' }).getByLabel(/100 g/)).toBeVisible();
  });

  await test.step('and credits the sweet whole', async () => {
    await owner.page.goto(`${href('orders')}?view=past`);
    await owner.page
      .getByRole('row', { name: /F1-T02/ })
      .first()
      .click();
    await owner.page.getByRole('button', { name: /^Correct INV/ }).click();
    await owner.page.getByRole('menuitem', { name: 'Take dishes off' }).click();
    const dialog = owner.page.getByRole('dialog', { name: /^Credit note for INV/ });
    await dialog.getByRole('button', { name: 'One more Kaju katli' }).click();
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Stale');
    await dialog.getByRole('button', { name: 'Credit ₹176' }).click();
    await expect(owner.page.getByText(/CN\/\d\d-\d\d\/000001/).first()).toBeVisible();
  });
});
