import { readFile } from 'node:fs/promises';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { days } from '@bhoj/domain/days/day.collection';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { aDayWith } from '@bhoj/domain/fixtures/dish-days';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { formatPlain } from '@bhoj/domain/money/format';
import { plus, rupees } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { businessDayOf, DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { inScheme, SIZES } from './support/visits.ts';
import type { Page } from '@playwright/test';

const today = businessDayOf(Date.now(), '04:00');
const daysAgo = (count: number): string => dateOf(startOf(today) - count * DAY);

/** Available at any hour, without sizes or add-ons, at the restaurant's own tax rate. */
const dish = DEMO_MENU.items.find(({ categoryId, variants, addOnGroupIds, taxClass }) => {
  const category = DEMO_MENU.categories.find(({ id }) => id === categoryId);
  return category?.from === null && variants.length + addOnGroupIds.length === 0 && taxClass === 'standard';
});

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    for (const scheme of ['light', 'dark'] as const) {
      await inScheme(page, scheme);
      expect(await violations(page, null)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
  await page.setViewportSize(DESKTOP);
}

/** The value beside a label in a list of facts. */
const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).first().locator('dd');

test('a renamed dish keeps its history, and the figures are those of the day', async ({ person }) => {
  if (dish === undefined) throw new Error('The demo menu has no plain dish.');
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  const renamed = `${dish.name} Special`;
  const items = DEMO_MENU.items.map((item) => (item.id === dish.id ? { ...item, name: renamed } : item));
  const content = { ...DEMO_MENU, items };
  await call(seedTables, { tablesPerFloor: [1] });
  const { version: menuVersion } = await call(saveMenu, { baseVersion: 0, content });

  // 10 portions before the compared week, then 20 for ₹2,000 under the old name.
  const sold = (quantity: number) => ({ itemId: dish.id, name: dish.name, quantity, rupees: quantity * 100 });
  for (const [ago, quantity] of [
    [9, 10],
    [3, 20],
  ] as const) {
    const day = daysAgo(ago);
    await admin.set(days, { restaurantId, day }, aDayWith(day, sold(quantity)));
  }
  const orderId = newId();
  const selections = [{ itemId: dish.id, variantId: null, addOnIds: [], quantity: 3, note: '' }];
  const on = { restaurantId, orderId, tableId: 'F1-T01', type: 'dine-in' as const };
  // The public profile, which says that the restaurant is open, is updated after its record.
  await expect(() => call(placeRound, { ...on, roundId: newId(), menuVersion, selections })).toPass();
  const charge = aCharge({ itemId: dish.id, name: renamed, quantity: 3, unitPaise: dish.pricePaise });
  const bill = computeBill([charge], { kind: 'tax-invoice' });
  const payments = [exactly('cash', bill.totalPaise)];
  await call(settleBill, { orderId, requestId: newId(), seenRounds: 1, portions: null, payments });

  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: renamed }) });

  await test.step('the day’s sales are the same here and in the Day view', async () => {
    await page.goto(`${href('orders')}?view=day`);
    const ofDay = fact(page, 'Sales before tax');
    await expect(ofDay).toHaveText(formatPlain(bill.subtotalPaise));
    await page.goto(`${href('trending')}?period=${today}..${today}`);
    await expect(fact(page, 'Sales before tax')).toHaveText(formatPlain(bill.subtotalPaise));
  });

  await test.step('the renamed dish is one row: 23 portions of this week after 10 of the week before', async () => {
    await page.goto(`${href('trending')}?period=7`);
    const week = plus(bill.subtotalPaise, rupees(2_000));
    await expect(row).toContainText('+130 %');
    await expect(row.getByRole('cell', { name: '23', exact: true })).toBeVisible();
    await expect(row).toContainText(formatPlain(week));
    await expect(page.getByRole('link', { name: dish.name, exact: true })).toHaveCount(0);
    await expect(fact(page, 'Sales before tax')).toHaveText(formatPlain(week));
    await expectSound(page);
  });

  await test.step('the file has what the list shows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`\r\n${renamed},`);
    expect(file).toMatch(/^\ufeffDish,Category,Sold,A day,Trend,/);
  });

  await test.step('the dish has its own view with its curve, which survives a reload', async () => {
    await page.getByRole('link', { name: renamed }).click();
    const panel = page.getByRole('dialog', { name: renamed });
    await expect(panel.getByRole('figure', { name: `${renamed}: sales by day` })).toBeVisible();
    await page.reload();
    await expect(panel.getByText('Margin would change by')).toBeVisible();
    await expect(panel.locator('svg').first()).toBeVisible();
    await expectSound(page);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('the other views are there', async () => {
    await page.getByRole('tab', { name: 'What to do' }).click();
    await expect(row).toContainText('No cost price: not known');
    await expectSound(page);
    await page.getByRole('tab', { name: 'Sold out' }).click();
    await expect(page.getByText('No dish was sold out in this period while you were open.')).toBeVisible();
    await page.getByRole('tab', { name: 'Times and people' }).click();
    await expect(page.getByRole('table', { name: 'Who took the orders' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('a period without sales says how they come', async () => {
    await page.goto(`${href('trending')}?period=2026-01`);
    await expect(page.getByText(/^No sales in this period/)).toBeVisible();
    await page.getByRole('button', { name: 'Show the last 60 days' }).click();
    await expect(row.getByRole('cell', { name: '33', exact: true })).toBeVisible();
  });
  await admin.close();
});
