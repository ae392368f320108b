import { chromium } from '@playwright/test';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/availability';
import { availabilities, menus } from '@bhoj/domain/menu/menu.collection';
import { href, qrPath } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { newTable, tableIdOf } from '@bhoj/domain/tables/table';
import { tables } from '@bhoj/domain/tables/table.collection';
import { contextOptions, launchOptions } from '../e2e/support/browser-use.ts';
import { SIZES } from '../e2e/support/visits.ts';
import { DEMO_MENU } from '../seed/demo-menu.ts';
import { demoRestaurant } from '../seed/demo-settings.ts';
import { openAdmin } from '../seed/live/admin.ts';
import { urlsFromEnv } from '../seed/live/urls.ts';
import { PORTS, serveCompressed } from './compressed.ts';
import { percentile } from './print-table.ts';
import type { Browser, Page } from '@playwright/test';
import type { MenuContent } from '@bhoj/domain/menu/menu.schema';
import type { Admin } from '../seed/live/admin.ts';
import type { Table } from './print-table.ts';

/** A cheap phone on a slow line: its processor is so many times slower, and this many bytes arrive in a second. */
const SLOWER = 4;
const BYTES_PER_SECOND = 200_000;
/** Each is measured so often; the median counts. */
const RUNS = 3;
/** The ports of the compressed copy of the emulators, above theirs. */
const ABOVE = 40;
/** ms for which a guest looks at the table's page before the tap. */
const GLANCE = 1_000;
/** ms that a page may take on a machine that does other work, too. */
const PATIENCE = 120_000;

const LONG_MENU = 490;
const KEY = 'key-of-the-table';

/** The demo's dishes again and again, each under a name of its own. */
function longMenu(): MenuContent {
  const { items } = DEMO_MENU;
  const dishes = Array.from({ length: LONG_MENU }, (_, i) => {
    const dish = items[i % items.length] ?? items[0];
    if (dish === undefined) throw new RangeError('a demo menu without dishes');
    const round = Math.floor(i / items.length) + 1;
    return round === 1
      ? dish
      : { ...dish, id: `${dish.id}-${round}`, name: `${dish.name} ${round}`, otherNames: {}, photoId: null };
  });
  return { ...DEMO_MENU, items: dishes };
}

/** A restaurant as guests read it, with a table for each run and one before them. */
async function aRestaurant(admin: Admin, content: MenuContent): Promise<string> {
  const restaurantId = `owner-${newId().toLowerCase()}@slow.example`;
  const at = Date.now();
  await admin.set(
    profiles,
    { restaurantId },
    projectProfile(demoRestaurant({ uid: 'slow', email: restaurantId, at })),
  );
  await admin.set(menus, { restaurantId }, { ...content, version: 1, updatedAt: at });
  await admin.set(availabilities, { restaurantId }, { ...NOTHING_SOLD_OUT, menuVersion: 1 });
  for (let n = 1; n <= RUNS + 1; n += 1) {
    const table = newTable({ restaurantId, floor: 1, n, key: KEY, at });
    await admin.set(tables, { restaurantId, tableId: table.id }, table);
  }
  return restaurantId;
}

async function aPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, viewport: SIZES.phone });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  return page;
}

/** Returns the ms from the page's beginning until an element of this selector is there. */
const shownAt = async (page: Page, selector: string): Promise<number> => {
  const isThere = (wanted: string) => document.querySelector(wanted) !== null && performance.now();
  const found = await page.waitForFunction(isThere, selector, { polling: 'raf', timeout: PATIENCE });
  return Number(await found.jsonValue());
};

const DISH = 'main h3, h3';
const JOIN = 'form button[type="submit"]:not([disabled])';

/** ms until a guest who scans sees the table's page, and from the tap on it until the first dish. */
async function scanned(browser: Browser, path: string): Promise<{ details: number; menu: number }> {
  const page = await aPhone(browser);
  await page.goto(path, { waitUntil: 'commit' });
  const details = await shownAt(page, JOIN);
  await page.waitForTimeout(GLANCE);
  const tapped = await page.evaluate((join) => {
    document.querySelector<HTMLElement>(join)?.click();
    return performance.now();
  }, JOIN);
  const menu = (await shownAt(page, DISH)) - tapped;
  await page.context().close();
  return { details, menu };
}

async function opened(browser: Browser, path: string): Promise<number> {
  const page = await aPhone(browser);
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await shownAt(page, DISH);
  await page.context().close();
  return ms;
}

/** (e) Seconds until a guest's first screens on a slowed phone, each with an empty cache. The first run only warms up. */
export async function firstScreens(): Promise<Table> {
  const urls = urlsFromEnv(process.env);
  const base = Number(new URL(urls.web).port);
  const admin = openAdmin(urls);
  const usual = await aRestaurant(admin, DEMO_MENU);
  const long = await aRestaurant(admin, longMenu());
  const stop = await serveCompressed(base, ABOVE);
  // Pages ask at the emulators' addresses, which their Content-Security-Policy names.
  const rules = PORTS.map((port) => `MAP 127.0.0.1:${base + port} 127.0.0.1:${base + port + ABOVE}`).join(
    ',',
  );
  const args = [...launchOptions.args, `--host-resolver-rules=${rules}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const seconds: Record<'details' | 'menu' | 'long', number[]> = { details: [], menu: [], long: [] };
  for (let run = 0; run <= RUNS; run += 1) {
    const tableId = tableIdOf(1, run + 1);
    const { details, menu } = await scanned(browser, qrPath(usual, tableId, KEY));
    const preview = href('customerMenu', { restaurantId: long, tableId, orderId: 'preview' });
    const dishes = await opened(browser, preview);
    if (run === 0) continue;
    seconds.details.push(details / 1000);
    seconds.menu.push(menu / 1000);
    seconds.long.push(dishes / 1000);
  }
  await browser.close();
  stop();
  await admin.close();
  const row = (samples: readonly number[]) => ({ p50: percentile(samples, 0.5), best: Math.min(...samples) });
  return {
    'details after the scan': row(seconds.details),
    'menu after the tap': row(seconds.menu),
    [`menu of ${LONG_MENU} dishes`]: row(seconds.long),
  };
}
