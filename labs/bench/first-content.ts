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
import { documentUrl, FAST, ON_A_PHONE, withProduction } from './slow-phone.ts';
import { printParts } from './traced.ts';
import { TIMES_OPENED } from './opened-measured.ts';
import type { Browser, BrowserContextOptions } from '@playwright/test';
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
  /** What the phone has kept from signing in. */
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

/** Opens a page with an empty cache, and again. */
async function coldAndAgain(
  browser: Browser,
  machine: Machine,
  opening: Opening,
  storageState: Pair['storageState'],
): Promise<Readonly<Record<TimeOpened, Opened>>> {
  const context = await browser.newContext({
    ...ON_A_PHONE,
    serviceWorkers: 'allow',
    ...(storageState !== undefined && { storageState }),
  });
  const cold = await openSlowly(browser, context, machine, opening);
  const again = await openSlowly(browser, context, machine, opening);
  await context.close();
  return { cold, again };
}

const median = <T>(all: readonly T[], figure: (one: T) => number): number => percentile(all.map(figure), 0.5);

interface Turn {
  readonly real: Opened;
  readonly bare: Opened;
}

/** The figures of one page: its own, and how many times those of the bare page they are, turn by turn. */
function rowsOf(name: string, turns: readonly Turn[]): Record<string, Row> {
  const row = (of: keyof Turn): Row => ({
    'content, ms': median(turns, (turn) => turn[of].content),
    'script, ms': median(turns, (turn) => turn[of].script),
    'blocking, ms': median(turns, (turn) => turn[of].blocking),
    'script files': median(turns, (turn) => turn[of].files),
    requests: median(turns, (turn) => turn[of].requests),
    KB: median(turns, (turn) => turn[of].bytes) / 1000,
  });
  return {
    [name]: {
      'content / bare': median(turns, ({ real, bare }) => real.content / bare.content),
      'script / bare': median(turns, ({ real, bare }) => real.script / bare.script),
      'blocking / bare': median(
        turns,
        ({ real, bare }) => real.blocking / Math.max(bare.blocking, LEAST_BLOCKING),
      ),
      ...row('real'),
      'last view, ms': median(turns, ({ real }) => real.lastView),
    },
    [`  bare, ${name}`]: row('bare'),
  };
}

/**
 * First content of a guest's menu and of the screens of captains and the kitchen on a low-tier phone, cold and again,
 * by turns with the bare pages. Only the ratio to these says something on every machine.
 */
export async function firstContent(restaurantId: string): Promise<Table> {
  const site = await bareSite();
  const pairs = await withProduction(FAST, async (browser) => [
    guestsPair(restaurantId),
    await membersPair(browser, 'captain', restaurantId),
    await membersPair(browser, 'kitchen', restaurantId),
  ]);
  return withProduction(
    SLOW_4G,
    async (browser, machine) => {
      const turns = new Map<string, Turn[]>();
      for (let run = 0; run < RUNS; run += 1) {
        for (const { who, real, bare, storageState } of pairs) {
          const ofBare = await coldAndAgain(browser, machine, bare, undefined);
          const ofReal = await coldAndAgain(browser, machine, real, storageState);
          for (const time of TIMES_OPENED) {
            const name = `${who}, ${time}`;
            turns.set(name, [...(turns.get(name) ?? []), { real: ofReal[time], bare: ofBare[time] }]);
          }
        }
      }
      for (const [name, all] of turns) printParts(name, all.at(-1)?.real.parts ?? {});
      return {
        ...rowOf(machine),
        ...Object.fromEntries([...turns].flatMap(([name, all]) => Object.entries(rowsOf(name, all)))),
      };
    },
    site,
  );
}
