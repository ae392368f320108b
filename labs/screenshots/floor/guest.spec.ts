import { declineRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { href, KEY_PARAM } from '@bhoj/domain/catalogue/routes';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { guest as en } from '../../../web/src/messages/guest/guest/en.ts';
import { cartSheet } from '../../../web/src/messages/guest/cart-sheet/en.ts';
import { billPage } from '../../../web/src/messages/guest/bill-page/en.ts';
import { foodAsk } from '../../../web/src/messages/shared/food-ask/en.ts';
import { readDemo } from '../../../tests/e2e/support/demo.ts';
import { openFromQr, orderRound } from '../../../tests/e2e/support/guest-steps.ts';
import { expect, test } from '../../../tests/e2e/support/people.ts';
import { callsOf } from '../../../demo/live/callable.ts';
import { advance, settle } from '../../../demo/live/party.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { onDuty } from '../landing/evening.ts';
import { look } from './look.ts';
import type { Page } from '@playwright/test';

const SMALL = { width: 360, height: 740 };
const menuUrl = /\/customer\/menu\/.+\/\w{20}$/;
const urls = urlsFromEnv(process.env);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const shownSheet = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const closeSheet = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('a guest who orders, is served and pays', async ({ person }) => {
  const demo = readDemo();
  const { restaurantId } = demo;
  const { page, context, expectRefusal } = await person('guest', { viewport: SMALL });
  await openFromQr(page, demo.qrPaths['F1-T01'] ?? href('landing'));
  await look(page, 'guest-details');
  await page.getByText(en.details.more).click();
  await look(page, 'guest-details-name');
  await press(page, en.details.start);
  await expect(page).toHaveURL(menuUrl);
  // Waits for it, because it loads after the first dishes.
  await expect(page.getByRole('button', { name: foodAsk.title })).toBeVisible();
  await look(page, 'guest-menu');
  expectRefusal(/.*/);
  await context.setOffline(true);
  await look(page, 'guest-offline');
  await context.setOffline(false);

  await press(page, foodAsk.title);
  await shownSheet(page);
  await look(page, 'guest-food-rules');
  await closeSheet(page);
  await press(page, en.menu.addDish('Butter Chicken'));
  await shownSheet(page);
  await look(page, 'guest-dish');
  await closeSheet(page);
  await page.getByRole('searchbox').fill('zzz');
  await look(page, 'guest-menu-nothing');
  await page.getByRole('searchbox').fill('');
  for (const dish of ['Masala Papad', 'Kanda Bhaji']) await press(page, en.menu.addDish(dish));
  await look(page, 'guest-menu-cart');
  await press(page, en.cart.open);
  await shownSheet(page);
  await look(page, 'guest-cart');
  await closeSheet(page);
  await orderRound(page, ['Hakka Noodles', 'Solkadhi']);

  const house = await onDuty(urls, demo);
  const { currentOrderId } = await house.admin.get(tables, { restaurantId, tableId: 'F1-T01' });
  const orderId = currentOrderId ?? '';
  const { lines } = await house.admin.get(orders, { restaurantId, orderId });
  const [first = '', ...rest] = Object.keys(lines);
  const round = { orderId, roundId: '', outcome: 'sent', kot: null } as const;
  await advance(house, { ...round, lineIds: [first] }, 'served');
  await advance(house, { ...round, lineIds: rest.slice(0, 2) }, 'cooking');
  await press(page, en.ask.callWaiter);
  await expect(page.getByRole('button', { name: /^Called/ })).toBeVisible();
  await look(page, 'guest-menu-ordered');
  await press(page, en.order.title);
  await shownSheet(page);
  await look(page, 'guest-order');

  await page.goto(href('customerCheckout', { restaurantId, tableId: 'F1-T01', orderId }));
  await expect(page.getByRole('heading', { level: 1, name: billPage.title })).toBeVisible();
  await look(page, 'guest-bill');
  await press(page, /I have paid by UPI/);
  await look(page, 'guest-bill-said');
  await settle(house, orderId, 'upi');
  await expect(page.getByText(en.checkout.paid, { exact: true })).toBeVisible();
  await look(page, 'guest-bill-paid');
  await house.admin.close();
});

test('guests at tables where others have ordered, and where a waiter confirms', async ({ person }) => {
  const demo = readDemo();
  const { restaurantId } = demo;
  const guest = await person('guest', { viewport: SMALL });
  const { page } = guest;
  // On a busy machine the emulator fails to send some photos; their dishes appear without them.
  guest.expectRefusal(/joinTable|Firestore|firestore|users\/nobody|photos/);
  await openFromQr(page, demo.qrPaths['F1-T02'] ?? href('landing'));
  await press(page, en.details.start);
  await expect(page.getByLabel(en.details.code(4))).toBeVisible();
  await look(page, 'guest-code');
  await press(page, en.details.ask);
  await expect(page.getByText(/We have asked a waiter/)).toBeVisible();
  await look(page, 'guest-asked');

  await page.goto(`${href('customerDetails', { restaurantId, tableId: 'F1-T07' })}?${KEY_PARAM}=old`);
  await press(page, en.details.start);
  await expect(page).toHaveURL(menuUrl);
  await orderOf(page, ['Masala Papad', 'Solkadhi']);
  await expect(page.getByText(en.menu.sentAtDoor).first()).toBeVisible();
  await look(page, 'guest-waiting');
  const house = await onDuty(urls, demo);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { acceptance } = await house.admin.get(orders, { restaurantId, orderId });
  const roundId = acceptance.waiting[0] ?? '';
  await callsOf(urls, house.captain.idToken)(declineRound, { orderId, roundId });
  await shownSheet(page);
  await look(page, 'guest-declined');
  await house.admin.close();

  await page.goto(href('customerMenu', { restaurantId, tableId: 'F1-T08', orderId: 'preview' }));
  await look(page, 'guest-preview');
  await page.goto(href('customerDetails', { restaurantId, tableId: 'F9-T99' }));
  await press(page, en.details.start);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await look(page, 'guest-no-table');
  await page.goto(
    href('customerCheckout', { restaurantId, tableId: 'F1-T02', orderId: 'OrderThatIsNotThere1' }),
  );
  await look(page, 'guest-not-yours');
  await page.goto(href('customerDetails', { restaurantId: 'nobody', tableId: 'F1-T01' }));
  await look(page, 'guest-no-restaurant');
});

/** Sends one of each dish to the captain, who confirms it. */
async function orderOf(page: Page, dishes: readonly string[]): Promise<void> {
  for (const dish of dishes) await press(page, en.menu.addDish(dish));
  await press(page, en.cart.open);
  await press(page, cartSheet.sendOrder);
  await expect(page.getByRole('dialog')).toBeHidden();
}
