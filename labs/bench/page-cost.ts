import { chromium } from '@playwright/test';
import { href, qrPath } from '@bhoj/domain/catalogue/routes';
import { contextOptions, launchOptions } from '../../tests/e2e/support/browser-use.ts';
import { SIZES } from '../../tests/e2e/support/visits.ts';
import { open, shownPage, signedIn } from './opened-page.ts';
import type { Demo } from '../../demo/demo-restaurant.ts';
import type { Row, Table } from './print-table.ts';

/** (c), and the page openings of (b): kilobytes before content, and delivered documents. */
export async function pageCost(demo: Demo): Promise<Table> {
  const browser = await chromium.launch(launchOptions);
  const phone = { ...contextOptions, viewport: SIZES.phone };
  const table: Record<string, Row> = {};
  const asVisitor = async (name: string, path: string, content = shownPage) => {
    const context = await browser.newContext(phone);
    table[name] = await open(context, path, content);
    await context.close();
  };
  const as = async (
    name: string,
    who: 'owner' | 'captain' | 'kitchen',
    path: string,
    content = shownPage,
  ) => {
    const storageState = await signedIn(browser, who);
    const context = await browser.newContext({ ...contextOptions, viewport: SIZES.desktop, storageState });
    table[name] = await open(context, path, content);
    await context.close();
  };

  await asVisitor('landing', href('landing'));
  await asVisitor('login', href('login'));
  await asVisitor('guest details', qrPath(demo.restaurantId, 'F1-T01', demo.tableKeys['F1-T01'] ?? ''));
  await asVisitor(
    'guest menu',
    href('customerMenu', { restaurantId: demo.restaurantId, tableId: 'F1-T01', orderId: 'preview' }),
    async (page) => {
      await page.getByRole('heading', { level: 3 }).first().waitFor();
    },
  );
  await as('dashboard', 'owner', href('dashboard'));
  await as('menu', 'owner', href('menu'));
  await as('QR codes', 'owner', href('qrCodes'));
  await as('settings', 'owner', href('settings'));
  await as('captain', 'captain', href('captain'));
  await as('kitchen', 'kitchen', href('kitchen'));
  await browser.close();
  return table;
}
