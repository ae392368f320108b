import { href, KEY_PARAM } from '@bhoj/domain/catalogue/routes';
import { askToJoin } from '@bhoj/domain/orders/door/joining.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { declarePayment } from '@bhoj/domain/orders/requests/upi-declaration.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { captain } from '../../web/src/messages/captain/captain/en.ts';
import { floor } from '../../web/src/messages/captain/floor/en.ts';
import { phones } from '../../web/src/messages/captain/phones/en.ts';
import { markWords } from '../../web/src/messages/shared/marks/en.ts';
import { settling } from '../../web/src/messages/shared/settling/en.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { callsOf } from '../../demo/live/callable.ts';
import { signInAsGuest } from '../../demo/live/sign-in.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { faultsInEachLanguage } from './support/languages.ts';
import {
  aRestaurantOfLongNames,
  guestAt,
  LONG_PERSON,
  orderAll,
  printedLink,
  SMALL,
  WIDTHS,
} from './support/long-names.ts';
import { expect, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import { settled } from './support/visits.ts';
import type { Page } from '@playwright/test';
import type { LongNames } from './support/long-names.ts';
import type { Person } from './support/people.ts';

const urls = urlsFromEnv(process.env);
type Opens = (name: string, options: { viewport: typeof SMALL }) => Promise<Person>;

/** Opens the captain's screen of a restaurant, with a function that checks it and collects the faults. */
async function atWork(person: Opens, { owner }: LongNames) {
  const login = await hire(owner, 'captain', LONG_PERSON);
  const { page } = await person('captain', { viewport: SMALL });
  const found: string[] = [];
  const look = async (name: string) => {
    await settled(page);
    found.push(...(await faultsInEachLanguage(page, `captain ${name}`, WIDTHS)));
  };
  await signInOn(page, 'captain', login);
  await expect(tile(page, 'F1-T01')).toBeVisible();
  return { page, found, look };
}

const tile = (page: Page, table: string) =>
  page.getByRole('button', { name: new RegExp(`^${table}`) }).first();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('no text stands on another on a captain’s phone while an order is taken and billed, in any language', async ({
  person,
}) => {
  test.slow();
  const house = await aRestaurantOfLongNames({ withChoices: false });
  const { page, found, look } = await atWork(person, house);
  await look('floor');
  await tile(page, 'F1-T01').click();
  const dishes = page.getByRole('button', { name: new RegExp(`^${markWords.veg} `) });
  await expect(dishes).toHaveCount(2);
  for (const dish of await dishes.all()) await dish.click();
  await look('dishes');
  await press(page, captain.send(2, 'F1-T01'));
  await expect(page.getByRole('region', { name: /KOT/ })).toBeVisible();
  await look('order');
  await press(page, captain.bill);
  await expect(page.getByRole('button', { name: new RegExp(`^${settling.exactCash('')}`) })).toBeVisible();
  await look('bill');
  await page.getByText(settling.splits.equal).click();
  await look('split equally');
  await page.getByText(settling.splits.items).click();
  await look('split by dish');
  await page.goto(href('captain'));
  await expect(tile(page, 'F1-T01')).not.toContainText(captain.states.Available);
  await look('floor with an order');
  await expectAccessible(page);
  expect(found).toEqual([]);
});

/** A table with a call and a declared payment, a phone that asks to be let in, and an order at the door. */
async function waitingGuests(house: LongNames): Promise<void> {
  const admin = openAdmin(urls);
  const { restaurantId } = house;
  const key = new URL(await printedLink(admin, house, 'F1-T02'), urls.web).searchParams.get(KEY_PARAM) ?? '';
  await admin.close();
  const seated = await guestAt(house, 'F1-T02', key);
  await orderAll(house, seated, 'F1-T02');
  await seated.call(askForService, { restaurantId, orderId: seated.orderId, kind: 'bill' });
  await seated.call(declarePayment, { restaurantId, orderId: seated.orderId, own: false });
  const further = callsOf(urls, (await signInAsGuest(urls)).idToken);
  await further(askToJoin, { restaurantId, tableId: 'F1-T02', key, name: LONG_PERSON });
  await orderAll(house, await guestAt(house, 'F1-T03', null), 'F1-T03');
}

test('no text stands on another where a captain sees who waits and whose phones are there, in any language', async ({
  person,
}) => {
  test.slow();
  const house = await aRestaurantOfLongNames({ withChoices: false });
  await waitingGuests(house);
  const { page, found, look } = await atWork(person, house);
  const queue = page.getByRole('region', { name: captain.needsYou });
  const head = queue.getByRole('button', { expanded: false });
  await expect(head).toBeVisible();
  await look('folded queue');
  await head.click();
  await expect(queue.getByRole('button', { name: captain.accept })).toBeVisible();
  await expect(queue.getByRole('button', { name: phones.letIn })).toBeVisible();
  await expect(queue.getByRole('button', { name: floor.openBill })).toBeVisible();
  await look('queue');
  await press(page, captain.decline);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('decline');
  await close(page);
  await press(page, phones.clearDoor);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('clear the door');
  await close(page);
  // A tile that shows no order yet would open the dishes.
  await expect(tile(page, 'F1-T02')).not.toContainText(captain.states.Available);
  await tile(page, 'F1-T02').click();
  await page.locator('summary', { hasText: phones.code }).click();
  await expect(page.getByRole('button', { name: phones.sendAway })).toBeVisible();
  await look('phones');
  await press(page, phones.sendAway);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('send a phone away');
  await close(page);
  await press(page, captain.bill);
  await expect(page.getByRole('button', { name: /^Take ₹.* by UPI$/ })).toBeVisible();
  await look('declared bill');
  expect(found).toEqual([]);
});

test('no text stands on another where a captain takes orders at the counter, in any language', async ({
  person,
}) => {
  test.slow();
  const house = await aRestaurantOfLongNames({ withChoices: false });
  await orderAll(house, { call: house.call, orderId: newId() }, null);
  const { page, found, look } = await atWork(person, house);
  const sheet = page.getByRole('dialog');
  await press(page, floor.newOrder);
  await expect(sheet).toBeVisible();
  await look('kinds of orders');
  await close(page);
  for (const [act, name] of [
    [floor.titles.takeaway, 'takeaway'],
    [floor.titles.aggregator, 'aggregator'],
    [floor.titles.delivery, 'delivery'],
  ] as const) {
    await press(page, floor.newOrder);
    await press(page, act);
    await expect(sheet).toBeVisible();
    await look(`new ${name}`);
    if (name !== 'delivery') await close(page);
  }
  await sheet.getByLabel(floor.name).fill(LONG_PERSON);
  await sheet.getByLabel(floor.mobile).fill('9876543210');
  await sheet
    .getByLabel(floor.address)
    .fill('Flat 4, Venkatanarasimharajuvaripetacooperativehousingsociety, Pune');
  await sheet.getByLabel(floor.charge).fill('99999');
  await sheet.getByRole('button', { name: floor.takeOrder }).click();
  const dishes = page.getByRole('button', { name: new RegExp(`^${markWords.veg} `) });
  await expect(dishes).toHaveCount(2);
  await dishes.first().click();
  await look('dishes of a delivery');
  await page.getByRole('button', { name: /^Send 1 item to/ }).click();
  await expect(page.getByRole('region', { name: /KOT/ })).toBeVisible();
  await look('delivery');
  await page.goto(href('captain'));
  await expect(page.getByRole('region', { name: floor.counter }).getByText(LONG_PERSON)).toHaveCount(2);
  await look('counter');
  expect(found).toEqual([]);
});
