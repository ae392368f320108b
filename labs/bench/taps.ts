import { href } from '@bhoj/domain/catalogue/routes';
import { tables } from '@bhoj/domain/tables/table.collection';
import { captain } from '../../web/src/messages/captain/captain/en.ts';
import { SIZES } from '../../tests/e2e/support/visits.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bareSite, bareTables } from './bare/build.ts';
import { rowOf } from './benchmark-index.ts';
import { busyEvening } from './busy-evening.ts';
import { shownPage, signedIn } from './opened-page.ts';
import { percentile } from './print-table.ts';
import { FAST, ON_A_PHONE, withBuilds } from './slow-phone.ts';
import { endOfTaps, marksOf, traceTaps } from './tap-thread.ts';
import { GOALS, TIMES_BARE } from './taps-measured.ts';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { Login } from '../../tests/e2e/support/restaurant.ts';
import type { Served } from './as-in-production.ts';
import type { Builds } from './before.ts';
import type { Machine } from './benchmark-index.ts';
import type { BusyEvening } from './busy-evening.ts';
import type { Row, Table } from './print-table.ts';
import type { TapOf } from './taps-measured.ts';

/** The number of taps of each kind. */
const TIMES = 7;

/** How many taps of each kind are traced. A kitchen has 40 tickets, and a turn begins two. */
const TRACED = 9;

/** ms that an answer may take on a busy machine. */
const PATIENCE = 20_000;

/** The answer on the page: this many elements of a selector. */
interface Answer {
  readonly of: string;
  readonly least?: number;
  readonly most?: number;
}

/** A tap on the page: of this kind, for the trace. */
interface Touch {
  readonly kind: TapOf;
  readonly target: Locator;
  readonly answer: Answer;
}

