import { href } from '@bhoj/domain/catalogue/routes';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { tapsOf } from './support/taps.ts';
import type { Page } from '@playwright/test';

/** The dearest purchases of the last weeks: name, rupees, kilograms. */
const BOUGHT = [
  ['Paneer', 16_000, 40],
  ['Chicken', 15_600, 60],
  ['Basmati rice', 11_200, 100],
  ['Butter', 10_400, 20],
  ['Oil', 9_900, 60],
  ['Cashew', 9_100, 10],
  ['Mutton', 7_800, 10],
  ['Onion', 3_200, 100],
  ['Tomato', 3_040, 80],
  ['Cream', 3_100, 10],
  ['Salt', 200, 10],
] as const;

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('an owner sets up the ten items that cost most and a recipe, and the cost of the dish follows', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  const content = {
    categories: aMenu().categories,
    items: [aMenuItem({ id: 'tikka', name: 'Paneer tikka', pricePaise: paise(240_00), addOnGroupIds: [] })],
    addOnGroups: [],
  };
  await call(saveMenu, { baseVersion: 0, content });
  const day = businessDayOf(Date.now(), '04:00');
  for (const [item, rupees, quantity] of BOUGHT)
    await admin.set(
      expenses,
      { restaurantId, expenseId: newId() },
      anExpense({
        day,
        month: day.slice(0, 7),
        vendor: 'Sharma Traders',
        parts: [
          aPart({ category: 'Groceries', item, amountPaise: paise(rupees * 100), quantity, unit: 'kg' }),
        ],
      }),
    );
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await page.goto(`${href('stock')}?tab=items`);

  await test.step('three taps make ten items with their prices', async () => {
    await expect(page.getByText('Begin with the ten that cost you most.')).toBeVisible();
    const taps = await tapsOf(page, async () => {
      await page.getByRole('button', { name: 'Set up from your expenses' }).click();
      await expect(page.getByText('Salt')).toHaveCount(0);
      await page.getByRole('button', { name: 'Add 10 items' }).click();
      await expect(page.getByText('₹400 a kg')).toBeVisible();
    });
    expect(taps).toBeLessThanOrEqual(3);
    await expectSound(page);
  });

  await test.step('a recipe of two ingredients takes fifteen acts at most', async () => {
    await page.getByRole('tab', { name: 'Recipes' }).click();
    const taps = await tapsOf(page, async () => {
      await page.getByRole('button', { name: 'Paneer tikka' }).click();
      const form = page.getByRole('dialog', { name: 'Recipe of Paneer tikka' });
      const line = (n: number) => form.getByRole('group', { name: `Ingredient ${n}` });
      const fill = async (n: number, item: string, amount: string) => {
        await line(n).getByLabel('Ingredient', { exact: true }).fill(item);
        await page.getByRole('option', { name: item }).click();
        await line(n).getByLabel('Amount').fill(amount);
      };
      await fill(1, 'Paneer', '180');
      await form.getByRole('button', { name: 'Add ingredient' }).click();
      await fill(2, 'Butter', '10');
      await expect(form.getByText(/₹77\.20/)).toBeVisible();
      await expectSound(page);
      await form.getByRole('button', { name: 'Save recipe' }).click();
      await expect(page.getByText('The recipe of Paneer tikka is saved.')).toBeVisible();
    });
    expect(taps).toBeLessThanOrEqual(15);
  });

  await test.step('the cost of the dish follows, and the dish says so', async () => {
    await expect
      .poll(async () => (await admin.get(menuCosts, { restaurantId })).fromRecipe)
      .toEqual({ tikka: 77_20 });
    expect((await admin.get(stockItems, { restaurantId })).items).toHaveLength(10);
    await expect(page.getByRole('row', { name: /Paneer tikka/ })).toContainText('32.2');
  });
  await admin.close();
});
