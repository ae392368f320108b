import { LAST_VIEW_ID, LAST_VIEW_KEY } from '../../web/src/blocks/last-view/last-view.ts';
import { ANSWERS, endOfTrace, traceMainThread } from './main-thread.ts';
import { slowPage } from './slow-phone.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Machine } from './benchmark-index.ts';
import type { MainThread } from './main-thread.ts';

/** A slow 4G line, as Lighthouse has it for phones: 1.6 Mbit/s, and 150 ms before each answer. */
export const SLOW_4G = { latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** ms that a page may take on a machine that does other work, too. */
const PATIENCE = 60_000;

/** ms after the page answers in which its bytes and its layout shifts still count. */
const AFTER = 2_000;

/** ms between two looks whether the page answers. */
const LOOKS_EVERY = 50;

/** A page to open, and how to see that its content is there. */
export interface Opening {
  readonly path: string;
  /** The selector of what a person waits for; nothing may still say that it loads. */
  readonly content: string;
  /** True for a page that keeps its files with a service worker. */
  readonly isKept: boolean;
  /** True to open it without the last view that the device has kept. */
  readonly forgetsView?: boolean;
}

/**
 * Returns the ms from the page's start to the frame with the content. It watches for changes of the page: looking in
 * every frame would add to the work of a slow device.
 */
function contentAt(page: Page, content: string): Promise<number> {
  return page.evaluate(
    ({ wanted, patience }) =>
      new Promise<number>((resolve, reject) => {
        const isThere = () =>
          document.querySelector(wanted) !== null && document.querySelector('[aria-busy="true"]') === null;
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
    { wanted: content, patience: PATIENCE },
  );
}

/**
 * Marks the time at which React has the content, because taps are answered from then on. The last view shows the same
 * content earlier, without React's data: React puts its own data on each of its elements.
 */
function markAnswers(page: Page, content: string): Promise<void> {
  return page.evaluate(
    ({ wanted, patience, every, mark }) =>
      new Promise<void>((resolve, reject) => {
        const late = performance.now() + patience;
        const look = () => {
          const element = document.querySelector(wanted);
          if (element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))) {
            performance.mark(mark);
            resolve();
          } else if (performance.now() > late) reject(new Error('the page never answers'));
          else setTimeout(look, every);
        };
        look();
      }),
    { wanted: content, patience: PATIENCE, every: LOOKS_EVERY, mark: ANSWERS },
  );
}

/** A layout shift, and what moved, from where to where. */
export interface Shift {
  readonly value: number;
  /** ms from the page's start. */
  readonly at: number;
  readonly moved: readonly string[];
}

type Noted = typeof globalThis & { lastViewAt?: number; shifts?: Shift[] };

/** Records in each page the first frame that shows the last view, and the layout shifts. */
function note(lastView: string): void {
  const noted = globalThis as Noted;
  const changes = new MutationObserver(() => {
    if (document.getElementById(lastView) === null) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      noted.lastViewAt = performance.now();
    });
  });
  changes.observe(document, { subtree: true, childList: true });

  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (element === null) return 'an element that has gone';
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${label}`;
  };
  const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((value) => Math.round(value)).join(' ');
  const shifts: Shift[] = [];
  noted.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} (${rect(previousRect)} to ${rect(currentRect)})`,
      );
      shifts.push({ value, at: startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The times and sizes of opening a page. */
export interface Opened extends MainThread {
  /** ms until the page has its content, and until it shows its last view; NaN without one. */
  readonly content: number;
  readonly lastView: number;
  /** Script files before the content; files and answers before it, and their compressed bytes. */
  readonly files: number;
  readonly requests: number;
  readonly bytes: number;
  /** Compressed bytes of script, until some time after the content. */
  readonly scriptBytes: number;
  readonly shifts: readonly Shift[];
}

/** ms that a page may take to keep its files. */
const KEEPS_WITHIN = 30_000;

/** Waits until the page's files are on the device. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(
    (patience) =>
      Promise.race([
        navigator.serviceWorker.ready,
        new Promise((done) => {
          setTimeout(done, patience);
        }),
      ]).then(() => undefined),
    KEEPS_WITHIN,
  );

/** Opens a page on a low-tier phone. The context decides what the phone has kept. */
export async function openSlowly(
  browser: Browser,
  context: BrowserContext,
  machine: Machine,
  { path, content, isKept, forgetsView = false }: Opening,
): Promise<Opened> {
  const page = await slowPage(context, machine);
  await page.addInitScript(note, LAST_VIEW_ID);
  if (forgetsView) await page.addInitScript((key) => localStorage.removeItem(key), LAST_VIEW_KEY);
  await traceMainThread(browser, page);
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await contentAt(page, content);
  await markAnswers(page, content);
  await page.waitForTimeout(AFTER);
  const thread = await endOfTrace(browser, path);
  const noted = await page.evaluate((until) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isScript = ({ name }: PerformanceResourceTiming) => new URL(name).pathname.endsWith('.js');
    const bytesOf = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((total, one) => total + one.transferSize, 0);
    const before = all.filter((one) => one.responseEnd > 0 && one.responseEnd <= until);
    const { lastViewAt = Number.NaN, shifts = [] } = globalThis as Noted;
    return {
      lastView: lastViewAt,
      shifts,
      files: before.filter(isScript).length,
      requests: before.length,
      bytes: bytesOf(before),
      scriptBytes: bytesOf(all.filter(isScript)),
    };
  }, ms);
  if (isKept) await kept(page);
  // Leaves the page as a person would, because a page that is only closed gets no event.
  await page.goto('about:blank');
  await page.close();
  return { ...thread, ...noted, content: ms };
}