/** Returns the ms from the touch to the painted frame with the answer. The clock stops in the task after that frame. */
async function tap({ kind, target, answer }: Touch): Promise<number> {
  const answered = target.page().evaluate(
    ({ of, least = 0, most = Number.MAX_SAFE_INTEGER, patience, marks }) =>
      new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no answer to a tap: ${of}`)), patience);
        const painted = (from: number) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            const ms = performance.now() - from;
            performance.mark(marks.answered);
            clearTimeout(late);
            resolve(ms);
          });
          port1.start();
          port2.postMessage(null);
        };
        const look = (from: number) => {
          const { length } = document.querySelectorAll(of);
          if (length >= least && length <= most) painted(from);
          else requestAnimationFrame(() => look(from));
        };
        const begin = (event: Event) => {
          performance.mark(marks.tapped);
          requestAnimationFrame(() => look(event.timeStamp));
        };
        addEventListener('click', begin, { capture: true, once: true });
      }),
    { ...answer, patience: PATIENCE, marks: marksOf(kind) },
  );
  // Not `target.click()`: it would check whether the tap can hit its target, in the page and while the clock runs.
  // `make` has checked that before.
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing to tap: ${String(target)}`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return answered;
}

interface Tapped {
  /** ms until the answer. */
  readonly ms: number;
  /** ms of work on the page's own thread, with the work that follows at once; other programs do not count. */
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
    const ms = await tap({ kind, target, answer });
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
          { p50: percentile(ms, 0.5), worst: Math.max(...ms), 'work, p50': percentile(work, 0.5) },
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

type Who = 'captain' | 'kitchen';

/** Opens a page of a phone or a wall screen, slowed by a factor once all of it is there. */
async function screenAt(context: BrowserContext, path: string, slower: number): Promise<Screen> {
  const page = await context.newPage();
  await page.goto(path);
  await shownPage(page);
  // The code of the first taps loads after the first screen.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, taps: new Taps(devtools) };
}

async function screenOf(browser: Browser, who: Who, login: Login, slower: number): Promise<Screen> {
  const storageState = await signedIn(browser, who, login, ON_A_PHONE);
  const viewport = who === 'captain' ? SIZES.phone : SIZES.desktop;
  const context = await browser.newContext({ ...ON_A_PHONE, viewport, storageState });
  return screenAt(context, href(who), slower);
}

const ROUND = 'section[aria-label^="KOT"]';

/** A captain at one table: its order, a dish, its bill. */
async function atOneTable({ page, taps }: Screen, n: number): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  // The tables' own chips stay on the page, hidden.
  const categories = `nav[aria-label="${captain.categories}"]`;
  const chips = page.locator(`${categories} button`);
  const chosen = (nth: string) => thereIs(`${categories} li:${nth} [aria-current]`);
  await taps.make('open a table', page.locator('main section button:has(strong)').nth(n * 4), thereIs(ROUND));
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
  // Nobody has begun them; a ticket of an earlier turn may have moved.
  const fresh = page
    .locator('[data-ticket]')
    .filter({ hasNot: page.locator('li:is([data-stage="cooking"], [data-stage="ready"])') });
  const ticket = async (nth: number) =>
    `[data-ticket="${String(await fresh.nth(nth).getAttribute('data-ticket'))}"]`;
  const button = (of: string, name: string) => page.locator(of).getByRole('button', { name, exact: true });
  /** Taps on a ticket within half a second count as one tap. */
  const rested = (of: string) => page.locator(of).locator('li button:enabled').first().waitFor();
  const lines = (of: string, stage: string, least: number) => ({
    of: `${of} li[data-stage="${stage}"]`,
    least,
  });

  const place = n % TIMES;
  const one = await ticket(place);
  const line = page.locator(one).locator('li button').first();
  await taps.make('start a line', line, lines(one, 'cooking', 1));
  await rested(one);
  await taps.make('a line is ready', line, lines(one, 'ready', 1));
  await rested(one);
  await taps.make('undo', button(one, 'Recall'), lines(one, 'cooking', 1));
  const other = await ticket(place + 10);
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

/** A table of the bare page: it opens, one of its dishes is marked, and it closes. */
async function atOneBareTable({ page, taps }: Screen, n: number): Promise<void> {
  await taps.make('open a table', page.locator('button').nth(n * 4), thereIs('h2'));
  await taps.make('mark a dish', page.locator('li button').nth(n), thereIs('[data-marked="true"]'));
  await taps.make('back to the tables', page.locator('nav button'), thereIsNo('h2'));
}

const ACTS = { captain: atOneTable, kitchen: atTwoTickets } as const;

interface Pace {
  readonly times: number;
  readonly slower: number;
}

/** The browser of a build, and the people of its own restaurant, because kitchens change the orders. */
interface Side {
  readonly browser: Browser;
  readonly people: BusyEvening;
}

/** Makes the taps of `who` on each side by turns, and calls `beside` after each turn. */
async function byTurns(
  sides: readonly Side[],
  who: Who,
  { times, slower }: Pace,
  beside?: (turn: number) => Promise<void>,
): Promise<readonly Screen[]> {
  const screens = await Promise.all(
    sides.map(({ browser, people }) => screenOf(browser, who, people[who], slower)),
  );
  for (let n = 0; n < times; n += 1) {
    for (const screen of screens) await ACTS[who](screen, n);
    await beside?.(n);
  }
  return screens;
}

/** Does `work` with the restaurants and browsers of today's build, and first of an earlier one if any. */
async function onSides<T>(
  builds: Builds | undefined,
  work: (sides: readonly Side[], machine: Machine) => Promise<T>,
): Promise<T> {
  const bareFiles = await bareSite();
  const served: Served = (path) => bareFiles(path) ?? builds?.now(path) ?? null;
  const people = await busyEvening();
  const others = builds && (await busyEvening());
  return withBuilds(FAST, { now: served, before: builds?.before }, ({ browser, machine, before }) =>
    work(
      [...(before !== null && others ? [{ browser: before, people: others }] : []), { browser, people }],
      machine,
    ),
  );
}

async function bareScreen({ browser, people }: Side, slower: number): Promise<Screen> {
  const port = Number(urlsFromEnv(process.env).firestore.split(':')[1]);
  const context = await browser.newContext({ ...ON_A_PHONE, viewport: SIZES.phone });
  return screenAt(context, bareTables(tables.parent(people), port), slower);
}

async function atTheBarePage(side: Side, { times, slower }: Pace): Promise<Screen> {
  const screen = await bareScreen(side, slower);
  for (let n = 0; n < times; n += 1) await atOneBareTable(screen, n);
  return screen;
}

/** Adds to each row its p50 as a multiple of its bare counterpart's p50. */
const withTimesBare = (table: Table, bare: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => {
      const counterpart = GOALS.get(name)?.bare;
      const times = Number(row['p50']) / Number(bare[`bare: ${counterpart}`]?.['p50']);
      return [name, { [TIMES_BARE]: times, ...row }];
    }),
  );

const PEOPLE = ['captain', 'kitchen'] as const;

/**
 * ms from a tap to its answer, with 60 open tables and 40 tickets. By turns it taps a bare page, and with `builds` the
 * pages of an earlier commit.
 */
export const taps = (builds?: Builds): Promise<Table> =>
  onSides(builds, async (sides, machine) => {
    const pace = { times: TIMES, slower: machine.slower };
    const table: Record<string, Row> = {};
    const [today] = sides.slice(-1);
    const bare = today && (await bareScreen(today, machine.slower));
    for (const [before, who] of PEOPLE.entries()) {
      const beside = async (turn: number) => bare && atOneBareTable(bare, before * TIMES + turn);
      const screens = await byTurns(sides, who, pace, beside);
      const [now = {}, was] = screens.toReversed().map((screen) => screen.taps.table(who));
      for (const [kind, row] of Object.entries(now))
        table[kind] = { ...row, ...(was && { 'before, p50': was[kind]?.['p50'] ?? '' }) };
      for (const { page } of screens) await page.context().close();
    }
    const ofBare = bare?.taps.table('bare') ?? {};
    return { ...withTimesBare(table, ofBare), ...ofBare, ...rowOf(machine) };
  });

/**
 * The work of a page's own thread until a tap is answered, in ms on a processor that is not slowed. Other programs on
 * the machine hardly change it.
 */
export const tapThreads = (builds?: Builds): Promise<Table> =>
  onSides(builds, async (sides, machine) => {
    const pace = { times: TRACED, slower: 1 };
    const table: Record<string, Row> = {};
    const traced = async (of: readonly Side[], make: () => Promise<readonly Screen[]>) => {
      await Promise.all(of.map(({ browser }) => traceTaps(browser)));
      const screens = await make();
      const works = await Promise.all(of.map(({ browser }) => endOfTaps(browser)));
      for (const { page } of screens) await page.context().close();
      return works.toReversed();
    };
    for (const who of PEOPLE) {
      const [now, was] = await traced(sides, () => byTurns(sides, who, pace));
      for (const [kind, work] of now ?? []) {
        const before = was?.get(kind);
        table[`${who}: ${kind}`] = { ...work, ...(before && { 'before: thread': before.thread }) };
        if (before) table[`  before, ${who}: ${kind}`] = before;
      }
    }
    const today = sides.slice(-1);
    const [bare] = await traced(today, async () =>
      Promise.all(today.map((side) => atTheBarePage(side, pace))),
    );
    for (const [kind, work] of bare ?? []) table[`bare: ${kind}`] = work;
    return { ...table, ...rowOf(machine) };
  });
