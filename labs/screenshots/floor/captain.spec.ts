import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { askToJoin } from '@bhoj/domain/orders/door/joining.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { captain } from '../../../web/src/messages/captain/captain/en.ts';
import { floor } from '../../../web/src/messages/captain/floor/en.ts';
import { phones } from '../../../web/src/messages/captain/phones/en.ts';
import { settling } from '../../../web/src/messages/shared/settling/en.ts';
import { shell } from '../../../web/src/messages/shared/shell/en.ts';
import { readDemo } from '../../../tests/e2e/support/demo.ts';
import { expect, test } from '../../../tests/e2e/support/people.ts';
import { signInAs } from '../../../tests/e2e/support/signing-in.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { callsOf } from '../../../demo/live/callable.ts';
import { signInAsGuest } from '../../../demo/live/sign-in.ts';
import { onDuty } from '../landing/evening.ts';
import { look } from './look.ts';
import type { Page } from '@playwright/test';
import type { Person } from '../../../tests/e2e/support/people.ts';

const urls = urlsFromEnv(process.env);
const SMALL = { width: 360, height: 740 };
/** A family: the first round is served, the second is being cooked. */
const FAMILY = 'F1-T02';
/** Guests who have eaten everything. */
const EATEN = 'F1-T05';

type Opens = (name: string, options: { viewport: typeof SMALL }) => Promise<Person>;

async function atWork(person: Opens): Promise<Person> {
  const captainAt = await person('captain', { viewport: SMALL });
  const { page } = captainAt;
  await signInAs(page, 'captain');
  // An order that arrives while the tables are open, so that it rings.
  await expect(page.getByRole('button', { name: /^F1-T01/ })).toBeVisible();
  return captainAt;
}

/** A further phone asks to be let in to the family's order. */
async function asksToJoin(): Promise<void> {
  const { restaurantId, tableKeys } = readDemo();
  const further = callsOf(urls, (await signInAsGuest(urls)).idToken);
  await further(askToJoin, { restaurantId, tableId: FAMILY, key: tableKeys[FAMILY] ?? '', name: 'Ananya' });
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** Shows everything that needs the captain, not only the most urgent. */
const unfold = (page: Page) =>
  page.getByRole('region', { name: captain.needsYou }).getByRole('button', { expanded: false }).click();
/** Opens a place of the captain's page by its address, without loading the page again. */
const goTo = async (page: Page, search: string) => {
  await page.evaluate(
    (to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    `${href('captain')}${search}`,
  );
};
/** Hides the ringing bar, with and without sound. */
const STOP = new RegExp(`^(${floor.quiet}|${floor.seen})$`);
const inSheet = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('the tables, and what a captain opens from them', async ({ person }) => {
  const { page, context, expectRefusal } = await atWork(person);
  await expect(page.getByRole('region', { name: captain.needsYou })).toBeVisible();
  await look(page, 'captain-floor');
  // Another test's phone may ask in the meantime, and its ringing bar covers the page's bar.
  const stop = page.getByRole('button', { name: STOP });
  if (await stop.isVisible()) await stop.click();
  await press(page, shell.myWork);
  await expect(page.getByText(/^Present/).first()).toBeVisible();
  await look(page, 'captain-my-work');
  await close(page);
  await press(page, captain.views.plan);
  await expect(page.getByRole('button', { name: /^F1-T01/ })).toBeVisible();
  await look(page, 'captain-plan');
  await press(page, captain.views.list);

  await unfold(page);
  await look(page, 'captain-floor-needs');
  // A wide screen has its own queue, and back on the phone it is folded.
  await unfold(page);
  await press(page, captain.decline);
  await inSheet(page);
  await look(page, 'captain-decline', { on: 'phones' });
  await press(page, captain.keepWaiting);
  await press(page, floor.newOrder);
  await inSheet(page);
  await look(page, 'captain-new-order');
  await close(page);
  for (const [act, name] of [
    [floor.titles.takeaway, 'takeaway'],
    [floor.titles.delivery, 'delivery'],
    [floor.titles.aggregator, 'aggregator'],
  ] as const) {
    await press(page, floor.newOrder);
    await press(page, act);
    await inSheet(page);
    await look(page, `captain-new-${name}`);
    await close(page);
  }
  expectRefusal(/.*/);
  await context.setOffline(true);
  await look(page, 'captain-offline');
  await goTo(page, `?table=${FAMILY}`);
  await expect(page.getByRole('heading', { name: FAMILY })).toBeVisible();
  await look(page, 'captain-offline-table');
});

test('who asks to join, and the phones of a table', async ({ person }) => {
  const { page } = await atWork(person);
  await asksToJoin();
  await unfold(page);
  const asks = page.getByRole('button', { name: phones.letIn }).first();
  await expect(asks).toBeVisible();
  await asks.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: STOP })).toBeVisible();
  await look(page, 'captain-queue');
  await goTo(page, `?table=${FAMILY}`);
  await page.locator('summary', { hasText: phones.code }).click();
  await expect(page.getByRole('button', { name: phones.sendAway })).toBeVisible();
  await look(page, 'captain-phones');
  await press(page, phones.sendAway);
  await inSheet(page);
  await look(page, 'captain-phones-send-away');
});

