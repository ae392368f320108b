import { href } from '@bhoj/domain/catalogue/routes';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { recipes, stockItems, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { effortOf, secondsOf } from './support/effort.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

/** The purchases of the last weeks: rupees and kilograms. The first ten make about 60 % of the rupees. */
const BOUGHT: Readonly<Record<string, readonly [rupees: number, kilograms: number]>> = {
  Paneer: [16_000, 40],
  Chicken: [15_600, 60],
  Basmati: [11_200, 100],
  Butter: [10_400, 20],
  Oil: [9_900, 60],
  Cashew: [9_100, 10],
  Mutton: [7_800, 10],
  Onion: [3_200, 100],
  Cream: [3_100, 10],
  Tomato: [3_040, 80],
  ...Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`Spice ${n}`, [2_400, 10]])),
};

/** The dishes that use the ten, with grams of each in a portion. */
const DISHES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Paneer tikka': { Paneer: 180, Butter: 10 },
  'Paneer butter masala': { Paneer: 120, Tomato: 150, Cream: 30 },
  'Butter chicken': { Chicken: 200, Tomato: 150, Butter: 30 },
  'Chicken biryani': { Chicken: 180, Basmati: 150, Onion: 80 },
  'Mutton biryani': { Mutton: 180, Basmati: 150, Onion: 80 },
  'Mutton rogan josh': { Mutton: 200, Onion: 120, Oil: 40 },
  'Jeera rice': { Basmati: 160, Oil: 15 },
  'Dal makhani': { Butter: 25, Cream: 20 },
  'Malai kofta': { Paneer: 90, Cashew: 40, Cream: 40 },
  'Onion pakora': { Onion: 140, Oil: 60 },
};

/** Half an hour for the ten ingredients that are 60 % of the cost, and four minutes for a count of five. */
const SET_UP = 30 * 60;
const COUNT = 4 * 60;

/** To find one of five items on its shelf and to weigh it. */
const WEIGHING = 30;

const idOf = (dish: string): string => dish.toLowerCase().replaceAll(' ', '-');

/** Writes the recipe of a dish as somebody does who reads it from a sheet of paper. */
async function write(page: Page, dish: string): Promise<void> {
  await page.getByRole('button', { name: dish, exact: true }).click();
  const form = page.getByRole('dialog', { name: `Recipe of ${dish}` });
  for (const [n, [item, grams]] of Object.entries(DISHES[dish] ?? {}).entries()) {
    if (n > 0) await form.getByRole('button', { name: 'Add ingredient' }).click();
    const line = form.getByRole('group', { name: `Ingredient ${n + 1}` });
    await line.getByLabel('Ingredient', { exact: true }).click();
    await page.keyboard.type(item.slice(0, 3));
    await page.getByRole('option', { name: item }).click();
    await line.getByLabel('Amount').click();
    await page.keyboard.type(String(grams));
  }
  await form.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText(`The recipe of ${dish} is saved.`)).toBeVisible();
}

test('ten ingredients with their recipes take half an hour, and a cook counts five in four minutes', async ({
  person,
}) => {
  test.slow();
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  const items = Object.keys(DISHES).map((name) =>
    aMenuItem({ id: idOf(name), name, pricePaise: paise(300_00), addOnGroupIds: [] }),
  );
  const content = { categories: aMenu().categories, items, addOnGroups: [] };
  await call(saveMenu, { baseVersion: 0, content });
  const day = businessDayOf(Date.now(), '04:00');
  await Promise.all(
    Object.entries(BOUGHT).map(([item, [rupees, quantity]]) => {
      const part = aPart({
        category: 'Groceries',
        item,
        amountPaise: paise(rupees * 100),
        quantity,
        unit: 'kg',
      });
      const bought = anExpense({ day, month: day.slice(0, 7), vendor: 'Sharma Traders', parts: [part] });
      return admin.set(expenses, { restaurantId, expenseId: newId() }, bought);
    }),
  );
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await page.goto(`${href('stock')}?tab=items`);

  await test.step('the owner sets them up from the expenses, and writes ten recipes', async () => {
    const begin = page.getByRole('button', { name: 'Set up from your expenses' });
    await expect(begin).toBeVisible();
    const effort = await effortOf(page, async () => {
      await begin.click();
      await page.getByRole('button', { name: 'Add 10 items' }).click();
      await page.getByRole('tab', { name: 'Recipes' }).click();
      // One dish after the other, as one person does.
      // oxlint-disable-next-line no-await-in-loop
      for (const dish of Object.keys(DISHES)) await write(page, dish);
    });
    const seconds = secondsOf(effort);
    test.info().annotations.push({ type: 'effort', description: JSON.stringify({ ...effort, seconds }) });
    process.stdout.write(`Ten ingredients: ${JSON.stringify({ ...effort, seconds })}\n`);
    expect(effort.taps).toBeGreaterThan(50);
    expect(effort.keys).toBeGreaterThan(100);
    expect(seconds).toBeLessThanOrEqual(SET_UP);
    const [kept, cooked] = await Promise.all([
      admin.get(stockItems, { restaurantId }),
      admin.get(recipes, { restaurantId }),
    ]);
    const names = new Map(kept.items.map(({ id, name }) => [id, name]));
    const written = Object.fromEntries(
      Object.entries(cooked.portions).map(([dish, uses]) => [
        dish,
        Object.fromEntries(uses.map(({ itemId, quantity }) => [names.get(itemId), quantity / 1000])),
      ]),
    );
    expect(written).toEqual(
      Object.fromEntries(Object.entries(DISHES).map(([dish, uses]) => [idOf(dish), uses])),
    );
  });

  await test.step('a cook counts five items on the screen of the kitchen', async () => {
    const { page: screen } = await person('kitchen', { viewport: PHONE });
    await signInOn(screen, 'kitchen', await hire(login, 'kitchen', 'Gopal'));
    await screen.getByRole('button', { name: 'Settings of this screen' }).click();
    await screen.getByRole('button', { name: 'Waste and count' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Waste and count' });
    const effort = await effortOf(screen, async () => {
      await sheet.getByText('Count', { exact: true }).click();
      const fields = sheet.getByRole('textbox');
      await expect(fields).toHaveCount(5);
      for (let n = 0; n < 5; n += 1) {
        await fields.nth(n).click();
        await screen.keyboard.type(`${n + 1}.25`);
      }
      await sheet.getByRole('button', { name: 'Save' }).click();
    });
    const seconds = secondsOf(effort) + 5 * WEIGHING;
    process.stdout.write(`Five items: ${JSON.stringify({ ...effort, seconds })}\n`);
    expect(effort.taps).toBeGreaterThanOrEqual(7);
    expect(seconds).toBeLessThanOrEqual(COUNT);
    await expect
      .poll(async () => {
        const { docs } = await admin.db.collection(stockMoves.parent({ restaurantId })).get();
        return docs.filter((doc) => doc.get('kind') === 'count').map((doc) => doc.get('lines').length);
      })
      .toEqual([5]);
  });
  await admin.close();
});
