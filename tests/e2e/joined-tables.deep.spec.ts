import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { paise } from '@bhoj/domain/money/money';
import type { Page } from '@playwright/test';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Chooses an act on the shown order. */
async function choose(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

const BOTH = 'F1-T01 + F1-T02';

test('two tables are joined, two phones at them order, one bill frees both (P-JOINED-1, P-JOINED-3, P-JOINED-4)', async ({
  person,
}) => {
  test.slow();
  const admin = openAdmin(urlsFromEnv(process.env));
  const { owner, place } = await aReadyRestaurant([
    { name: 'Idli', pricePaise: paise(6_000) },
    { name: 'Vada', pricePaise: paise(7_000) },
  ]);
  const { restaurantId } = place;
  const tableAt = (tableId: string) => admin.get(tables, { restaurantId, tableId });
  const { page } = await person('guest', { viewport: PHONE });
  const captain = await person('captain', { viewport: PHONE });
  const tiles = captain.page.getByRole('button', { name: new RegExp(`^${RegExp.escape(BOTH)}`) });

  await test.step('a guest orders at the first table', async () => {
    await openFromQr(page, (await tableAt('F1-T01')).qrCode);
    await startOrdering(page);
    await orderRound(page, ['Idli']);
  });
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('the captain joins the second table: both tiles have one name, and open one order', async () => {
    await signInOn(captain.page, 'captain', await hire(owner, 'captain', 'Suresh'));
    // A tile that shows no order yet would open the dishes.
    const tile = captain.page.getByRole('button', { name: /^F1-T01/ });
    await expect(tile).toContainText('Occupied');
    await tile.click();
    await choose(captain.page, 'Join a table');
    await captain.page.getByRole('radio', { name: 'F1-T02, free' }).check({ force: true });
    await expectSound(captain.page);
    await captain.page.getByRole('button', { name: 'Join F1-T02' }).click();
    await expect(captain.page.getByRole('heading', { name: BOTH })).toBeVisible();
    await captain.page.getByRole('button', { name: 'All tables' }).click();
    await expect(tiles).toHaveCount(2);
    await expectSound(captain.page);
    await tiles.last().click();
    await expect(captain.page.getByRole('region', { name: /KOT/ })).toContainText('Idli');
    await expect(page.getByText(/1.*\+.*2/).first()).toBeVisible();
  });

  await test.step('a friend at the second table joins with the code, and orders', async () => {
    const { code } = (await admin.get(orders, { restaurantId, orderId })).joining;
    const friend = await person('friend', { viewport: PHONE });
    friend.expectRefusal(/joinTable/);
    await openFromQr(friend.page, (await tableAt('F1-T02')).qrCode);
    await friend.page.getByRole('button', { name: 'Start ordering' }).click();
    await friend.page.getByLabel(/code/i).fill(code);
    await friend.page.getByRole('button', { name: /join/i }).click();
    await expect(friend.page).toHaveURL(new RegExp(orderId));
    await orderRound(friend.page, ['Vada']);
    await expect(captain.page.getByRole('region', { name: /KOT/ })).toHaveCount(2);
  });

  await test.step('one bill, and both tables are free', async () => {
    await captain.page.getByRole('button', { name: 'Bill', exact: true }).click();
    await expect(captain.page.getByRole('heading', { name: BOTH })).toBeVisible();
    await captain.page.getByRole('button', { name: /^Cash, exactly/ }).click();
    await expect(captain.page.getByText(`${BOTH} is free again.`)).toBeVisible();
    for (const tableId of ['F1-T01', 'F1-T02'])
      expect(await tableAt(tableId)).toMatchObject({ status: 'Available', currentOrderId: null });
  });
  await admin.close();
});
