import { addTable } from '@bhoj/domain/tables/tables.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { LAST_VIEW_ID, LAST_VIEW_KEY } from '../../web/src/blocks/last-view/last-view.ts';
import { aBusyKitchen } from './support/busy-kitchen.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Locator, Page } from '@playwright/test';
import type { Login } from './support/restaurant.ts';

/** A restaurant with three tables, and its captain. */
async function aFloor(): Promise<Login> {
  const owner = freshLogin('owner');
  const { call } = await openRestaurant(owner, { services: ['dine-in'] });
  await call(addTable, { tableIds: ['F1-T01', 'F1-T02', 'F1-T03'], seats: 4 });
  return hire(owner, 'captain', 'Suresh');
}

const SIGN = /^As it was at \d{1,2}:\d\d [ap]m\. Opening…$/;
const lastView = (page: Page) => page.locator(`#${LAST_VIEW_ID}`);
/** Waits until leaving the screen would store a view: it stores none while a part of it loads. */
const canBeKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate((key) => {
        dispatchEvent(new Event('pagehide'));
        return localStorage.getItem(key) !== null;
      }, LAST_VIEW_KEY),
    )
    .toBe(true);
/** The content of the page before its first script has run. */
const firstSign = (page: Page) => page.locator('#first-sign');

/** Holds back all scripts of the page's files until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    // A page that was left in the meantime does not wait.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** From the next page load on, the test can read closed shadow roots. */
const openRoots = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function opened(this: Element, init) {
      return attachShadow.call(this, { ...init, mode: 'open' });
    };
  });

/** Reloads the page without waiting for its scripts, which are held back. */
const openAgain = (page: Page) => page.reload({ waitUntil: 'commit' });

/** Taps the middle of an element, whatever covers it. */
async function tapAt(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('the element has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a captain who opens the tables again sees them as they were, until the live ones are there (P-CAPTAIN-10)', async ({
  person,
}) => {
  const login = await aFloor();
  const { page } = await person('captain', { viewport: PHONE });
  await signInOn(page, 'captain', login);
  const tile = page.getByRole('button', { name: /^F1-T02/ });
  await expect(tile).toContainText('Available');
  await canBeKept(page);
  const place = await tile.boundingBox();
  const release = await holdScripts(page);

  await test.step('nothing else on the page is found twice', async () => {
    await openAgain(page);
    await expect(lastView(page)).toBeVisible();
    await expect(firstSign(page)).toHaveText('Loading...');
    await expect(page.getByText('F1-T02')).toHaveCount(0);
  });

  await test.step('the tables stand where they stood, with the time at which they were so', async () => {
    await openRoots(page);
    await openAgain(page);
    const old = lastView(page).locator('button', { hasText: 'F1-T02' });
    await expect(old).toBeVisible();
    await expect(old).toContainText('Available');
    expect(await old.boundingBox()).toEqual(place);
    await expect(lastView(page).getByText(SIGN)).toBeVisible();
  });

  await test.step('none of it can be operated, nor is it read out', async () => {
    const old = lastView(page).locator('button', { hasText: 'F1-T02' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await tapAt(page, old);
    await page.keyboard.press('Tab');
    expect(
      await old.evaluate((one: HTMLElement) => {
        one.focus();
        return one.matches(':focus');
      }),
    ).toBe(false);
  });

  await test.step('the live tables take its place', async () => {
    release();
    await expect(tile).toContainText('Available');
    await expect(lastView(page)).toHaveCount(0);
    expect(await tile.boundingBox()).toEqual(place);
    expect(new URL(page.url()).search).toBe('');
    await tile.click();
    await expect(page.getByRole('heading', { name: 'F1-T02' })).toBeVisible();
    await page.goBack();
  });

  await test.step('nothing of it is left after signing out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(new RegExp(href('login')));
    const releaseAgain = await holdScripts(page);
    await page.goto(href('captain'), { waitUntil: 'commit' });
    await expect(firstSign(page)).toBeVisible();
    await expect(lastView(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /view/.test(key)))).toEqual(
      [],
    );
    releaseAgain();
    await expect(page).toHaveURL(new RegExp(href('login')));
  });
});

test('the kitchen’s screen shows its tickets as they were, until the live ones are there (P-CAPTAIN-10)', async ({
  person,
}) => {
  const house = await aBusyKitchen();
  await house.order({ tableId: 'F1-T01' });
  const { page } = await person('kitchen');
  await signInOn(page, 'kitchen', house.cook);
  const ticket = page.getByRole('article', { name: /^KOT 1, / });
  await expect(ticket).toBeVisible();
  await canBeKept(page);
  const release = await holdScripts(page);
  await openRoots(page);
  await openAgain(page);

  const old = lastView(page).locator('article');
  await expect(old).toContainText('F1-T01');
  await expect(lastView(page).getByText(SIGN)).toBeVisible();
  const [ground, text] = await old.evaluate((one) => {
    const { backgroundColor, color } = getComputedStyle(one);
    return [backgroundColor, color];
  });
  await tapAt(page, old.getByText('Start'));

  release();
  await expect(ticket.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(lastView(page)).toHaveCount(0);
  // The board is as dark as before.
  await expect(ticket).toHaveCSS('background-color', ground ?? '');
  await expect(ticket).toHaveCSS('color', text ?? '');
});
