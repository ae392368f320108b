import { expect } from '@playwright/test';
import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import type { Locator, Page } from '@playwright/test';

const plain = (name: string, rupees: number, station: string) => ({
  name,
  description: '',
  pricePaise: paise(rupees * 100),
  station,
});

/** The dishes of a thali, of two stations: ₹425 one by one. */
export const THALI_DISHES = [
  plain('Tawa roti', 25, 'Tandoor'),
  plain('Butter naan', 60, 'Tandoor'),
  plain('Dal', 160, 'Main kitchen'),
  plain('Paneer', 200, 'Main kitchen'),
  plain('Papad', 15, 'Main kitchen'),
];

/** A fifth dish for a thali, at ₹20. */
export const CHAAS = plain('Chaas', 20, 'Main kitchen');

/**
 * Types a thali at ₹350 into the form of the menu's page: two rotis, or a naan for ₹20 more, and three dishes, or four
 * with a drink. Returns the form, still to be saved.
 */
export async function typeThali(page: Page, { hasDrink = false } = {}): Promise<Locator> {
  await page.goto(href('menu'));
  await page.getByRole('button', { name: 'Add dish', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add dish' });
  await dialog.getByLabel('Dish name').fill('Veg thali');
  await dialog.getByLabel('Price', { exact: false }).first().fill('350');
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Thali');
  const slots = [
    ['Bread', 'Tawa roti', 'Butter naan'],
    ['Lentils', 'Dal'],
    ['Curry', 'Paneer'],
    ['Aside', 'Papad'],
    ...(hasDrink ? [['Drink', CHAAS.name]] : []),
  ];
  for (const [i, [slot = '', ...dishes]] of slots.entries()) {
    await dialog.getByRole('button', { name: 'Add a slot' }).click();
    await dialog.getByLabel(`Name of slot ${i + 1}`).fill(slot);
    for (const [nth, dish] of dishes.entries()) {
      if (nth > 0) await dialog.getByRole('button', { name: `Add a dish to slot ${i + 1}` }).click();
      await dialog
        .getByRole('combobox', { name: `Dish ${nth + 1} of slot ${i + 1}`, exact: true })
        .fill(dish);
      await page.getByRole('option', { name: new RegExp(`^${dish}`) }).click();
    }
  }
  await dialog.getByLabel('Portions of dish 1 of slot 1').fill('2');
  await dialog.getByLabel('Extra for dish 2 of slot 1').fill('20');
  const combo = dialog.getByRole('group', { name: 'Combo', exact: true });
  await expect(combo).toContainText(`One by one its first dishes cost ₹${hasDrink ? 445 : 425}.`);
  await expect(combo).toContainText(`The combo saves ₹${hasDrink ? 95 : 75}.`);
  return dialog;
}