test('a table, and the acts on its order', async ({ person }) => {
  const { page } = await atWork(person);
  await goTo(page, `?table=${FAMILY}`);
  await expect(page.getByRole('heading', { name: FAMILY })).toBeVisible();
  await look(page, 'captain-table');
  await press(page, floor.more);
  await look(page, 'captain-acts');
  await close(page);
  for (const act of ['repeat', 'move', 'merge', 'moveLines', 'cancelLines', 'cancelOrder'] as const) {
    await press(page, floor.more);
    await press(page, floor[act]);
    await inSheet(page);
    await look(page, `captain-${act.toLowerCase()}`);
    await close(page);
  }
  await goTo(page, '?table=F2-T05');
  await look(page, 'captain-table-waiting');
  await goTo(page, '?table=F1-T07');
  await look(page, 'captain-table-reserved');
  await press(page, captain.cancelReservation);
  await inSheet(page);
  await look(page, 'captain-reservation-cancel');
  await press(page, floor.keep);
  await goTo(page, '?table=F2-T06');
  await look(page, 'captain-table-maintenance');
  await goTo(page, '?table=F1-T01');
  await look(page, 'captain-table-free');
  await press(page, captain.moves.Reserved);
  await inSheet(page);
  await look(page, 'captain-reserve');
});

test('taking an order', async ({ person }) => {
  const { page } = await atWork(person);
  await goTo(page, '?table=F1-T01&view=add');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look(page, 'captain-dishes');
  await page.getByRole('button', { name: /Vegetarian Paneer Tikka/ }).click();
  await inSheet(page);
  await look(page, 'captain-dish');
  await close(page);
  for (const name of ['Masala Papad', 'Kanda Bhaji', 'Veg Manchow Soup']) {
    const dish = page.getByRole('button', { name: new RegExp(`Vegetarian ${name}`) });
    if ((await dish.count()) > 0) await dish.first().click();
  }
  await look(page, 'captain-dishes-chosen');
  await press(page, captain.review);
  await inSheet(page);
  await look(page, 'captain-review');
  await close(page);
  await page.getByRole('searchbox').fill('zzz');
  await look(page, 'captain-dishes-nothing');
});

test('the bill', async ({ person }) => {
  const { page } = await atWork(person);
  const house = await onDuty(urls, readDemo());
  const { restaurantId } = house;
  const { currentOrderId } = await house.admin.get(tables, { restaurantId, tableId: EATEN });
  const orderId = currentOrderId ?? '';
  await goTo(page, `?table=${EATEN}&order=${orderId}&view=bill`);
  const cash = page.getByRole('button', { name: new RegExp(`^${settling.exactCash('')}`) });
  await expect(cash).toBeVisible();
  await look(page, 'captain-bill');
  await press(page, settling.discount);
  await inSheet(page);
  await look(page, 'captain-discount');
  await close(page);
  await press(page, settling.complimentary);
  await inSheet(page);
  await look(page, 'captain-complimentary');
  await close(page);
  await page.getByText(settling.splits.equal).click();
  await look(page, 'captain-split-equally');
  await page.getByText(settling.splits.items).click();
  await look(page, 'captain-split-dishes');
  await page.getByText(settling.splits.whole).click();
  await callsOf(urls, house.captain.idToken)(settleBill, {
    orderId,
    requestId: newId(),
    seenRounds: 1,
    portions: null,
    payments: [exactly('upi', paise(200_00))],
  });
  await house.admin.close();
  await press(page, new RegExp(`^${settling.parts}`));
  await inSheet(page);
  await look(page, 'captain-parts');
  await close(page);
  await page.getByText(settling.splits.equal).click();
  await look(page, 'captain-split-part-paid');
  await page.getByText(settling.splits.whole).click();
  await press(page, 'UPI');
  await inSheet(page);
  await look(page, 'captain-upi');
  await close(page);
  await press(page, settling.moreWays);
  await inSheet(page);
  await look(page, 'captain-more-ways');
  await close(page);
  await cash.click();
  await expect(page.getByText(/^Paid ₹/).first()).toBeVisible();
  await look(page, 'captain-paid');
});
