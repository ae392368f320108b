import { chromium } from '@playwright/test';
import { href } from '@bhoj/domain/catalogue/routes';
import { contextOptions, launchOptions } from '../e2e/support/browser-use.ts';
import { SIZES } from '../e2e/support/visits.ts';
import { busyEvening } from './busy-evening.ts';
import { shownPage, signedIn } from './opened-page.ts';
import { percentile } from './print-table.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Login } from '../e2e/support/restaurant.ts';
import type { Row, Table } from './print-table.ts';

/** A mid-range phone or an old tablet: its processor is so many times slower than this one. */
const SLOWER = 4;

/** Each kind of tap is made so often. */
const TIMES = 7;

/** ms that an answer may take on a machine that does other work, too. */
const PATIENCE = 20_000;

interface Tapping {
  readonly __bhojTap: { at: number; said: (ms: number) => void };
}

/**
 * Taps, and returns the ms from the finger to the first painted frame in which the page answers: when `isAnswered` holds.
 * A frame is on the screen when the next task runs after it.
 */
async function tap<Arg>(target: Locator, isAnswered: (arg: Arg) => boolean, arg: Arg): Promise<number> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const answered = page.evaluate(
    ([source, given, patience]) =>
      new Promise<number>((resolve, reject) => {
        const holds = new Function(`return (${source})`)() as (arg: unknown) => boolean;
        const late = setTimeout(() => reject(new Error(`no answer to a tap: ${source}`)), patience as number);
        const look = (from: number) => () => {
          if (!holds(given)) return requestAnimationFrame(look(from));
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            clearTimeout(late);
            resolve(performance.now() - from);
          };
          return port2.postMessage(null);
        };
        const begin = (event: Event) => requestAnimationFrame(look(event.timeStamp));
        addEventListener('click', begin, { capture: true, once: true });
      }),
    [String(isAnswered), arg, PATIENCE] as const,
  );
  await target.click();
  return answered;
}

/** The ms of each kind of tap. */
class Taps {
  readonly #ms = new Map<string, number[]>();

  async make<Arg>(kind: string, target: Locator, isAnswered: (arg: Arg) => boolean, arg: Arg): Promise<void> {
    const ms = await tap(target, isAnswered, arg);
    this.#ms.set(kind, [...(this.#ms.get(kind) ?? []), ms]);
  }

  table(of: string): Record<string, Row> {
    return Object.fromEntries(
      [...this.#ms].map(([kind, ms]) => [
        `${of}: ${kind}`,
        { p50: percentile(ms, 0.5), worst: Math.max(...ms) },
      ]),
    );
  }
}

const has = (selector: string): boolean => document.querySelector(selector) !== null;
const hasNot = (selector: string): boolean => document.querySelector(selector) === null;

/** Opens a screen on a slow device, once all of it is there. */
async function slowScreen(browser: Browser, who: 'captain' | 'kitchen', login: Login): Promise<Page> {
  const storageState = await signedIn(browser, who, login);
  const viewport = who === 'captain' ? SIZES.phone : SIZES.desktop;
  const context = await browser.newContext({ ...contextOptions, viewport, storageState });
  const page = await context.newPage();
  await page.goto(href(who));
  await shownPage(page);
  // What the first taps open is fetched after the first screen.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function captainTaps(page: Page): Promise<Record<string, Row>> {
  const taps = new Taps();
  const tiles = page.locator('main section button:has(strong)');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (let n = 0; n < TIMES; n += 1) {
    await taps.make('open a table', tiles.nth(n * 5), has, 'section[aria-label^="KOT"]');
    await taps.make('open the dishes', button('Add dishes'), has, 'input[type="search"]');
    const chips = page.locator('nav[aria-label] button');
    await taps.make('choose a category', chips.nth(2), has, 'nav[aria-label] li:nth-child(3) [aria-current]');
    await taps.make('show all dishes', chips.first(), has, 'nav[aria-label] li:first-child [aria-current]');
    const dish = page.locator('main li button:enabled:not(:has(svg[role="img"]))').nth(20 + n);
    await taps.make(
      'add a dish',
      dish,
      (n) => document.querySelectorAll('li[data-chosen="true"]').length > n,
      0,
    );
    await page
      .getByRole('button', { name: /^One less|less$/i })
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await taps.make(
      'back to the table',
      page.getByRole('button', { name: /^Back to/ }),
      has,
      'section[aria-label^="KOT"]',
    );
    await taps.make('open the bill', button('Bill'), hasNot, 'section[aria-label^="KOT"]');
    await page.goBack();
    await taps.make('back to the tables', button('All tables'), hasNot, 'section[aria-label^="KOT"]');
  }
  return taps.table('captain');
}

async function kitchenTaps(page: Page): Promise<Record<string, Row>> {
  const taps = new Taps();
  const ticket = (n: number) => page.locator('[data-ticket]').nth(n);
  const count = (n: number) => document.querySelectorAll('[data-ticket]').length < n;
  const stages = ([key, stage, least]: readonly [string, string, number]) =>
    document.querySelectorAll(`[data-ticket="${key}"] li[data-stage="${stage}"]`).length >= least;
  for (let n = 0; n < TIMES; n += 1) {
    const key = String(await ticket(n).getAttribute('data-ticket'));
    const one = page.locator(`[data-ticket="${key}"]`);
    const line = one.locator('li button').first();
    await taps.make('start a line', line, stages, [key, 'cooking', 1] as const);
    await one.locator('li button:enabled').first().waitFor();
    await taps.make('a line is ready', line, stages, [key, 'ready', 1] as const);
    await one.locator('li button:enabled').first().waitFor();
    await taps.make('undo', one.getByRole('button', { name: 'Recall' }), stages, [
      key,
      'cooking',
      1,
    ] as const);
    await one.locator('li button:enabled').first().waitFor();
    const next = ticket(n + 10);
    const other = String(await next.getAttribute('data-ticket'));
    const whole = page.locator(`[data-ticket="${other}"]`);
    await taps.make('start a ticket', whole.getByRole('button', { name: 'Start', exact: true }), stages, [
      other,
      'cooking',
      3,
    ] as const);
    await whole.locator('li button:enabled').first().waitFor();
    const before = await page.locator('[data-ticket]').count();
    await taps.make('all ready', whole.getByRole('button', { name: 'Ready', exact: true }), count, before);
  }
  return taps.table('kitchen');
}

/** ms from a tap to its answer, with 60 open tables and 40 tickets. */
export async function taps(): Promise<Table> {
  const people = await busyEvening();
  const browser = await chromium.launch(launchOptions);
  try {
    const captain = await captainTaps(await slowScreen(browser, 'captain', people.captain));
    const kitchen = await kitchenTaps(await slowScreen(browser, 'kitchen', people.kitchen));
    return { ...captain, ...kitchen };
  } finally {
    await browser.close();
  }
}
