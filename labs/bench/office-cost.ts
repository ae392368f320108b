import { chromium } from '@playwright/test';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { monthOf } from '@bhoj/domain/time/ist';
import { contextOptions, launchOptions } from '../../tests/e2e/support/browser-use.ts';
import { freshLogin, openRestaurant } from '../../tests/e2e/support/restaurant.ts';
import { SIZES } from '../../tests/e2e/support/visits.ts';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { TABLES_PER_FLOOR } from '../../demo/demo-settings.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { withoutTriggers } from '../../demo/live/without-triggers.ts';
import { BESIDE_FLOOR, officePages, STORED_ORDERS, withStored } from './office-pages.ts';
import { DELIVERED, open, settledPage, signedIn } from './opened-page.ts';
import { storeDays } from './stored-days.ts';
import { storeOrders } from './stored-orders.ts';
import type { Admin } from '../../demo/live/admin.ts';
import type { Login } from '../../tests/e2e/support/restaurant.ts';
import type { Row, Table } from './print-table.ts';

const urls = urlsFromEnv(process.env);

/** The live floor: the restaurant's tables and its open orders. */
async function floorOf({ db }: Admin, restaurantId: string): Promise<number> {
  const count = async (path: string) => (await db.collection(path).get()).size;
  const open = db.collection(orders.parent({ restaurantId })).where('state', '==', 'open');
  return (await count(tables.parent({ restaurantId }))) + (await open.get()).size;
}

/** A restaurant with days, tables, a menu and so many stored orders; returns its owner. */
async function withOrders(admin: Admin, stored: number): Promise<{ restaurantId: string; owner: Login }> {
  const owner = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(owner, {});
  await call(seedTables, { tablesPerFloor: TABLES_PER_FLOOR });
  await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  await withoutTriggers(urls, async () => {
    await storeDays(admin, restaurantId);
    await storeOrders(admin, restaurantId, stored);
  });
  return { restaurantId, owner };
}

/**
 * Empties the database. With 100,000 orders the emulator needs nearly all of its memory, and later measurements time
 * out: a guest who joined a table read that there is no network.
 */
async function forgetAll(): Promise<void> {
  const database = `projects/${urls.project}/databases/(default)/documents`;
  const emptied = await fetch(`http://${urls.firestore}/emulator/v1/${database}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  if (!emptied.ok) throw new Error(`the database was not emptied: ${emptied.status}`);
}

/**
 * For pages of the back office, with few and with many stored orders: kilobytes before content, and documents. It
 * stores everything before it opens a page, because the emulator runs a page's queries again for each stored document,
 * even some time after the page is closed.
 */
export async function officeCost(): Promise<Table> {
  const admin = openAdmin(urls);
  try {
    return await withEachStored(admin);
  } finally {
    await admin.close();
    await forgetAll();
  }
}

async function withEachStored(admin: Admin): Promise<Table> {
  const made = [];
  // One after the other, because the emulator is the bottleneck.
  // oxlint-disable-next-line no-await-in-loop
  for (const stored of STORED_ORDERS) made.push({ stored, ...(await withOrders(admin, stored)) });
  const browser = await chromium.launch(launchOptions);
  const table: Record<string, Row> = {};
  for (const { stored, restaurantId, owner } of made) {
    const storageState = await signedIn(browser, 'owner', owner);
    const openOnce = async (path: string): Promise<Row> => {
      const context = await browser.newContext({ ...contextOptions, viewport: SIZES.desktop, storageState });
      const row = await open(context, path, settledPage);
      await context.close();
      return row;
    };
    const floor = await floorOf(admin, restaurantId);
    for (const { row, path, showsFloor } of officePages(monthOf(Date.now()))) {
      // The first look makes the server compute changed figures, which arrive as further documents.
      await openOnce(path);
      const cost = await openOnce(path);
      table[withStored(row, stored)] = {
        ...cost,
        [BESIDE_FLOOR]: Number(cost[DELIVERED]) - (showsFloor ? floor : 0),
      };
    }
  }
  await browser.close();
  return table;
}
