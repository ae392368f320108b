import { chromium } from '@playwright/test';
import { href } from '@bhoj/domain/catalogue/routes';
import { captain } from '../../web/src/messages/captain/captain/en.ts';
import { contextOptions, launchOptions } from '../../tests/e2e/support/browser-use.ts';
import { SIZES } from '../../tests/e2e/support/visits.ts';
import { machineOf, rowOf } from './benchmark-index.ts';
import { busyEvening } from './busy-evening.ts';
import { shownPage, signedIn } from './opened-page.ts';
import { percentile } from './print-table.ts';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Login } from '../../tests/e2e/support/restaurant.ts';
import type { Machine } from './benchmark-index.ts';
import type { Row, Table } from './print-table.ts';
import type { TapOf } from './taps-measured.ts';

/** The number of taps of each kind. */
const TIMES = 7;

/** ms that an answer may take on a busy machine. */
const PATIENCE = 20_000;

/** The answer on the page: this many elements of a selector. */
interface Answer {
  readonly of: string;
  readonly least?: number;
  readonly most?: number;
}

/**
 * Returns the ms from the touch to the first painted frame with the answer. The clock stops in a task after that frame.
 */
async function tap(target: Locator, answer: Answer): Promise<number> {
  const answered = target.page().evaluate(
    ({ of, least = 0, most = Number.MAX_SAFE_INTEGER, patience }) =>
      new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no answer to a tap: ${of}`)), patience);
        const painted = (from: number) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            clearTimeout(late);
            resolve(performance.now() - from);
          });
          port1.start();
          port2.postMessage(null);
        };
        const look = (from: number) => {
          const { length } = document.querySelectorAll(of);
          if (length >= least && length <= most) painted(from);
          else requestAnimationFrame(() => look(from));
        };
        const begin = (event: Event) => requestAnimationFrame(() => look(event.timeStamp));
        addEventListener('click', begin, { capture: true, once: true });
      }),
    { ...answer, patience: PATIENCE },
  );
  // `target.click()` would check in the page, while the clock runs, whether the tap can hit its target; `make` has
  // checked that before.
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing to tap: ${String(target)}`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return answered;
}

interface Tapped {
  /** ms until the answer. */
  readonly ms: number;
  /** ms of work on the page's own thread until then, so that other programs do not count. */
  readonly work: number;
}

/** The ms of each kind of tap. */
class Taps {
  readonly #made = new Map<TapOf, Tapped[]>();
  readonly #devtools: CDPSession;

  constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  async #atWork(): Promise<number> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }

  async make(kind: TapOf, target: Locator, answer: Answer): Promise<void> {
    await target.click({ trial: true });
    const before = await this.#atWork();
    const ms = await tap(target, answer);
    const work = (await this.#atWork()) - before;
    this.#made.set(kind, [...(this.#made.get(kind) ?? []), { ms, work }]);
  }

  table(of: string): Record<string, Row> {
    return Object.fromEntries(
      [...this.#made].map(([kind, made]) => {
        const ms = made.map((one) => one.ms);
        const work = made.map((one) => one.work);
        return [
          `${of}: ${kind}`,
          { p50: percentile(ms, 0.5), worst: Math.max(...ms), 'of it work, p50': percentile(work, 0.5) },
        ];
      }),
    );
  }
}

const thereIs = (of: string): Answer => ({ of, least: 1 });
const thereIsNo = (of: string): Answer => ({ of, most: 0 });

interface Screen {
  readonly page: Page;
  readonly taps: Taps;
}

/** Opens a screen on a slow device, once all of it is there. */
async function slowScreen(
  browser: Browser,
  { slower }: Machine,
  who: 'captain' | 'kitchen',
  login: Login,
): Promise<Screen> {
  const storageState = await signedIn(browser, who, login);
  const viewport = who === 'captain' ? SIZES.phone : SIZES.desktop;
  const context = await browser.newContext({ ...contextOptions, viewport, storageState });
  const page = await context.newPage();
  await page.goto(href(who));
  await shownPage(page);
  // The code of the first taps loads after the first screen.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, taps: new Taps(devtools) };
}

const ROUND = 'section[aria-label^="KOT"]';

/** A captain at one table: its order, a dish, its bill. */
async function atOneTable({ page, taps }: Screen, n: number): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  // The tables' own chips stay on the page, hidden.
  const categories = `nav[aria-label="${captain.categories}"]`;
  const chips = page.locator(`${categories} button`);
  const chosen = (nth: string) => thereIs(`${categories} li:${nth} [aria-current]`);
  await taps.make('open a table', page.locator('main section button:has(strong)').nth(n * 5), thereIs(ROUND));
  await taps.make('open the dishes', button('Add dishes'), thereIs('input[type="search"]'));
  await taps.make('choose a category', chips.nth(2), chosen('nth-child(3)'));
  await taps.make('show all dishes', chips.first(), chosen('first-child'));
  const plain = page.locator('li[data-chosen] > button:enabled').filter({ hasNotText: captain.chooses });
  await taps.make('add a dish', plain.nth(n), thereIs('li[data-chosen="true"]'));
  await taps.make('back to the table', button(/^Back to/), thereIs(ROUND));
  await taps.make('open the bill', button('Bill'), thereIsNo(ROUND));
  await page.goBack();
  await taps.make('back to the tables', button('All tables'), thereIsNo(ROUND));
}

/** A cook at two tickets: one line there and back, and a whole ticket. */
async function atTwoTickets({ page, taps }: Screen, n: number): Promise<void> {
  const tickets = page.locator('[data-ticket]');
  const ticket = async (nth: number) =>
    `[data-ticket="${String(await tickets.nth(nth).getAttribute('data-ticket'))}"]`;
  const button = (of: string, name: string) => page.locator(of).getByRole('button', { name, exact: true });
  /** Taps on a ticket within half a second count as one tap. */
  const rested = (of: string) => page.locator(of).locator('li button:enabled').first().waitFor();
  const lines = (of: string, stage: string, least: number) => ({
    of: `${of} li[data-stage="${stage}"]`,
    least,
  });

  const one = await ticket(n);
  const line = page.locator(one).locator('li button').first();
  await taps.make('start a line', line, lines(one, 'cooking', 1));
  await rested(one);
  await taps.make('a line is ready', line, lines(one, 'ready', 1));
  await rested(one);
  await taps.make('undo', button(one, 'Recall'), lines(one, 'cooking', 1));
  const other = await ticket(n + 10);
  await taps.make('start a ticket', button(other, 'Start'), lines(other, 'cooking', 3));
  await rested(other);
  // The ticket is shown as ready, and then leaves the board.
  await taps.make(
    'all ready',
    button(other, 'Ready'),
    thereIsNo(`section ${other} li[data-stage="cooking"]`),
  );
  await page.locator(`section ${other}`).waitFor({ state: 'detached' });
}

/** ms from a tap to its answer, with 60 open tables and 40 tickets. */
export async function taps(): Promise<Table> {
  const people = await busyEvening();
  const browser = await chromium.launch(launchOptions);
  try {
    const machine = await machineOf(browser);
    const captain = await slowScreen(browser, machine, 'captain', people.captain);
    for (let n = 0; n < TIMES; n += 1) await atOneTable(captain, n);
    const kitchen = await slowScreen(browser, machine, 'kitchen', people.kitchen);
    for (let n = 0; n < TIMES; n += 1) await atTwoTickets(kitchen, n);
    return { ...captain.taps.table('captain'), ...kitchen.taps.table('kitchen'), ...rowOf(machine) };
  } finally {
    await browser.close();
  }
}
