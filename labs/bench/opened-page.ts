import { gzipSync } from 'node:zlib';
import { href } from '@bhoj/domain/catalogue/routes';
import { contextOptions } from '../../tests/e2e/support/browser-use.ts';
import { signInOn } from '../../tests/e2e/support/signing-in.ts';
import { signInToPlatform } from '../../tests/e2e/support/super-admin.ts';
import { settled, SIZES } from '../../tests/e2e/support/visits.ts';
import { DEMO_LOGINS } from '../../demo/demo-logins.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Login } from '../../tests/e2e/support/restaurant.ts';
import type { Row } from './print-table.ts';

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

/** The column of the documents that a page gets. */
export const DELIVERED = 'documents delivered';

/** Opens a page with an empty cache and measures until `content` shows. */
export async function open(
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
  return { 'gzip KB of script before content': bytes / 1000, [DELIVERED]: documents };
}

/** ms that a page may take on a busy machine, because this measures no time. */
const PATIENCE = 60_000;

/** Waits until a page has its heading and nothing is still loading. */
export async function shownPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE });
  const hasLoaded = () => document.querySelector('[aria-busy="true"], .MuiSkeleton-root') === null;
  await page.waitForFunction(hasLoaded, undefined, { timeout: PATIENCE });
}

export async function settledPage(page: Page): Promise<void> {
  await shownPage(page);
  await settled(page);
}

/** Returns the storage state of a signed-in person; a context made from it still has an empty cache. */
export async function signedIn(
  browser: Browser,
  as: 'owner' | 'captain' | 'kitchen' | 'super' | 'staff',
  login: Login = DEMO_LOGINS[as],
  options: BrowserContextOptions = contextOptions,
) {
  const context = await browser.newContext({ ...options, viewport: SIZES.desktop });
  const page = await context.newPage();
  if (as === 'super' || as === 'staff') {
    await page.goto(href('superStaffLogin'));
    await signInToPlatform(page, login);
    await page.waitForURL((url) => url.pathname !== href('superStaffLogin'));
  } else await signInOn(page, as, login);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
