import { href } from '@bhoj/domain/catalogue/routes';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { aStockItem, KG, someRecipes, someStockItems } from '@bhoj/domain/fixtures/stock';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { paise } from '@bhoj/domain/money/money';
import { newMove } from '@bhoj/domain/stock/ledger/new-move';
import { kitchenStockOf } from '@bhoj/domain/stock/recipes/saved-items';
import { kitchenStock, recipes, stockItems, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { aRestaurantWithBills } from './support/settled-bill.ts';
import { signInOn } from './support/signing-in.ts';

/**
 * By hand: 4 kg of paneer for ₹1,600 and 6 kg for ₹2,700 are 10 kg for ₹4,300, which is ₹430 a kilogram. Three bills
 * use 1.5 kg (₹645), half a kilogram is spoiled (₹215), and the count finds 7 kg where 8 should be left (₹430 that
 * nobody can explain). The 7 kg are worth ₹3,010, so the food cost is ₹4,300 − ₹3,010 = ₹1,290.
 */
test('goods in, sold, wasted and counted give the food cost that was worked out by hand; what runs out is sold out until it comes', async ({
  person,
}) => {
  test.slow();
  const admin = openAdmin(urlsFromEnv(process.env));
  const { login, settleAt, dishId } = await aRestaurantWithBills();
  const restaurantId = login.email;
  const kept = someStockItems({ items: [aStockItem({ par: 9 * KG, stopsSale: true })] });
  const portions = { [dishId]: [{ itemId: 'paneer', quantity: KG / 2 }] };
  await admin.set(stockItems, { restaurantId }, kept);
  await admin.update(serviceSettings, { restaurantId }, { keepsStock: true });
  const cooked = someRecipes({ portions, batches: {} });
  await admin.set(kitchenStock, { restaurantId }, kitchenStockOf(kept, cooked));
  await admin.set(recipes, { restaurantId }, cooked);
  const receive = async (moveId: string, kilograms: number, rupees: number) => {
    const at = Date.now();
    const lines = [{ itemId: 'paneer', quantity: kilograms * KG, paidPaise: paise(rupees * 100) }];
    const move = newMove({ kind: 'receipt', at, day: businessDayOf(at, '04:00'), postedAt: at, lines });
    await admin.set(stockMoves, { restaurantId, moveId }, move);
  };
  await receive('rec_first', 4, 1600);
  await receive('rec_second', 6, 2700);
  for (const tableId of ['F1-T01', 'F1-T01', 'F1-T01'] as const) {
    const { invoiceId } = await settleAt(tableId);
    const usage = admin.db.doc(stockMoves.path({ restaurantId, moveId: `inv_${invoiceId}` }));
    await expect.poll(async () => (await usage.get()).exists).toBe(true);
  }

  const cook = await person('kitchen', { viewport: DESKTOP });
  await test.step('the cook throws half a kilogram away, in three taps', async () => {
    const { page } = cook;
    await signInOn(page, 'kitchen', await hire(login, 'kitchen', 'Gopal'));
    await page.getByRole('button', { name: 'Settings of this screen' }).click();
    await page.getByRole('button', { name: 'Waste and count' }).click();
    const sheet = page.getByRole('dialog', { name: 'Waste and count' });
    await sheet.getByRole('button', { name: 'Paneer' }).click();
    await sheet.getByRole('button', { name: '0.5 kg' }).click();
    await bringAxe(page);
    expect(await violations(page, null)).toEqual([]);
    await sheet.getByRole('button', { name: 'Spoiled' }).click();
    await expect
      .poll(async () => {
        const { docs } = await admin.db.collection(stockMoves.parent({ restaurantId })).get();
        return docs.some((doc) => doc.get('kind') === 'waste');
      })
      .toBe(true);
  });

  const { page } = await person('owner', { viewport: DESKTOP });
  const count = async (kilograms: string) => {
    await page.goto(`${href('stock')}?tab=count`);
    await page.getByRole('textbox', { name: 'Paneer in kg' }).fill(kilograms);
    await page.getByRole('button', { name: 'Save the count' }).click();
    await expect(page.getByRole('table', { name: 'What the count found' })).toBeVisible();
  };
  await test.step('the owner counts 7 kg where 8 should be', async () => {
    await signInOn(page, 'owner', login);
    await count('7');
    await expect(page.getByRole('table', { name: 'What the count found' })).toContainText('-₹430');
  });

  await test.step('finance says what the food cost, and what of it nobody can explain', async () => {
    await page.goto(href('finance'));
    const card = page.getByRole('region', { name: /^Food cost of .* by stock$/ });
    await expect(card).toContainText('Received₹4,300');
    await expect(card).toContainText('Actual food cost₹1,290');
    await expect(card).toContainText('Theoretical food cost₹645');
    await expect(card).toContainText('Waste₹215');
    await expect(card).toContainText('Unexplained₹430');
    await bringAxe(page);
    expect(await violations(page, null)).toEqual([]);
  });

  const isSoldOut = async () => {
    const stored = await admin.db.doc(availabilities.path({ restaurantId })).get();
    return Object.hasOwn((stored.get('soldOut') ?? {}) as object, dishId);
  };
  await test.step('too little for a portion takes the dish off the sale, and the next goods bring it back', async () => {
    await count('0.4');
    await expect.poll(isSoldOut).toBe(true);
    await receive('rec_third', 5, 2150);
    await page.goto(href('stock'));
    await expect(page.getByText('5.4 kg')).toBeVisible();
    await expect.poll(isSoldOut).toBe(false);
  });
});
