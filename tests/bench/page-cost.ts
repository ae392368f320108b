import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { href, qrPath } from '@bhoj/domain/catalogue/routes';
import { seedDemo } from '../seed/demo-restaurant.ts';
import { seedDays, TRENDING_PAGES } from './trending-days.ts';
import { urlsFromEnv } from '../seed/live/urls.ts';
import { contextOptions, launchOptions } from '../e2e/support/browser-use.ts';
import { signInOn } from '../e2e/support/signing-in.ts';
import { settled, SIZES } from '../e2e/support/visits.ts';
import { DEMO_LOGINS } from '../seed/demo-logins.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Demo } from '../seed/demo-restaurant.ts';
import type { Row, Table } from './print-table.ts';

const urls = urlsFromEnv(process.env);

/** Counts the documents in Firestore's listen stream to the page, by reading the stream beside the SDK. */
function countDelivered(): void {
  const counter = { documents: 0 };
  Object.assign(globalThis, { bhojBench: counter });
  const count = (text: string) => {
    counter.documents += text.split('"documentChange"').length - 1;
  };
  const { fetch: original } = globalThis;
  globalThis.fetch = async (...args) => {
    const response = await original(...args);
    const isListen = response.url.includes('/Listen/channel');
    if (/\/documents\/users\/[^:]+$/.test(response.url) && response.ok) counter.documents += 1;
    if (isListen && response.body !== null) {
      const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
      const read = (): unknown =>
        reader?.read().then(
          ({ done, value }) => {
            if (!done) {
              count(value);
              read();
            }
          },
          () => undefined,
        );
      read();
    }
    return response;
  };
  const send = Reflect.get(XMLHttpRequest.prototype, 'send') as (
    this: XMLHttpRequest,
    body?: Document | XMLHttpRequestBodyInit | null,
  ) => void;
  XMLHttpRequest.prototype.send = function counted(...args) {
    let seen = 0;
    this.addEventListener('progress', () => {
      if (!this.responseURL.includes('/Listen/channel')) return;
      count(this.responseText.slice(seen));
      seen = this.responseText.length;
    });
    return send.apply(this, args);
  };
}

/** Opens a page with an empty cache and measures until `content` shows. */
async function open(
  context: BrowserContext,
  path: string,
  content: (page: Page) => Promise<void>,
): Promise<Row> {
  await context.addInitScript(countDelivered);
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  let showing = false;
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' || /\.m?js($|\?)/.test(response.url());
    if (!showing && isScript) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path);
  await content(page);
  showing = true;
  const bytes = (await Promise.all(scripts)).reduce((a, b) => a + b, 0);
  await page.waitForTimeout(500);
  const documents = await page.evaluate(
    () => (globalThis as unknown as { bhojBench: { documents: number } }).bhojBench.documents,
  );
  await page.close();
  return { 'gzip KB of script before content': bytes / 1000, 'documents delivered': documents };
}

const settledPage = (page: Page) => settled(page);

/** Returns the storage state of a signed-in person; a context made from it still has an empty cache. */
async function signedIn(browser: Browser, as: 'owner' | 'captain' | 'kitchen') {
  const context = await browser.newContext({ ...contextOptions, viewport: SIZES.desktop });
  await signInOn(await context.newPage(), as, DEMO_LOGINS[as]);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** (c), and the page openings of (b): kilobytes before content, and delivered documents. */
export async function pageCost(): Promise<Table> {
  const demo: Demo = await seedDemo({ ...urls, withHistory: false, now: Date.now() });
  await seedDays(demo.restaurantId);
  const browser = await chromium.launch(launchOptions);
  const phone = { ...contextOptions, viewport: SIZES.phone };
  const table: Record<string, Row> = {};
  const asVisitor = async (name: string, path: string, content = settledPage) => {
    const context = await browser.newContext(phone);
    table[name] = await open(context, path, content);
    await context.close();
  };
  const as = async (name: string, who: 'owner' | 'captain' | 'kitchen', path: string) => {
    const storageState = await signedIn(browser, who);
    const context = await browser.newContext({ ...contextOptions, viewport: SIZES.desktop, storageState });
    table[name] = await open(context, path, settledPage);
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
  for (const [name, path] of TRENDING_PAGES) await as(name, 'owner', path);
  await as('captain', 'captain', href('captain'));
  await as('kitchen', 'kitchen', href('kitchen'));
  await browser.close();
  return table;
}
