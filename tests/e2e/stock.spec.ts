import { href } from '@bhoj/domain/catalogue/routes';
import { aStockItem, KG, someRecipes, someStockItems } from '@bhoj/domain/fixtures/stock';
import { newMove } from '@bhoj/domain/stock/ledger/new-move';
import { recipes, stockItems, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { paise } from '@bhoj/domain/money/money';
import { businessDayOf, HOUR } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/people.ts';
import { aRestaurantWithBills } from './support/settled-bill.ts';
import { signInOn } from './support/signing-in.ts';

test('a bill uses what its dish is made of; the owner sees it, counts, and learns what the difference costs', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { login, settleAt, dishId } = await aRestaurantWithBills();
  const restaurantId = login.email;
  const portions = { [dishId]: [{ itemId: 'paneer', quantity: KG / 2 }] };
  await admin.set(stockItems, { restaurantId }, someStockItems({ items: [aStockItem()] }));
  await admin.set(recipes, { restaurantId }, someRecipes({ portions, batches: {} }));
  const at = Date.now() - HOUR;
  const goods = newMove({
    kind: 'receipt',
    at,
    day: businessDayOf(at, '04:00'),
    postedAt: at,
    lines: [{ itemId: 'paneer', quantity: 10 * KG, paidPaise: paise(4_000_00) }],
  });
  await admin.set(stockMoves, { restaurantId, moveId: 'rec_first' }, goods);
  const { invoiceId } = await settleAt('F1-T01');
  const usage = admin.db.doc(stockMoves.path({ restaurantId, moveId: `inv_${invoiceId}` }));
  await expect.poll(async () => (await usage.get()).exists).toBe(true);

  const { page } = await person('owner', { viewport: PHONE });
  await signInOn(page, 'owner', login);
  await page.goto(href('stock'));
  await test.step('nine and a half kilograms are left, worth ₹3,800', async () => {
    await expect(page.getByRole('region', { name: 'In the house', exact: true })).toContainText('₹3,800');
    await expect(page.getByText('9.5 kg')).toBeVisible();
    await bringAxe(page);
    expect(await violations(page, null)).toEqual([]);
  });
  await test.step('a count finds half a kilogram less, and says what it costs', async () => {
    await page.getByRole('tab', { name: 'Count' }).click();
    await page.getByRole('textbox', { name: 'Paneer in kg' }).fill('9');
    await page.getByRole('button', { name: 'Save the count' }).click();
    await expect(page.getByText('-0.5 kg')).toBeVisible();
    await expect(page.getByRole('table', { name: 'What the count found' })).toContainText('-₹200');
    expect(await violations(page, null)).toEqual([]);
  });
  await test.step('the item names its moves', async () => {
    await page.getByRole('tab', { name: 'In the house' }).click();
    await page.getByRole('link', { name: 'Paneer' }).click();
    const panel = page.getByRole('dialog', { name: 'Paneer' });
    await expect(panel.getByText('Used', { exact: true })).toBeVisible();
    await expect(panel.getByText('+10 kg')).toBeVisible();
  });
});
