import { chromium } from '@playwright/test';
import { href } from '@bhoj/domain/catalogue/routes';
import { contextOptions, launchOptions } from '../e2e/support/browser-use.ts';
import { SIZES } from '../e2e/support/visits.ts';
import { shownPage, signedIn } from './opened-page.ts';
import type { BrowserContext } from '@playwright/test';
import type { Row, Table } from './print-table.ts';

/** A mid-range phone: a processor a quarter as fast as this one, and 1.6 Mbit/s with 150 ms to the server. */
const CPU = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** ms from the address to the content. */
async function timeOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(path, { waitUntil: 'commit' });
  await shownPage(page);
  const time = await page.evaluate(() => performance.now());
  await page.close();
  return time;
}

/** First content of the screens of captains and the kitchen on a phone: with an empty cache, and opened again. */
export async function firstContent(): Promise<Table> {
  const browser = await chromium.launch(launchOptions);
  const table: Record<string, Row> = {};
  for (const who of ['captain', 'kitchen'] as const) {
    // One after the other: each has the machine to itself.
    // oxlint-disable-next-line no-await-in-loop
    const storageState = await signedIn(browser, who);
    // oxlint-disable-next-line no-await-in-loop
    const context = await browser.newContext({ ...contextOptions, viewport: SIZES.phone, storageState });
    // oxlint-disable-next-line no-await-in-loop
    const cold = await timeOf(context, href(who));
    // oxlint-disable-next-line no-await-in-loop
    table[who] = { cold, warm: await timeOf(context, href(who)) };
    // oxlint-disable-next-line no-await-in-loop
    await context.close();
  }
  await browser.close();
  return table;
}
