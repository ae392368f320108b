import { chromium } from '@playwright/test';
import { orders } from '@bhoj/domain/orders/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { monthOf } from '@bhoj/domain/time/ist';
import { contextOptions, launchOptions } from '../e2e/support/browser-use.ts';
import { SIZES } from '../e2e/support/visits.ts';
import { openAdmin } from '../seed/live/admin.ts';
import { urlsFromEnv } from '../seed/live/urls.ts';
import { withoutTriggers } from '../seed/live/without-triggers.ts';
import { BESIDE_FLOOR, officePages, STORED_ORDERS, withStored } from './office-pages.ts';
import { DELIVERED, open, settledPage, signedIn } from './opened-page.ts';
import { storeDays } from './stored-days.ts';
import { storeOrders } from './stored-orders.ts';
import type { Admin } from '../seed/live/admin.ts';
import type { Demo } from '../seed/demo-restaurant.ts';
import type { Row, Table } from './print-table.ts';

/** The live floor: the restaurant's tables and its open orders. */
async function floorOf({ db }: Admin, restaurantId: string): Promise<number> {
  const count = async (path: string) => (await db.collection(path).get()).size;
  const open = db.collection(orders.parent({ restaurantId })).where('state', '==', 'open');
  return (await count(tables.parent({ restaurantId }))) + (await open.get()).size;
}

/** Kilobytes before content and documents of the pages of the back office, with few and with many orders stored. */
export async function officeCost({ restaurantId }: Demo): Promise<Table> {
  const urls = urlsFromEnv(process.env);
  const admin = openAdmin(urls);
  await withoutTriggers(urls, () => storeDays(admin, restaurantId));
  const floor = await floorOf(admin, restaurantId);
  const browser = await chromium.launch(launchOptions);
  const storageState = await signedIn(browser, 'owner');
  const openOnce = async (path: string): Promise<Row> => {
    const context = await browser.newContext({ ...contextOptions, viewport: SIZES.desktop, storageState });
    const row = await open(context, path, settledPage);
    await context.close();
    return row;
  };
  const table: Record<string, Row> = {};
  let stored = 0;
  for (const wanted of STORED_ORDERS) {
    await withoutTriggers(urls, () => storeOrders(admin, restaurantId, [stored, wanted]));
    stored = wanted;
    for (const { row, path, showsFloor } of officePages(monthOf(Date.now()))) {
      // The first look has the server compute what has changed, which arrives as further documents.
      await openOnce(path);
      const cost = await openOnce(path);
      table[withStored(row, stored)] = {
        ...cost,
        [BESIDE_FLOOR]: Number(cost[DELIVERED]) - (showsFloor ? floor : 0),
      };
    }
  }
  await browser.close();
  await admin.close();
  return table;
}
