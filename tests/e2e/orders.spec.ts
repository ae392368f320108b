import { readFile } from 'node:fs/promises';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
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

/** A dish available at any hour, at the restaurant's own tax rate. */
function plainDish(): MenuItem {
  const found = DEMO_MENU.items.find(({ categoryId, variants, addOnGroupIds, taxClass }) => {
    const category = DEMO_MENU.categories.find(({ id }) => id === categoryId);
    return category?.from === null && variants.length + addOnGroupIds.length === 0 && taxClass === 'standard';
  });
  if (found === undefined) throw new Error('The demo menu has no plain dish.');
  return found;
}

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('the owner finds an order by table and by number, reads its history, and prints its bill again', async ({
  person,
}) => {
  const dish = plainDish();
  const login = freshLogin('owner');
  const house = await openRestaurant(login, {});
  await house.call(seedTables, { tablesPerFloor: [2] });
  const { version } = await house.call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const order = async (tableId: string) => {
    const round = {
      restaurantId: house.restaurantId,
      orderId: newId(),
      tableId,
      type: 'dine-in' as const,
      roundId: newId(),
      menuVersion: version,
      selections: [{ itemId: dish.id, variantId: null, addOnIds: [], quantity: 1, note: '' }],
    };
    // The public profile, which says that the restaurant is open, is updated after its record.
    await expect(() => house.call(placeRound, round)).toPass();
    return round.orderId;
  };
  const orderId = await order('F1-T01');
  await order('F1-T02');
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const links = page.getByRole('rowheader').getByRole('link');

  await test.step('sees the live orders, and filters by one table', async () => {
    await page.goto(href('orders'));
    await expect(links).toHaveText(['F1-T02', 'F1-T01']);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('combobox', { name: 'Table or room' }).fill('F1-T01');
    await page.getByRole('option', { name: 'F1-T01' }).click();
    await expect(links).toHaveText(['F1-T01']);
    await expectSound(page);
    await page.reload();
    await expect(links).toHaveText(['F1-T01']);
  });

  const { name, taxClass } = dish;
  const charge = aCharge({ itemId: dish.id, name, taxClass, unitPaise: dish.pricePaise });
  const bill = computeBill([charge], { kind: 'tax-invoice' });
  await house.call(settleBill, {
    orderId,
    requestId: newId(),
    seenRounds: 1,
    portions: null,
    payments: [exactly('cash', bill.totalPaise)],
  });

  await test.step('the order leaves the live ones when it is settled, and is found by its number', async () => {
    await expect(page.getByText('No order is like that.')).toBeVisible();
    await page.getByRole('tab', { name: 'Past' }).click();
    await expect(links).toHaveText(['F1-T01']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^\ufeffOrder,KOT,.*\r\nF1-T01,KOT 1,Completed,.*INV\/.*\r\n$/);
    await page.getByRole('searchbox', { name: /KOT number/ }).fill('INV/1');
    await expect(page.getByText('Orders for “INV/1”')).toBeVisible();
    await links.click();
  });

  await test.step('its history and a duplicate of the bill, also on a phone', async () => {
    const panel = page.getByRole('dialog', { name: 'F1-T01' });
    const steps = panel.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(steps).toHaveText([/Sent KOT 1: 1 × .*Meera Deshpande/, /Settled INV.*Meera Deshpande/]);
    await page.setViewportSize(PHONE);
    await expectSound(page);
    await panel.getByRole('button', { name: 'Show and print' }).click();
    const paper = page.getByRole('dialog', { name: /^INV/ });
    await expect(paper.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
    await expect(paper.getByRole('button', { name: 'Print a duplicate' })).toBeVisible();
    await expectSound(page);
  });
});
