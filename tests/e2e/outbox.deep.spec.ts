import { addTable } from '@bhoj/domain/tables/tables.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { intercept } from './support/calls.ts';
import { deployNewer, expectNewer } from './support/newer-version.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { fillSignIn, signInOn } from './support/signing-in.ts';
import type { BrowserContext, BrowserContextOptions, Page, Route } from '@playwright/test';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Person } from './support/people.ts';

interface AtWork extends Person {
  readonly restaurantId: string;
  /** The rounds that the phone has sent so far, each try by itself. */
  readonly tries: InputOf<typeof placeRound>[];
  /** From now on no call with a round reaches the server, until the returned function is called. */
  readonly cut: () => Promise<() => Promise<void>>;
}

type Open = (name: string, options?: BrowserContextOptions) => Promise<Person>;

/** A captain's phone at the tables of a new restaurant. */
async function aCaptain(
  person: Open,
  prepare?: (context: BrowserContext, page: Page) => Promise<unknown>,
): Promise<AtWork> {
  const owner = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(owner, {});
  await call(addTable, { tableIds: ['F1-T01', 'F1-T02'], seats: 4 });
  const dish = aMenuItem({ id: 'dosa', name: 'Masala dosa', otherNames: {}, pricePaise: paise(10_000) });
  const { categories, addOnGroups } = aMenu();
  await call(saveMenu, { baseVersion: 0, content: { categories, items: [dish], addOnGroups } });
  const login = await hire(owner, 'captain', 'Suresh');
  const captain = await person('captain', { viewport: PHONE, serviceWorkers: 'allow' });
  const { page, context } = captain;
  await prepare?.(context, page);
  await signInOn(page, 'captain', login);
  await expect(tile(page, 'F1-T01')).toBeVisible();
  captain.expectRefusal(/.*/);
  const tries: AtWork['tries'] = [];
  const note = (route: Route) => {
    tries.push((route.request().postDataJSON() as { data: { input: AtWork['tries'][number] } }).data.input);
    return route;
  };
  await intercept(context, placeRound, (route) => note(route).continue());
  const cut = () => intercept(context, placeRound, (route) => note(route).abort());
  return { ...captain, restaurantId, tries, cut };
}

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send 1 item to/ });
const kots = (page: Page) => page.getByRole('region', { name: /KOT/ });
/** Waits for the script of a table's order: a page loads it a moment after the tables. */
const expectScriptOfOrder = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/table-screen-')),
      ),
    )
    .toBe(true);
const unsent = (page: Page) => page.getByText(/\d unsent/).filter({ visible: true });

async function choose(page: Page, table: string): Promise<void> {
  await tile(page, table).click();
  await page.getByRole('button', { name: 'Vegetarian Masala dosa' }).click();
}

async function order(page: Page, table: string): Promise<void> {
  await choose(page, table);
  await sendButton(page).click();
}

/** Tells the browser how many bytes the app may keep; without a number, as many as it likes. */
async function setQuota(
  context: BrowserContext,
  page: Page,
  origin: string,
  quotaSize?: number,
): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

/** Bytes: enough for the app, and soon filled. */
const SMALL_STORAGE = 30_000_000;

/**
 * Fills the page's storage. A smaller quota alone changes nothing, because Chromium remembers for half a minute how
 * much room there was.
 */
const fill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const open = indexedDB.open('filler', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('bytes', { autoIncrement: true });
    await new Promise((resolve) => (open.onsuccess = resolve));
    const fits = (bytes: Uint8Array) =>
      new Promise<boolean>((resolve) => {
        const writing = open.result.transaction('bytes', 'readwrite');
        writing.oncomplete = () => resolve(true);
        writing.onabort = () => resolve(false);
        writing.objectStore('bytes').add(bytes);
      });
    for (let size = 1 << 20; size >= 16; size >>= 2) {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
      // A bound for a device that never fills.
      for (let n = 0; n < 200 && (await fits(bytes)); n += 1);
    }
    open.result.close();
  });

/** The database in which the app keeps a restaurant's rounds on a device. */
const roundsOf = (restaurantId: string): string => `bhoj.rounds.${restaurantId}`;

/** Returns how many rounds the device keeps. A page that loads while it keeps one sends that one again. */
const keptRounds = (page: Page, restaurantId: string): Promise<number> =>
  page.evaluate(async (database) => {
    const all = await indexedDB.databases();
    if (!all.some((known) => known.name === database)) return 0;
    const open = indexedDB.open(database);
    await new Promise((resolve) => (open.onsuccess = resolve));
    const count = open.result.transaction('rounds').objectStore('rounds').count();
    await new Promise((resolve) => (count.onsuccess = resolve));
    open.result.close();
    return count.result;
  }, roundsOf(restaurantId));

/** Every try so far carried the same round. */
const expectOneRound = (tries: AtWork['tries']) =>
  expect(new Set(tries.map((input) => JSON.stringify(input))).size).toBe(1);

