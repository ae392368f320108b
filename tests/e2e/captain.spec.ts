import { addTable } from '@bhoj/domain/tables/tables.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { LAST_VIEW_ID } from '../../web/src/blocks/last-view/last-view.ts';
import { bringAxe, violations } from './support/axe.ts';
import { intercept } from './support/calls.ts';
import { leaveApp } from './support/guest-steps.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { tapsOf } from './support/taps.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';
import type { Login } from './support/restaurant.ts';

/** A restaurant with three tables and two dishes, and its captain. */
async function aServingRestaurant(): Promise<Login> {
  const owner = freshLogin('owner');
  const { call } = await openRestaurant(owner, { services: ['dine-in', 'takeaway', 'delivery'] });
  await call(addTable, { tableIds: ['F1-T01', 'F1-T02', 'F1-T03'], seats: 4 });
  const items = ['Masala dosa', 'Filter coffee'].map((name, i) =>
    aMenuItem({ id: `dish-${i}`, name, otherNames: {}, pricePaise: paise(10_000) }),
  );
  const { categories, addOnGroups } = aMenu();
  await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  return hire(owner, 'captain', 'Suresh');
}

/** The smallest phone that Bhoj is made for. */
const SMALL = { width: 360, height: 640 };

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function order(page: Page, dishes: readonly string[]): Promise<void> {
  for (const dish of dishes)
    await page.getByRole('button', { name: new RegExp(`Vegetarian ${dish}`) }).click();
  await page.getByRole('button', { name: `Send ${dishes.length}` }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await leaveApp(page);
}

/** Chooses an act on the shown order. */
async function choose(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

/** Returns what axe finds on the current page. */
async function faultsOf(page: Page): Promise<string[]> {
  await bringAxe(page);
  return violations(page, null);
}

/** Returns the text on the visible screen; the tables are behind it. */
const shown = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true });
const unsent = (page: Page) => shown(page, /unsent/);

const back = (page: Page) => page.getByRole('button', { name: 'All tables' }).click();

test('a captain’s evening on one phone: takeaway, move, merge, cancel, and a cut network', async ({
  person,
}) => {
  const login = await aServingRestaurant();
  const captain = await person('captain', { viewport: PHONE });
  const { page, context } = captain;
  await signInOn(page, 'captain', login);
  await expect(tile(page, 'F1-T01')).toContainText('Available');

  await test.step('the bell is large enough for a thumb', async () => {
    const bell = page.getByRole('button', { name: 'Sound', exact: true });
    expect((await bell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('a takeaway is called by a name, and paid at the counter', async () => {
    await page.getByRole('button', { name: 'New order' }).click();
    await page.getByRole('button', { name: 'New takeaway' }).click();
    await page.getByLabel('Name').fill('Meera');
    await page.getByRole('button', { name: 'Take the order' }).click();
    await order(page, ['Masala dosa']);
    await expect(page.getByRole('heading', { name: 'Takeaway 1 · Meera' })).toBeVisible();
    await expect(page.getByRole('region', { name: /KOT/ })).toContainText('Masala dosa');
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('exact cash takes two taps and no scroll on a small phone', async () => {
    await page.setViewportSize(SMALL);
    const cash = page.getByRole('button', { name: /^Cash, exactly ₹/ });
    const taps = await tapsOf(page, async () => {
      await page.getByRole('button', { name: 'Bill' }).click();
      await expect(cash).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
      await cash.click();
    });
    expect(taps).toBe(2);
    await expect(page.getByText(/Paid ₹/)).toBeVisible();
    await page.setViewportSize(PHONE);
    await page.goto(href('captain'));
    // A press on the last view counts, and does nothing.
    await expect(page.locator(`#${LAST_VIEW_ID}`)).toHaveCount(0);
  });

  await test.step('a plain dish for a free table takes three taps, each under the name of the table', async () => {
    const taps = await tapsOf(page, async () => {
      await tile(page, 'F1-T01').click();
      await page.getByRole('button', { name: 'Vegetarian Masala dosa' }).click();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send 1 item to F1-T01', exact: true }).click();
    });
    expect(taps).toBe(3);
    await expect(page.getByRole('heading', { name: 'F1-T01' })).toBeVisible();
    await expect(page.getByRole('region', { name: /KOT/ })).toContainText('Masala dosa');
  });

  await test.step('an order moves to another table', async () => {
    await page.getByRole('button', { name: 'Add dishes' }).click();
    await order(page, ['Filter coffee']);
    await expect(page.getByRole('region', { name: /KOT/ })).toHaveCount(2);
    await choose(page, 'Move to another table');
    await page.getByRole('radio', { name: 'F1-T02, free' }).check({ force: true });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Move to F1-T02' }).click();
    await expect(page.getByRole('heading', { name: 'F1-T02' })).toBeVisible();
  });

  await test.step('a dish is cancelled, with a reason', async () => {
    await choose(page, 'Cancel dishes');
    await page.getByRole('checkbox', { name: /Filter coffee/ }).check();
    await page.getByText('Guest changed their mind').click();
    await page.getByRole('button', { name: 'Cancel 1 dish' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await back(page);
    await expect(tile(page, 'F1-T02')).toContainText('₹100');
    await expect(tile(page, 'F1-T01')).toContainText('Available');
  });

  await test.step('two tables are merged', async () => {
    await tile(page, 'F1-T03').click();
    await order(page, ['Filter coffee']);
    await expect(page.getByRole('region', { name: /KOT/ })).toBeVisible();
    await choose(page, 'Merge with another order');
    await page.getByRole('radio', { name: 'F1-T02' }).check({ force: true });
    await page.getByRole('button', { name: 'Merge with F1-T02' }).click();
    await expect(page.getByRole('heading', { name: 'F1-T02' })).toBeVisible();
    await expect(page.getByRole('region', { name: /KOT/ })).toHaveCount(3);
  });

  await test.step('a round taken offline waits, survives a reload, and is sent once', async () => {
    captain.expectRefusal(/.*/);
    await context.setOffline(true);
    await choose(page, 'Repeat the last round');
    await page.getByRole('button', { name: 'Add 1 dish' }).click();
    await page.getByRole('button', { name: 'Send 1 item' }).click();
    await expect(unsent(page)).toHaveText('1 unsent');
    await expect(shown(page, /1 item waits for the connection/)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: '1 item on this device not sent' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    // The page is reloaded before its round can be sent: the round is on the device.
    const release = await intercept(context, placeRound, (route) => route.abort());
    page.on('dialog', (dialog) => void dialog.accept());
    await context.setOffline(false);
    await page.reload();
    await expect(unsent(page)).toHaveText('1 unsent');
    await release();
    await expect(page.getByRole('region', { name: /KOT/ })).toHaveCount(4);
    await expect(unsent(page)).toHaveCount(0);
    await back(page);
    await expect(tile(page, 'F1-T02')).toContainText('₹300');
  });

  await test.step('a round is repeated in two taps', async () => {
    await tile(page, 'F1-T02').click();
    const taps = await tapsOf(page, async () => {
      await page
        .getByRole('button', { name: /^Repeat KOT/ })
        .last()
        .click();
      await page.getByRole('button', { name: 'Send 1 item to F1-T02', exact: true }).click();
    });
    expect(taps).toBe(2);
    await expect(page.getByRole('region', { name: /KOT/ })).toHaveCount(5);
  });
});
