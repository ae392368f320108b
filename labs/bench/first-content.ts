import { href } from '@bhoj/domain/catalogue/routes';
import { LAST_VIEW_ID } from '../../web/src/blocks/last-view/last-view.ts';
import { DEMO_LOGINS } from '../../demo/demo-logins.ts';
import { signedIn } from './opened-page.ts';
import { percentile } from './print-table.ts';
import { ON_A_PHONE, slowPage, withProduction } from './slow-phone.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Row, Table } from './print-table.ts';
import type { Slowness } from './slow-phone.ts';

/**
 * A mid-range phone on a slow 4G line, as Lighthouse has it for phones: a processor a quarter as fast as this one, 1.6
 * Mbit/s, and 150 ms before each answer.
 */
const MID_RANGE: Slowness = { slower: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** The number of times each screen is opened; the median counts. */
const RUNS = 3;

/** ms that a page may take on a machine that does other work, too. */
const PATIENCE = 60_000;

/**
 * ms from the page's start to the frame with its heading and nothing still loading. It watches the page for changes,
 * because asking in every frame would keep a slow device as busy as the page itself does.
 */
function contentAt(page: Page): Promise<number> {
  return page.evaluate(
    (patience) =>
      new Promise<number>((resolve, reject) => {
        const isThere = () =>
          document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;
        const late = setTimeout(() => reject(new Error('the page shows no content')), patience);
        const look = () => {
          if (!isThere()) return;
          changes.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => resolve(performance.now()));
        };
        const changes = new MutationObserver(look);
        const of = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] };
        changes.observe(document, of);
        look();
      }),
    PATIENCE,
  );
}

type Viewed = typeof globalThis & { lastViewAt?: number };

/** Records in each page the first frame that shows the last view. */
function noteLastView(id: string): void {
  const changes = new MutationObserver(() => {
    const view = document.getElementById(id);
    if (view === null) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      (globalThis as Viewed).lastViewAt = performance.now();
    });
  });
  changes.observe(document, { subtree: true, childList: true });
}

interface Opened {
  /** ms until the page has its content, and until it paints anything. */
  readonly ms: number;
  readonly paint: number;
  /** ms until the page shows its last view; NaN without one. */
  readonly lastView: number;
  /** Files and answers before the content, and their compressed bytes. */
  readonly requests: number;
  readonly bytes: number;
}

async function opened(context: BrowserContext, path: string): Promise<Opened> {
  const page = await slowPage(context, MID_RANGE);
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await contentAt(page);
  const [requests, bytes, paint, lastView] = await page.evaluate((until) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = all.filter((one) => one.responseEnd > 0 && one.responseEnd <= until);
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const sum = before.reduce((total, one) => total + one.transferSize, 0);
    const viewed = (globalThis as Viewed).lastViewAt ?? Number.NaN;
    return [before.length, sum, painted?.startTime ?? until, viewed] as const;
  }, ms);
  // Waits until the app's files are on the device before the second opening.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Leaves the page as a person would, because a page that is only closed gets no event.
  await page.goto('about:blank');
  await page.close();
  return { ms, paint, lastView, requests, bytes };
}

const median = (all: readonly Opened[], figure: (one: Opened) => number): number =>
  percentile(
    all.map((one) => figure(one)),
    0.5,
  );

/**
 * First content of the screens of captains and the kitchen on a phone: with an empty cache, and opened again. The
 * second opening also counts the time until the last view, which the figures of the content ignore.
 */
export const firstContent = (): Promise<Table> =>
  withProduction(async (browser) => {
    const table: Record<string, Row> = {};
    for (const who of ['captain', 'kitchen'] as const) {
      // One after the other, so that each has the machine to itself.
      // oxlint-disable-next-line no-await-in-loop
      const storageState = await signedIn(browser, who, DEMO_LOGINS[who], ON_A_PHONE);
      const cold: Opened[] = [];
      const warm: Opened[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ ...ON_A_PHONE, serviceWorkers: 'allow', storageState });
        await context.addInitScript(noteLastView, LAST_VIEW_ID);
        cold.push(await opened(context, href(who)));
        warm.push(await opened(context, href(who)));
        await context.close();
      }
      table[who] = {
        cold: median(cold, ({ ms }) => ms),
        warm: median(warm, ({ ms }) => ms),
        'last view, warm': median(warm, ({ lastView }) => lastView),
        'first paint, cold': median(cold, ({ paint }) => paint),
        'first paint, warm': median(warm, ({ paint }) => paint),
        'requests, cold': median(cold, ({ requests }) => requests),
        'KB, cold': median(cold, ({ bytes }) => bytes) / 1000,
      };
    }
    return table;
  });