test('a captain’s phone without room: a cut send makes no storm, and a round that cannot be kept is not left', async ({
  person,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const captain = await aCaptain(person, (context, first) => setQuota(context, first, origin, SMALL_STORAGE));
  const { page, context, restaurantId, tries } = captain;

  await test.step('a phone that fills up while it sends goes on quietly, with the same round', async () => {
    const join = await captain.cut();
    await order(page, 'F1-T01');
    await expect.poll(() => tries.length).toBe(1);
    await fill(page);
    await expect(unsent(page)).toHaveText('1 unsent');
    const before = tries.length;
    await page.waitForTimeout(2_000);
    expect(tries.length - before).toBeLessThan(3);
    await join();
    // Firestore, too, shows a change only once it can keep it; the answer to the round does not wait for that.
    await expect(unsent(page)).toHaveCount(0);
    expectOneRound(tries);
  });

  await test.step('the next round stays on the screen, with the reason', async () => {
    const before = tries.length;
    await page.getByRole('button', { name: 'All tables' }).click();
    await choose(page, 'F1-T02');
    // The round that was sent has left its room behind.
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Its storage is full');
    await expect(sendButton(page)).toBeVisible();
    expect(tries.length).toBe(before);
  });

  await test.step('it goes once there is room, and nothing comes again after a reload', async () => {
    const before = tries.length;
    await setQuota(context, page, origin);
    await sendButton(page).click();
    await expect.poll(() => tries.length).toBe(before + 1);
    await expect.poll(() => keptRounds(page, restaurantId)).toBe(0);
    await page.reload();
    await expect(kots(page)).toHaveCount(1);
    expect(tries.length).toBe(before + 1);
  });
});

// A private window of an older Firefox, and a browser without databases.
for (const denial of ['InvalidStateError', 'nothing'] as const)
  test(`a browser that keeps nothing (${denial}): the round goes on request, with the page open`, async ({
    person,
  }) => {
    const { page, tries } = await aCaptain(person, (context) =>
      context.addInitScript((name) => {
        if (name === 'nothing') Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
        else
          IDBFactory.prototype.open = () => {
            throw new DOMException('blocked', name);
          };
      }, denial),
    );
    await order(page, 'F1-T01');
    await expect(page.getByRole('alert')).toContainText('The browser lets Bhoj keep nothing');
    expect(tries).toEqual([]);
    await page.getByRole('button', { name: 'Send without keeping' }).click();
    await expect(kots(page)).toHaveCount(1);
    expect(tries).toHaveLength(1);
  });

test('a browser in which the site may keep nothing at all says so after signing in (P-MORE-21)', async ({
  person,
}) => {
  const owner = freshLogin('owner');
  await openRestaurant(owner, {});
  const login = await hire(owner, 'captain', 'Suresh');
  const { page, context, expectRefusal } = await person('captain', { viewport: PHONE });
  expectRefusal(/.*/);
  await context.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    IDBFactory.prototype.open = blocked;
    Object.defineProperty(globalThis, 'localStorage', { get: blocked });
  });
  await page.goto(href('login'));
  await fillSignIn(page, 'captain', login);
  await expect(page.getByRole('alert')).toContainText('This browser blocks what Bhoj needs');
});

test('storage cleared in the middle of an order: the page keeps the round, and sends it', async ({
  person,
}) => {
  const { page, restaurantId, tries, cut } = await aCaptain(person);
  const kept = () => keptRounds(page, restaurantId);
  const join = await cut();
  await order(page, 'F1-T01');
  await expect(unsent(page)).toHaveText('1 unsent');
  expect(await kept()).toBe(1);
  // Only the rounds: who clears all of the site's data is signed out too.
  await page.evaluate((database) => void indexedDB.deleteDatabase(database), roundsOf(restaurantId));
  await expect.poll(kept).toBe(1);
  await join();
  await expect.poll(kept).toBe(0);
  expectOneRound(tries);
});

test('two tabs of one phone know the same rounds, and send each once', async ({ person }) => {
  const { page, context, tries } = await aCaptain(person);
  const second = await context.newPage();
  await second.goto(href('captain'));
  await expect(tile(second, 'F1-T02')).toBeVisible();
  await choose(page, 'F1-T01');
  await choose(second, 'F1-T02');
  await expectScriptOfOrder(page);
  await expectScriptOfOrder(second);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(unsent(second).first()).toBeVisible();
  await sendButton(second).click();
  await expect(sendButton(second)).toHaveCount(0);
  await context.setOffline(false);
  await expect(kots(page)).toHaveCount(1);
  await expect(kots(second)).toHaveCount(1);
  await expect(unsent(page)).toHaveCount(0);
  await expect(unsent(second)).toHaveCount(0);
  expect(new Set(tries.map(({ tableId }) => tableId))).toEqual(new Set(['F1-T01', 'F1-T02']));
  expect(tries).toHaveLength(2);
});

test('an update of the app in the middle of an order: the round and the cart come along', async ({
  person,
}) => {
  const { page, tries, cut } = await aCaptain(person);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // Only a page that a worker controls is loaded anew by the next one.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const join = await cut();
  await order(page, 'F1-T01');
  await expect.poll(() => tries.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'All tables' }).click();
  await choose(page, 'F1-T02');
  await deployNewer(page);
  await expect(page.getByText('A new version is ready')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectNewer(page);
  await expect(sendButton(page)).toBeVisible();
  await join();
  await expect(page.getByText('1 unsent')).toHaveCount(0);
  await sendButton(page).click();
  await expect(kots(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'All tables' }).click();
  await expect(tile(page, 'F1-T01')).toContainText('₹100');
  const { length } = tries;
  expectOneRound(tries.slice(0, length - 1));
  expect(tries.at(-1)?.tableId).toBe('F1-T02');
});
