import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import { href } from '@bhoj/domain/catalogue/routes';
import { pathOf } from '@bhoj/domain/kernel/path';
import { tables } from '@bhoj/domain/tables/table.collection';
import { DEMO_LOGINS } from '../../demo/demo-logins.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bareMenu, bareSite, bareTables } from './bare/build.ts';
import { rowOf } from './benchmark-index.ts';
import { openSlowly, SLOW_4G } from './opening.ts';
import { signedIn } from './opened-page.ts';
import { percentile } from './print-table.ts';
import { documentUrl, FAST, ON_A_PHONE, withBuilds, withProduction } from './slow-phone.ts';
import { printParts } from './traced.ts';
import { TIMES_OPENED } from './opened-measured.ts';
import type { Builds } from './before.ts';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Served } from './as-in-production.ts';
import type { Machine } from './benchmark-index.ts';
import type { TimeOpened } from './opened-measured.ts';
import type { Opened, Opening } from './opening.ts';
import type { Row, Table } from './print-table.ts';

/** The number of times each page is opened cold and again; the median counts. */
const RUNS = 3;

/** ms of blocking that a page may have before a ratio to it says anything. */
const LEAST_BLOCKING = 50;

/** A page of ours, and its bare counterpart. */
interface Pair {
  readonly who: string;
  readonly real: Opening;
  readonly bare: Opening;
  /** The storage of the phone after signing in. */
  readonly storageState?: BrowserContextOptions['storageState'];
}

function guestsPair(restaurantId: string): Pair {
  const documents = Object.values(CATALOG).map(({ pattern }) =>
    documentUrl(pathOf(pattern, { restaurantId })),
  );
  const menu = href('customerMenu', { restaurantId, tableId: 'F1-T01', orderId: 'preview' });
  return {
    who: 'guest',
    real: { path: menu, content: 'h3', isKept: true },
    bare: { path: bareMenu(documents), content: 'h3', isKept: false },
  };
}

async function membersPair(
  browser: Browser,
  who: 'captain' | 'kitchen',
  restaurantId: string,
): Promise<Pair> {
  const port = Number(urlsFromEnv(process.env).firestore.split(':')[1]);
  return {
    who,
    real: { path: href(who), content: 'h1', isKept: true },
    bare: { path: bareTables(tables.parent({ restaurantId }), port), content: 'h1', isKept: false },
    storageState: await signedIn(browser, who, DEMO_LOGINS[who], ON_A_PHONE),
  };
}

/**
 * Returns the last view's part of a start's work: the work of the page before its program begins, less that of a start
 * without the view.
 */
const shareOf = (shown: Opened, without: Opened): number =>
  (shown.beforeProgram - without.beforeProgram) / shown.busy;

interface Times extends Readonly<Record<TimeOpened, Opened>> {
  readonly viewsShare?: number;
}

/** Opens a page with an empty cache, and again. */
async function coldAndAgain(
  browser: Browser,
  machine: Machine,
  opening: Opening,
  storageState: Pair['storageState'],
  { costsView = false }: { readonly costsView?: boolean } = {},
): Promise<Times> {
  const context = await browser.newContext({
    ...ON_A_PHONE,
    serviceWorkers: 'allow',
    ...(storageState !== undefined && { storageState }),
  });
  const cold = await openSlowly(browser, context, machine, opening);
  const again = await openSlowly(browser, context, machine, opening);
  // The cost of a last view can be measured only on a page that has shown one.
  const without =
    Number.isNaN(again.lastView) || !costsView
      ? undefined
      : await openSlowly(browser, context, machine, { ...opening, forgetsView: true });
  await context.close();
  return { cold, again, ...(without && { viewsShare: shareOf(again, without) }) };
}

const median = <T>(all: readonly T[], figure: (one: T) => number): number => percentile(all.map(figure), 0.5);

interface Turn {
  readonly real: Opened;
  readonly bare: Opened;
  /** The page of an earlier commit; absent without one. */
  readonly before?: Opened;
  /** The last view's share of the start, where it was shown. */
  readonly viewsShare?: number | undefined;
}

