import { href } from '@bhoj/domain/catalogue/routes';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { KG, someStockItems } from '@bhoj/domain/fixtures/stock';
import { stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('on a phone, goods are received from a vendor, who is paid in two parts', async ({ person }) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId } = await openRestaurant(login, {});
  await admin.set(stockItems, { restaurantId }, someStockItems());
  const { page } = await person('owner', { viewport: PHONE });
  await signInOn(page, 'owner', login);

  await page.goto(`${href('stock')}?tab=vendors`);
  await page.getByRole('button', { name: 'Add a vendor' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sharma Dairy');
  await page.getByRole('textbox', { name: 'Days to pay' }).fill('7');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You owe ₹0 in all.')).toBeVisible();

  await page.goto(`${href('stock')}?tab=receive`);
  await page.getByRole('combobox', { name: 'Vendor' }).click();
  await page.getByRole('option', { name: 'Sharma Dairy' }).click();
  await page.getByRole('textbox', { name: 'Bill number' }).fill('118');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('pan');
  await page.getByRole('option', { name: 'Paneer' }).click();
  const line = page.getByRole('group', { name: /Paneer/ });
  await line.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await line.getByRole('textbox', { name: 'Price without GST' }).fill('4000');
  await line.getByRole('textbox', { name: 'GST', exact: true }).fill('200');
  await page.reload();
  await expect(line.getByRole('textbox', { name: 'Price without GST' })).toHaveValue('4000');
  await expectSound(page);
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByText('Received from Sharma Dairy: ₹4,200')).toBeVisible();
  const { levels } = await admin.get(stockLevels, { restaurantId });
  expect(levels['paneer']).toMatchObject({ quantity: 10 * KG, worthPaise: 420_000 });

  await page.goto(`${href('stock')}?tab=vendors`);
  await page.getByRole('link', { name: 'Sharma Dairy' }).click();
  const panel = page.getByRole('dialog', { name: 'Sharma Dairy' });
  for (const [amount, rest] of [
    ['1000', '₹3,200'],
    ['3200', '₹0'],
  ] as const) {
    await panel.getByRole('button', { name: 'Pay', exact: true }).click();
    await panel.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await panel.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(`You still owe ${rest}.`)).toBeVisible();
  }
  await expect(panel.getByText('Nothing is owed.')).toBeVisible();
  await expectSound(page);
  const { docs } = await admin.db.collection(expenses.parent({ restaurantId })).get();
  const paid = docs
    .map((doc) => expenses.decode(doc.data()))
    .toSorted((a, b) => a.amountPaise - b.amountPaise);
  expect(paid.map(({ amountPaise, dueOn }) => [amountPaise, dueOn])).toEqual([
    [100_000, null],
    [320_000, null],
  ]);
});
