import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { paise } from '@bhoj/domain/money/money';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { intercept } from './support/calls.ts';
import { openFromQr, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Contract } from '@bhoj/domain/kernel/contract';
import type { Locator, Page } from '@playwright/test';

/** ms between the taps of an impatient or shaking finger. */
const INTERVALS = [120, 250, 350, 500];

/** Taps the middle of a button several times, whatever appears there meanwhile. */
async function tapOn(page: Page, button: Locator, times: number, interval: number): Promise<void> {
  await button.hover();
  const box = await button.boundingBox();
  if (box === null) throw new Error('nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let n = 0; n < times; n += 1) {
    if (n > 0) await page.waitForTimeout(interval);
    await page.mouse.click(x, y);
  }
}

/** Counts the calls of a contract, and lets them pass. */
async function counted(page: Page, contract: Contract): Promise<() => number> {
  let calls = 0;
  await intercept(page, contract, async (route) => {
    calls += 1;
    await route.fallback();
  });
  return () => calls;
}

const aHouse = () =>
  aReadyRestaurant([
    { name: 'Idli', pricePaise: paise(6_000) },
    { name: 'Vada', pricePaise: paise(7_000) },
  ]);

test('a guest who taps twice or three times reads the cart, and sends nothing (P-TAP-1)', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { place } = await aHouse();
  const { qrCode } = await admin.get(tables, place);
  const { page } = await person('guest', { viewport: PHONE });
  await openFromQr(page, qrCode);
  await startOrdering(page);
  const sent = await counted(page, placeRound);
  await page.getByRole('button', { name: 'Add Idli' }).click();
  for (const interval of INTERVALS) {
    await tapOn(page, page.getByRole('button', { name: /See the cart/ }), 2, interval);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(sent()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: /See the cart/ }).click();
  await page.getByRole('button', { name: 'Send to kitchen' }).click();
  await expect(page.getByRole('button', { name: /See the cart/ })).toBeHidden();
  expect(sent()).toBe(1);
});

test('a captain who taps twice reviews, sends once and takes no money (P-TAP-1)', async ({ person }) => {
  const { owner, place } = await aHouse();
  const { page } = await person('captain', { viewport: PHONE });
  await signInOn(page, 'captain', await hire(owner, 'captain', 'Suresh'));
  const [sent, settled] = [await counted(page, placeRound), await counted(page, settleBill)];
  await page.getByRole('button', { name: new RegExp(`^${place.tableId}`) }).click();
  for (const [n, interval] of INTERVALS.entries()) {
    await page.getByRole('button', { name: /Idli/ }).first().click();
    await tapOn(page, page.getByRole('button', { name: 'Review' }), 2, interval);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(sent()).toBe(n);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await tapOn(page, page.getByRole('button', { name: /^Send 1 item/ }), 3, interval);
    await expect.poll(sent).toBe(n + 1);
    const bill = page.getByRole('button', { name: 'Bill', exact: true });
    await expect(bill).toBeVisible();
    await tapOn(page, bill, 3, interval);
    expect(settled()).toBe(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Add dishes' }).click();
  }
});
