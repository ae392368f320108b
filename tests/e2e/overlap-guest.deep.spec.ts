import { href, KEY_PARAM } from '@bhoj/domain/catalogue/routes';
import { setBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { declineRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { guest as en } from '../../web/src/messages/guest/guest/en.ts';
import { cartSheet } from '../../web/src/messages/guest/cart-sheet/en.ts';
import { review } from '../../web/src/messages/guest/review/en.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { openFromQr } from './support/guest-steps.ts';
import { faultsInEachLanguage } from './support/languages.ts';
import {
  aRestaurantOfLongNames,
  CHOICE_DISH,
  LONG_DISH,
  LONG_PERSON,
  orderAll,
  printedLink,
  SMALL,
  WIDTHS,
} from './support/long-names.ts';
import { expect, test } from './support/people.ts';
import { settled } from './support/visits.ts';
import type { Page } from '@playwright/test';
import type { Admin } from '../../demo/live/admin.ts';
import type { LongNames } from './support/long-names.ts';

const menuUrl = /\/customer\/menu\/.+\/\w{20}$/;
const orderIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Checks the guest's page, and collects the faults. */
function looksAt(page: Page, found: string[]) {
  return async (name: string) => {
    await settled(page);
    found.push(...(await faultsInEachLanguage(page, `guest ${name}`, WIDTHS)));
  };
}

/** Settles a whole order by UPI, as the owner. A bill of this amount must name its buyer. */
async function settleAll(admin: Admin, { restaurantId, call }: LongNames, orderId: string): Promise<void> {
  const buyer = { name: LONG_PERSON, gstin: '', address: LONG_DISH, stateCode: '27' };
  await call(setBuyer, { orderId, buyer, keep: false });
  const [order, restaurant] = await Promise.all([
    admin.get(orders, { restaurantId, orderId }),
    admin.restaurant(restaurantId),
  ]);
  const { totalPaise } = billOf({ order, money: NO_MONEY }, restaurant);
  await call(settleBill, {
    orderId,
    requestId: newId(),
    seenRounds: 1,
    portions: null,
    payments: [exactly('upi', totalPaise)],
  });
}

test('no text stands on another on a guest’s phone, from the code to the review, in any language', async ({
  person,
}) => {
  test.slow();
  const admin = openAdmin(urlsFromEnv(process.env));
  const house = await aRestaurantOfLongNames({ withChoices: true });
  const { page } = await person('guest', { viewport: SMALL });
  const found: string[] = [];
  const look = looksAt(page, found);
  await openFromQr(page, await printedLink(admin, house, 'F1-T01'));
  await look('details');
  await press(page, en.details.start);
  await expect(page).toHaveURL(menuUrl);
  await look('menu');

  await press(page, en.menu.addDish(CHOICE_DISH));
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await look('dish');
  await sheet.getByRole('radio').first().check({ force: true });
  await sheet.getByRole('checkbox').first().check({ force: true });
  await look('dish with choices');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  for (const dish of [LONG_DISH, 'Dal']) await press(page, en.menu.addDish(dish));
  await look('menu with a cart');
  await press(page, en.cart.open);
  await expect(sheet).toBeVisible();
  await look('cart');
  await press(page, cartSheet.send);
  await expect(sheet).toBeHidden();
  await look('sent');
  await press(page, en.order.title);
  await expect(sheet).toBeVisible();
  await look('order');

  const orderId = orderIn(page);
  await page.goto(href('customerCheckout', { ...house, tableId: 'F1-T01', orderId }));
  await look('bill');
  await settleAll(admin, house, orderId);
  await expect(page.getByText(en.checkout.paid, { exact: true })).toBeVisible();
  await press(page, review.send);
  await expect(page.getByText(review.choose)).toBeVisible();
  await look('paid bill and review');
  await page.getByRole('radio', { name: review.stars(4) }).check({ force: true });
  await page.getByLabel(review.words).fill(LONG_DISH.repeat(4));
  await press(page, review.send);
  await expect(page.getByText(review.thanks)).toBeVisible();
  await look('reviewed');
  await admin.close();
  expect(found).toEqual([]);
});

test('no text stands on another on a guest’s phone that waits for a captain, in any language', async ({
  person,
}) => {
  test.slow();
  const admin = openAdmin(urlsFromEnv(process.env));
  const house = await aRestaurantOfLongNames({ withChoices: false });
  await orderAll(house, { call: house.call, orderId: newId() }, 'F1-T02');
  const guest = await person('guest', { viewport: SMALL });
  const { page } = guest;
  guest.expectRefusal(/joinTable/);
  const found: string[] = [];
  const look = looksAt(page, found);
  await openFromQr(page, await printedLink(admin, house, 'F1-T02'));
  await page.getByText(en.details.more).click();
  await page.getByLabel(en.details.name, { exact: true }).fill(LONG_PERSON);
  await look('name');
  await press(page, en.details.start);
  const code = page.getByLabel(en.details.code(4));
  await expect(code).toBeVisible();
  await look('code');
  await code.fill('0000');
  await press(page, en.details.join);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await look('wrong code');
  await press(page, en.details.ask);
  await expect(page.getByText(/^We have asked a waiter/)).toBeVisible();
  await look('asked in');

  await page.goto(`${href('customerDetails', { ...house, tableId: 'F1-T03' })}?${KEY_PARAM}=old`);
  await press(page, en.details.start);
  await expect(page).toHaveURL(menuUrl);
  await press(page, en.menu.addDish(LONG_DISH));
  await press(page, en.cart.open);
  await press(page, cartSheet.sendOrder);
  await expect(page.getByText(en.menu.sentAtDoor).first()).toBeVisible();
  await look('waiting');
  const orderId = orderIn(page);
  const { acceptance } = await admin.get(orders, { restaurantId: house.restaurantId, orderId });
  await house.call(declineRound, { orderId, roundId: acceptance.waiting[0] ?? '' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('declined');
  await admin.close();
  expect(found).toEqual([]);
});
