import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

/** A dish of the menu that is available at any hour. */
function plainDish(): MenuItem {
  const found = DEMO_MENU.items.find(({ categoryId, variants, addOnGroupIds }) => {
    const category = DEMO_MENU.categories.find(({ id }) => id === categoryId);
    return category?.from === null && variants.length + addOnGroupIds.length === 0;
  });
  if (found === undefined) throw new Error('The demo menu has no plain dish.');
  return found;
}

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Returns the number of pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('tables and rooms are arranged and watched, their codes printed and replaced', async ({ person }) => {
  const dish = plainDish();
  const login = freshLogin('owner');
  const house = await openRestaurant(login, { providesHotelServices: true });
  await house.call(seedTables, { tablesPerFloor: [3] });
  const { version } = await house.call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const tile = (name: RegExp) => page.getByRole('listitem').getByRole('button', { name });

  await test.step('adds a table and a room', async () => {
    await page.goto(href('tables'));
    await page.getByRole('button', { name: 'Add tables or rooms' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Seats at each').fill('6');
    await dialog.getByRole('button', { name: 'Add tables', exact: true }).click();
    await expect(tile(/^F1-T04 .*6 seats/)).toBeVisible();
    await page.getByRole('button', { name: 'Add tables or rooms' }).click();
    await dialog.getByRole('button', { name: 'Rooms' }).click();
    await dialog.getByLabel('Room numbers').fill('101');
    await dialog.getByRole('button', { name: 'Add rooms' }).click();
    await expect(tile(/^Room 101/)).toBeVisible();
    await expectSound(page);
  });

  await test.step('sees a table become occupied without a reload, and why it must stay', async () => {
    const selection = { itemId: dish.id, variantId: null, addOnIds: [], quantity: 1, note: '' };
    const round = {
      restaurantId: house.restaurantId,
      orderId: newId(),
      tableId: 'F1-T01',
      type: 'dine-in' as const,
      roundId: newId(),
      menuVersion: version,
      selections: [selection],
    };
    // The public profile, which says that the restaurant is open, is updated after its record.
    await expect(() => house.call(placeRound, round)).toPass();
    await expect(tile(/^F1-T01 ₹\d+ Occupied/)).toBeVisible();
    await tile(/^F1-T01/).click();
    const drawer = page.getByRole('dialog', { name: 'F1-T01' });
    await expect(drawer.getByRole('list', { name: 'Order' })).toContainText(dish.name);
    await expect(drawer.getByRole('button', { name: 'Remove F1-T01' })).toBeDisabled();
    await expect(drawer.getByText('It has guests.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('reserves and removes on a phone', async () => {
    await page.setViewportSize(PHONE);
    await tile(/^F1-T02/).click();
    const drawer = page.getByRole('dialog', { name: 'F1-T02' });
    await drawer.getByRole('button', { name: 'Reserve' }).click();
    const reserving = page.getByRole('dialog', { name: 'Reserve F1-T02' });
    await reserving.getByLabel('Name').fill('Sharma');
    await reserving.getByLabel('How many guests').fill('4');
    await reserving.getByLabel('Time').fill('20:30');
    await expectSound(page);
    await reserving.getByRole('button', { name: 'Reserve' }).click();
    await expect(drawer.getByText('Reserved', { exact: true })).toBeVisible();
    await expect(drawer.getByText('8:30 pm · Sharma, 4 guests')).toBeVisible();
    await expectSound(page);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await tile(/^F1-T03/).click();
    await page.getByRole('button', { name: 'Remove F1-T03' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('F1-T03 is removed')).toBeVisible();
    await expect(tile(/^F1-T03/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reserved 1' }).click();
    await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(1);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('prints the codes, six on a page, and issues a new one', async () => {
    await page.goto(`${href('qrCodes')}?table=F1-T02`);
    const dialog = page.getByRole('dialog', { name: 'Table F1-T02' });
    const link = dialog.getByRole('link', { name: 'Open link' });
    const old = await link.getAttribute('href');
    expect(old).toMatch(/^https?:\/\/.+\/customer\/details\/.+\/F1-T02\?k=\w{12}$/);
    await dialog.getByRole('button', { name: 'Issue a new code' }).click();
    const question = page.getByRole('dialog', { name: 'Issue a new code for Table F1-T02?' });
    await question.getByRole('button', { name: 'Issue a new code' }).click();
    await expect(link).not.toHaveAttribute('href', old ?? '');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Print 5 codes' })).toBeVisible();
    await expectSound(page);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
});

test('tables have names and places, the same for the owner, the captain and a guest @deep', async ({
  person,
}) => {
  const login = freshLogin('owner');
  const house = await openRestaurant(login, {});
  await house.call(seedTables, { tablesPerFloor: [4] });
  await house.call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const long = 'Terrace 4 by the long windows';

  await test.step('the owner names a floor and its tables', async () => {
    await page.goto(href('tables'));
    await page.getByRole('button', { name: 'Names of Floor 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Names on Floor 1' });
    await dialog.getByLabel('Name of the floor').fill('Garden');
    await dialog.getByLabel('F1-T01').fill(long);
    await dialog.getByLabel('F1-T02').fill('बरामदा 2');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save names' }).click();
    await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${long}`) })).toBeVisible();
    await expectSound(page);
  });

  await test.step('the owner arranges the floor by keyboard and by pointer', async () => {
    await page.getByRole('button', { name: 'Arrange Garden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan of Garden' });
    const piece = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) });
    await piece(long).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(piece(long)).toHaveAccessibleName(/column 1, row 3$/);
    await expect(dialog.getByText(`${long}: column 1, row 3`)).toHaveRole('status');
    const before = await piece('F1-T03').boundingBox();
    if (before === null) throw new Error('The table is not on the plan.');
    await piece('F1-T03').hover();
    await page.mouse.down();
    await page.mouse.move(before.x + before.width * 2, before.y + before.height * 3, { steps: 4 });
    await page.mouse.up();
    await expect(piece('F1-T03')).not.toHaveAccessibleName(/row 1$/);
    await dialog.getByRole('button', { name: 'Round' }).click();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    await expect(page.getByText('The plan of Garden is saved')).toBeVisible();
  });

  await test.step('the captain’s screen shows the plan or the list, and keeps the choice', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(href('captain'));
    await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible();
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    const plan = page.getByRole('list', { name: 'Plan of Garden' });
    const table = plan.getByRole('button', { name: new RegExp(`^${long}.*Available`) });
    await expect(table).toBeVisible();
    const box = await table.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expectSound(page);
    await page.reload();
    await expect(table).toBeVisible();
    await table.click();
    await expect(page.getByRole('heading', { name: new RegExp(long) })).toBeVisible();
  });

  await test.step('a guest reads the name before the menu', async () => {
    const guest = await person('guest', { viewport: PHONE });
    await guest.page.goto(href('customerDetails', { restaurantId: house.restaurantId, tableId: 'F1-T02' }));
    await expect(guest.page.getByText('बरामदा 2')).toBeVisible();
  });
});
