import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { href, qrPath } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { newTable, tableIdOf } from '@bhoj/domain/tables/table';
import { tables } from '@bhoj/domain/tables/table.collection';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { demoRestaurant } from '../../demo/demo-settings.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { rowOf } from './benchmark-index.ts';
import { percentile } from './print-table.ts';
import { ON_A_PHONE, slowPage, withProduction } from './slow-phone.ts';
import type { Browser, Page } from '@playwright/test';
import type { MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import type { Admin } from '../../demo/live/admin.ts';
import type { Table } from './print-table.ts';
import type { Machine } from './benchmark-index.ts';

/** On a slow line 200 kB arrive in a second. */
const LINE = { latency: 0, bytesPerSecond: 200_000 };
/** The number of measurements of each; the median counts. */
const RUNS = 3;
/** ms for which a guest looks at the table's page before the tap. */
const GLANCE = 1_000;
/** ms that a page may take on a machine that does other work, too. */
const PATIENCE = 120_000;

const LONG_MENU = 490;
const KEY = 'key-of-the-table';

/** Returns the demo's dishes repeated, each under a name of its own. */
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

type NewPhone = () => Promise<Page>;

/** A cheap phone on that line. */
const phonesOf =
  (browser: Browser, machine: Machine): NewPhone =>
  async () =>
    slowPage(await browser.newContext(ON_A_PHONE), machine);

/**
 * Returns the ms from the page's start until an element matches this selector. If none does, it throws with the page's
 * text.
 */
async function shownAt(page: Page, selector: string): Promise<number> {
  const isThere = (wanted: string) => document.querySelector(wanted) !== null && performance.now();
  try {
    const found = await page.waitForFunction(isThere, selector, { polling: 'raf', timeout: PATIENCE });
    return Number(await found.jsonValue());
  } catch (cause) {
    const text = await page.evaluate(() => document.body.innerText).catch(() => 'nothing that answers');
    throw new Error(`${selector} did not come to ${page.url()}. There stands:\n${text}`, { cause });
  }
}

const DISH = 'main h3, h3';
const JOIN = 'form button[type="submit"]:not([disabled])';

/** ms until a guest who scans sees the table's page, and from the tap there until the first dish. */
async function scanned(newPhone: NewPhone, path: string): Promise<{ details: number; menu: number }> {
  const page = await newPhone();
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

async function opened(newPhone: NewPhone, path: string): Promise<number> {
  const page = await newPhone();
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await shownAt(page, DISH);
  await page.context().close();
  return ms;
}

/** (e) Seconds until a guest's first screens on a slowed phone, each with an empty cache. The first run only warms up. */
export async function firstScreens(): Promise<Table> {
  const admin = openAdmin(urlsFromEnv(process.env));
  const usual = await aRestaurant(admin, DEMO_MENU);
  const long = await aRestaurant(admin, longMenu());
  const seconds: Record<'details' | 'menu' | 'long', number[]> = { details: [], menu: [], long: [] };
  const machine = await withProduction(LINE, async (browser, phone) => {
    const newPhone = phonesOf(browser, phone);
    for (let run = 0; run <= RUNS; run += 1) {
      const tableId = tableIdOf(1, run + 1);
      const { details, menu } = await scanned(newPhone, qrPath(usual, tableId, KEY));
      const preview = href('customerMenu', { restaurantId: long, tableId, orderId: 'preview' });
      const dishes = await opened(newPhone, preview);
      if (run === 0) continue;
      seconds.details.push(details / 1000);
      seconds.menu.push(menu / 1000);
      seconds.long.push(dishes / 1000);
    }
    return phone;
  });
  await admin.close();
  const row = (samples: readonly number[]) => ({ p50: percentile(samples, 0.5), best: Math.min(...samples) });
  return {
    'details after the scan': row(seconds.details),
    'menu after the tap': row(seconds.menu),
    [`menu of ${LONG_MENU} dishes`]: row(seconds.long),
    ...rowOf(machine),
  };
}