/** How many times those of the earlier commit the figures are, turn by turn. */
function timesOf(turns: readonly Turn[]): Row {
  const pairs = turns.flatMap(({ real, before }) => (before === undefined ? [] : [{ real, before }]));
  return Object.fromEntries(
    (['content', 'answers', 'script', 'blocking'] as const).map((figure) => [
      `${figure} / before`,
      median(pairs, ({ real, before }) => real[figure] / Math.max(before[figure], 1)),
    ]),
  );
}

/** The figures of one page, and how many times the bare page's they are, turn by turn. */
function rowsOf(name: string, turns: readonly Turn[]): Record<string, Row> {
  const row = (all: readonly Opened[]): Row => ({
    'content, ms': median(all, ({ content }) => content),
    'answers, ms': median(all, ({ answers }) => answers),
    'script, ms': median(all, ({ script }) => script),
    'blocking, ms': median(all, ({ blocking }) => blocking),
    'script files': median(all, ({ files }) => files),
    requests: median(all, ({ requests }) => requests),
    KB: median(all, ({ bytes }) => bytes) / 1000,
  });
  const befores = turns.flatMap(({ before }) => before ?? []);
  return {
    [name]: {
      'content / bare': median(turns, ({ real, bare }) => real.content / bare.content),
      'answers / bare': median(turns, ({ real, bare }) => real.answers / bare.answers),
      'script / bare': median(turns, ({ real, bare }) => real.script / bare.script),
      'blocking / bare': median(
        turns,
        ({ real, bare }) => real.blocking / Math.max(bare.blocking, LEAST_BLOCKING),
      ),
      ...(befores.length > 0 && timesOf(turns)),
      ...row(turns.map(({ real }) => real)),
      'last view, ms': median(turns, ({ real }) => real.lastView),
      'last view / start': median(
        turns.flatMap(({ viewsShare }) => viewsShare ?? []),
        (share) => share,
      ),
    },
    ...(befores.length > 0 && { [`  before, ${name}`]: row(befores) }),
    [`  bare, ${name}`]: row(turns.map(({ bare }) => bare)),
  };
}

/**
 * First content of a guest's menu and of the screens of captains and the kitchen on a low-tier phone, cold and again.
 * By turns it opens the bare pages, and with `builds` those of an earlier commit. Only the ratios are the same on every
 * machine.
 */
export async function firstContent(restaurantId: string, builds?: Builds): Promise<Table> {
  const bareFiles = await bareSite();
  const served: Served = (path) => bareFiles(path) ?? builds?.now(path) ?? null;
  const pairs = await withProduction(FAST, async (browser) => [
    guestsPair(restaurantId),
    await membersPair(browser, 'captain', restaurantId),
    await membersPair(browser, 'kitchen', restaurantId),
  ]);
  return withBuilds(
    SLOW_4G,
    { now: served, before: builds?.before },
    async ({ browser, machine, before }) => {
      const turns = new Map<string, Turn[]>();
      for (let run = 0; run < RUNS; run += 1) {
        for (const { who, real, bare, storageState } of pairs) {
          const ofBare = await coldAndAgain(browser, machine, bare, undefined);
          const ofBefore = before && (await coldAndAgain(before, machine, real, storageState));
          const ofReal = await coldAndAgain(browser, machine, real, storageState, { costsView: true });
          for (const time of TIMES_OPENED) {
            const name = `${who}, ${time}`;
            const turn = {
              viewsShare: time === 'again' ? ofReal.viewsShare : undefined,
              real: ofReal[time],
              bare: ofBare[time],
              ...(ofBefore && { before: ofBefore[time] }),
            };
            turns.set(name, [...(turns.get(name) ?? []), turn]);
          }
        }
      }
      for (const [name, all] of turns) printParts(name, all.at(-1)?.real.parts ?? {});
      return {
        ...rowOf(machine),
        ...Object.fromEntries([...turns].flatMap(([name, all]) => Object.entries(rowsOf(name, all)))),
      };
    },
  );
}
