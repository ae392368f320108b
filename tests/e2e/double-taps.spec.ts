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

/** Stops the wait of every button 1 ms before its end, so that a slow machine tests the same moment as a fast one. */
function holdWaits(): void {
  const hold = ({ animationName, target }: AnimationEvent) => {
    if (animationName !== 'too-soon') return;
    for (const wait of (target as Element).getAnimations()) {
      wait.pause();
      wait.currentTime = 599;
    }
  };
  document.addEventListener('animationstart', hold, true);
}

/** Lets the 600 ms of the buttons that are there be over. */
const endWaits = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isWait = (one: Animation) => one instanceof CSSAnimation && one.animationName === 'too-soon';
    for (const wait of document.getAnimations().filter(isWait)) wait.finish();
  });

/** Taps the middle of a button several times, whatever appears there meanwhile. */
async function tapOn(page: Page, button: Locator, times: number): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('nothing to tap');
  for (let n = 0; n < times; n += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Taps "Take back" as somebody who still taps where Send was: the round stays sent (P-TAKEBACK-1). */
async function keepsRound(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Take back' });
  await expect(back).toBeVisible();
  await tapOn(page, back, 3);
  await expect(back).toBeVisible();
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
  await page.evaluate(holdWaits);
  const sent = await counted(page, placeRound);
  await page.getByRole('button', { name: 'Add Idli' }).click();
  const cart = page.getByRole('button', { name: /See the cart/ });
  await expect(cart).toBeVisible();
  await tapOn(page, cart, 3);
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send to kitchen' });
  await expect(send).toBeVisible();
  await tapOn(page, send, 3);
  await expect(send).toBeVisible();
  await endWaits(page);
  await send.click();
  await expect(cart).toBeHidden();
  await keepsRound(page);
  await expect.poll(sent).toBe(1);
});

test('@deep a captain who taps twice or three times reviews, sends once and takes no money (P-TAP-1)', async ({
  person,
}) => {
  const { owner, place } = await aHouse();
  const { page } = await person('captain', { viewport: PHONE });
  await signInOn(page, 'captain', await hire(owner, 'captain', 'Suresh'));
  await page.evaluate(holdWaits);
  const [sent, settled] = [await counted(page, placeRound), await counted(page, settleBill)];
  await page.getByRole('button', { name: new RegExp(`^${place.tableId}`) }).click();
  await page.getByRole('button', { name: /Idli/ }).first().click();
  await tapOn(page, page.getByRole('button', { name: 'Review' }), 3);
  const review = page.getByRole('dialog');
  const send = page.getByRole('button', { name: /^Send 1 item/ });
  await expect(review).toBeVisible();
  await tapOn(page, review.getByRole('button', { name: /^Send 1 item/ }), 3);
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(review).toBeHidden();
  await endWaits(page);
  await send.click();
  await keepsRound(page);
  const bill = page.getByRole('button', { name: 'Bill', exact: true });
  await expect(bill).toBeVisible();
  expect(sent()).toBe(1);
  await tapOn(page, bill, 3);
  await expect(bill).toBeVisible();
  await endWaits(page);
  await bill.click();
  const cash = page.getByRole('button', { name: /cash/i }).first();
  await expect(cash).toBeVisible();
  await tapOn(page, cash, 3);
  await endWaits(page);
  await cash.click();
  await expect.poll(settled).toBe(1);
});
