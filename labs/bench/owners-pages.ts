import { href } from '@bhoj/domain/catalogue/routes';
import { DEMO_LOGINS } from '../../demo/demo-logins.ts';
import { rowOf } from './benchmark-index.ts';
import { openSlowly, SLOW_4G } from './opening.ts';
import { signedIn } from './opened-page.ts';
import { OWNERS_PAGES } from './opened-measured.ts';
import { percentile } from './print-table.ts';
import { FAST, ON_A_PHONE, withBuilds, withProduction } from './slow-phone.ts';
import { printDetails, printParts } from './traced.ts';
import type { Builds } from './before.ts';
import type { Opened } from './opening.ts';
import type { Browser } from '@playwright/test';
import type { Row, Table } from './print-table.ts';

/** The number of times each page is opened; the median counts. */
const RUNS = 3;

const shiftOf = ({ shifts }: Opened): number => shifts.reduce((sum, { value }) => sum + value, 0);

function rowOfPage(all: readonly Opened[]): Row {
  const median = (figure: (one: Opened) => number) => percentile(all.map(figure), 0.5);
  return {
    'content, ms': median(({ content }) => content),
    'script, ms': median(({ script }) => script),
    'blocking, ms': median(({ blocking }) => blocking),
    'script files': median(({ files }) => files),
    'script KB': median(({ scriptBytes }) => scriptBytes) / 1000,
    requests: median(({ requests }) => requests),
    KB: median(({ bytes }) => bytes) / 1000,
    'layout shift': median(shiftOf),
  };
}

/** The owner's pages on a low-tier phone with an empty cache, and how far what they show moves while it loads. */
export async function ownersPages(builds?: Builds): Promise<Table> {
  const storageState = await withProduction(FAST, (browser) =>
    signedIn(browser, 'owner', DEMO_LOGINS.owner, ON_A_PHONE),
  );
  return withBuilds(SLOW_4G, builds ?? {}, async ({ browser, machine, before }) => {
    const table: Record<string, Row> = {};
    for (const page of OWNERS_PAGES) {
      const all: Opened[] = [];
      const befores: Opened[] = [];
      const openIn = async (where: Browser): Promise<Opened> => {
        const context = await where.newContext({ ...ON_A_PHONE, storageState });
        const opening = { path: href(page), content: 'h1', isKept: false };
        const opened = await openSlowly(where, context, machine, opening);
        await context.close();
        return opened;
      };
      for (let run = 0; run < RUNS; run += 1) {
        if (before !== null) befores.push(await openIn(before));
        all.push(await openIn(browser));
      }
      table[page] = rowOfPage(all);
      if (befores.length > 0) table[`  before, ${page}`] = rowOfPage(befores);
      const last = all.at(-1);
      printParts(page, last?.parts ?? {});
      printDetails(
        `What moves on ${page}`,
        (last?.shifts ?? []).flatMap(({ value, at, moved }) => [
          `${value.toFixed(3)} after ${Math.round(at)} ms`,
          ...moved.map((what) => `  ${what}`),
        ]),
      );
    }
    return { ...rowOf(machine), ...table };
  });
}
