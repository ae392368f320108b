import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { intercept } from './support/calls.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { paise } from '@bhoj/domain/money/money';
import type { Page } from '@playwright/test';

const CUT = /./;

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Puts one dish into the cart and opens it. */
async function fillCart(page: Page, dish: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${dish}` }).click();
  await page.getByRole('button', { name: /See the cart/ }).click();
}

test('a table of friends orders, loses the network twice, is served, pays by UPI and leaves a review (GUEST-1, GUEST-2)', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { owner, place } = await aReadyRestaurant([
    { name: 'Idli', pricePaise: paise(6_000) },
    { name: 'Vada', pricePaise: paise(7_000) },
  ]);
  const { restaurantId } = place;
  const { qrCode } = await admin.get(tables, place);
  const guest = await person('guest', { viewport: PHONE });
  const { page, context } = guest;

  await test.step('scans the code and orders', async () => {
    await openFromQr(page, qrCode);
    await startOrdering(page);
    await expect(page.getByRole('button', { name: 'Call a waiter' })).toBeVisible();
    await expectSound(page);
    await orderRound(page, ['Idli']);
  });
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const kots = async () => (await admin.get(orders, { restaurantId, orderId })).kots.length;

  await test.step('a friend joins with the code, and both see both rounds', async () => {
    const { code } = (await admin.get(orders, { restaurantId, orderId })).joining;
    const friend = await person('friend', { viewport: PHONE });
    friend.expectRefusal(/joinTable/);
    await openFromQr(friend.page, qrCode);
    await friend.page.getByRole('button', { name: 'Start ordering' }).click();
    await friend.page.getByLabel(/code/i).fill(code);
    await friend.page.getByRole('button', { name: /join/i }).click();
    await expect(friend.page).toHaveURL(new RegExp(orderId));
    await orderRound(friend.page, ['Vada']);
    await page.getByRole('button', { name: /Our order/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('Idli');
    await expect(sheet).toContainText('Vada');
    await sheet.getByRole('button', { name: 'Close' }).click();
    expect(await kots()).toBe(2);
  });

  await test.step('another friend joins with the code while ordering is paused', async () => {
    const pause = async (orderingPaused: boolean) => {
      await admin.update(serviceSettings, { restaurantId }, { orderingPaused });
      await expect
        .poll(async () => (await admin.get(profiles, { restaurantId })).orderingPaused)
        .toBe(orderingPaused);
    };
    await pause(true);
    const { code } = (await admin.get(orders, { restaurantId, orderId })).joining;
    const friend = await person('late friend', { viewport: PHONE });
    friend.expectRefusal(/joinTable/);
    await openFromQr(friend.page, qrCode);
    await expect(friend.page.getByRole('link', { name: 'See the menu' })).toBeVisible();
    await friend.page.getByRole('button', { name: 'Join the table' }).click();
    await friend.page.getByLabel(/code/i).fill(code);
    await expectSound(friend.page);
    await friend.page.getByRole('button', { name: 'Join the table' }).click();
    await expect(friend.page).toHaveURL(new RegExp(orderId));
    await pause(false);
  });

  await test.step('the network fails before Send: the round is kept, and sent once when it is back', async () => {
    guest.expectRefusal(CUT);
    await fillCart(page, 'Vada');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send to kitchen' }).click();
    await expect(page.getByText(/There was no answer. Your order is kept/)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(kots).toBe(3);
    await expect(page.getByRole('button', { name: /See the cart/ })).toBeHidden();
  });

  await test.step('the network fails after the round arrived and before its answer: it is cooked once', async () => {
    await fillCart(page, 'Idli');
    const cut = Promise.withResolvers<void>();
    const release = await intercept(context, placeRound, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('connectionreset');
      cut.resolve();
    });
    await page.getByRole('button', { name: 'Send to kitchen' }).click();
    // The page says that there was no answer, unless the order has already shown it that the round arrived.
    await cut.promise;
    await release();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /See the cart/ })).toBeHidden();
    const { lines } = await admin.get(orders, { restaurantId, orderId });
    expect(Object.values(lines).map(({ name }) => name)).toEqual(['Idli', 'Vada', 'Vada', 'Idli']);
    expect(await kots()).toBe(4);
  });

  const captain = await person('captain', { viewport: PHONE });
  await test.step('a waiter is called, and the guest sees who comes', async () => {
    await signInOn(captain.page, 'captain', await hire(owner, 'captain', 'Suresh'));
    await page.getByRole('button', { name: 'Call a waiter' }).click();
    await expect(page.getByRole('button', { name: /^Called/ })).toBeVisible();
    await captain.page.getByRole('button', { name: 'I’m coming' }).click();
    await expect(page.getByRole('button', { name: 'Suresh is on the way' })).toBeVisible();
  });

  await test.step('declares a UPI payment; only the captain confirms it', async () => {
    await page.goto(href('customerCheckout', { ...place, orderId }));
    await page.getByRole('button', { name: 'I have paid by UPI' }).click();
    await expect(page.getByText(/You told us you paid/).first()).toBeVisible();
    await expectSound(page);
    expect((await admin.get(orders, { restaurantId, orderId })).state).toBe('open');
    await captain.page.getByRole('button', { name: 'Open the bill' }).click();
    await captain.page.getByRole('button', { name: 'Settle ₹273' }).click();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  });

  await test.step('leaves a review, once', async () => {
    await page.getByRole('radio', { name: '4 stars of 5' }).check({ force: true });
    await page.getByLabel('In your words').fill('बहुत अच्छी इडली');
    await page.getByRole('button', { name: 'Send to the restaurant' }).click();
    await expect(page.getByText(/Thank you. The restaurant reads every word/)).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByText(/Thank you. The restaurant reads every word/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
  await admin.close();
});
