import { chromium } from '@playwright/test';
import { SHARDS, sweepId } from '@bhoj/domain/platform/upkeep/sweep';
import { platformSweeps } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { DAY, dateOf, MINUTE } from '@bhoj/domain/time/ist';
import { contextOptions, launchOptions } from '../../tests/e2e/support/browser-use.ts';
import { SIZES } from '../../tests/e2e/support/visits.ts';
import { DELIVERED, open, signedIn } from '../bench/opened-page.ts';
import { brokenBounds, printTable } from '../bench/print-table.ts';
import { served, tallyServer } from '../../tests/support/server-tally.ts';
import { seedDemo } from '../../demo/demo-restaurant.ts';
import { FIELD_AGENT } from '../../demo/demo-settings.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { DEMO_OTHERS } from '../../demo/platform/platform-demo.ts';
import { BOUNDS, PAGES, PATIENCE_MS, READS } from './plan.ts';
import { serveCallables } from './serve-callables.ts';
import { storeTenants } from './store-tenants.ts';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Row, Table } from '../bench/print-table.ts';

/**
 * One size of `npm run simulate`: puts so many restaurants without orders on the platform, runs the nightly sweep, and
 * opens every page of a super admin and of a staff member. Prints reads and times, and fails when a page reads more
 * than it may. It stores everything before it opens a page, because the emulator runs a page's queries again for each
 * stored document, even some time after the page is closed.
 */
const wanted = Number(process.argv[2]);
const patience = process.argv[3] === undefined ? PATIENCE_MS : Number(process.argv[3]) * MINUTE;
const urls = urlsFromEnv(process.env);
process.env['GCLOUD_PROJECT'] = urls.project;
process.env['FIRESTORE_EMULATOR_HOST'] = urls.firestore;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = urls.auth;

const now = Date.now();
const demo = await seedDemo({ ...urls, withHistory: false, withPlatform: true, withToday: false, now });
const admin = openAdmin(urls);
const { sweepNight } = await import('../../functions/src/platform/upkeep/sweep-tenants.ts');
// The demo's restaurants have bills. A sweep of the night before handles them, so that the measured night is quiet.
await sweepNight({ day: dateOf(now - DAY), now: now - DAY, mayGoOn: () => true });
const stored = await storeTenants(urls, admin, { from: DEMO_OTHERS, until: wanted - 1, now, patience });
tallyServer();

/** Sweeps all restaurants as one night would, until the time limit, and returns the cost of each of them. */
async function sweep(): Promise<Row> {
  const [before, began] = [{ ...served }, performance.now()];
  const mayGoOn = () => performance.now() - began < patience;
  await sweepNight({ day: dateOf(now), now, mayGoOn });
  const seen = await sweptOn(dateOf(now));
  return {
    'seen of them': seen,
    's in all': (performance.now() - began) / 1_000,
    'reads each': (served.reads - before.reads) / seen,
    'writes each': (served.writes - before.writes) / seen,
  };
}

/** Returns how many restaurants the parts of a night have swept. */
async function sweptOn(day: IsoDate): Promise<number> {
  const { readAt } = await import('../../functions/src/firebase/store.ts');
  const ids = SHARDS.map((shard) => ({ sweepId: sweepId(day, shard) }));
  const parts = await readAt((store) => Promise.all(ids.map((id) => store.get(platformSweeps, id))));
  return parts.reduce((total, part) => total + (part?.seen ?? 0), 0);
}

async function openPages(): Promise<Table> {
  const browser = await chromium.launch(launchOptions);
  const states = { super: await signedIn(browser, 'super'), staff: await signedIn(browser, 'staff') };
  const { serve, settled } = await serveCallables(urls.functions);
  const table: Record<string, Row> = {};
  for (const { name, as, path } of PAGES({ staffId: FIELD_AGENT.id, restaurantId: demo.restaurantId })) {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: SIZES.desktop,
      ...(as !== null && { storageState: states[as] }),
    });
    await serve(context);
    const [before, began] = [served.reads, performance.now()];
    const cost = await open(context, path, settled);
    const [delivered, byServer] = [Number(cost[DELIVERED]), served.reads - before];
    table[name] = {
      [DELIVERED]: delivered,
      'reads of callables': byServer,
      [READS]: delivered + byServer,
      ms: performance.now() - began,
    };
    await context.close();
  }
  await browser.close();
  return table;
}

const title = `${stored + 1} restaurants`;
if (stored + 1 < wanted) process.stdout.write(`\nThe emulator held ${title} of ${wanted} in the time.\n`);
printTable(`Sweeping ${title}`, { 'a quiet night': await sweep() });
const pages = await openPages();
printTable(`Opening a page of the platform with ${title}`, pages, BOUNDS);
const broken = brokenBounds(pages, BOUNDS);
process.stdout.write(broken.map((sentence) => `Above its bound: ${sentence}\n`).join(''));
await admin.close();
process.exit(broken.length === 0 ? 0 : 1);
