import { chromium } from '@playwright/test';
import { href } from '@bhoj/domain/catalogue/routes';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { contextOptions, launchOptions } from '../e2e/support/browser-use.ts';
import { SIZES } from '../e2e/support/visits.ts';
import { DELIVERED, open, settledPage, signedIn } from '../bench/opened-page.ts';
import { brokenBounds, printTable } from '../bench/print-table.ts';
import { served, tallyServer } from '../bench/server-tally.ts';
import { seedDemo } from '../seed/demo-restaurant.ts';
import { FIELD_AGENT } from '../seed/demo-settings.ts';
import { openAdmin } from '../seed/live/admin.ts';
import { urlsFromEnv } from '../seed/live/urls.ts';
import { boundsAt, PAGES, rowName } from './plan.ts';
import { storeTenants } from './store-tenants.ts';
import type { Row, Table } from '../bench/print-table.ts';

/**
 * `npm run simulate`, or `npm run simulate -- 20000`: puts as many restaurants on the platform, without orders, sweeps
 * them as at night, and opens every page of a super admin and of a staff member, with 1,000 and with all of them. Prints
 * documents and times, and fails when a page reads more than it may.
 */
const wanted = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(wanted) || wanted < 1_000)
  throw new Error('At least 1000 restaurants, as a whole number.');

const urls = urlsFromEnv(process.env);
process.env['GCLOUD_PROJECT'] = urls.project;
process.env['FIRESTORE_EMULATOR_HOST'] = urls.firestore;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = urls.auth;

const now = Date.now();
const demo = await seedDemo({ ...urls, withHistory: false, withToday: false, now });
const admin = openAdmin(urls);
const browser = await chromium.launch(launchOptions);
const states = { super: await signedIn(browser, 'super'), staff: await signedIn(browser, 'staff') };
const { sweepNight } = await import('../../functions/src/platform/sweep-tenants.ts');
tallyServer();

/** Sweeps all restaurants as one night would, and returns what that cost for each of them. */
async function sweep(count: number, night: number): Promise<Row> {
  const [before, began] = [{ ...served }, performance.now()];
  const at = now + night * DAY;
  await sweepNight({ day: dateOf(at), now: at, mayGoOn: () => true });
  return {
    restaurants: count,
    's in all': (performance.now() - began) / 1_000,
    'reads each': (served.reads - before.reads) / count,
    'writes each': (served.writes - before.writes) / count,
  };
}

async function openPages(count: number): Promise<Table> {
  const table: Record<string, Row> = {};
  for (const { name, as, path } of PAGES({ staffId: FIELD_AGENT.id, restaurantId: demo.restaurantId })) {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: SIZES.desktop,
      storageState: states[as],
    });
    const began = performance.now();
    const cost = await open(context, path, settledPage);
    table[rowName(name, count)] = {
      [DELIVERED]: cost[DELIVERED] ?? Number.NaN,
      ms: performance.now() - began,
    };
    await context.close();
  }
  return table;
}

const sweeps: Record<string, Row> = {};
const pages: Record<string, Row> = {};
let stored = 0;
for (const [night, count] of [1_000, wanted].entries()) {
  stored = await storeTenants(urls, admin, { from: stored, until: count, now });
  sweeps[`${stored} restaurants`] = await sweep(stored, night);
  Object.assign(pages, await openPages(stored));
}
await browser.close();
await admin.close();

const bounds = [1_000, stored].flatMap(boundsAt);
if (stored < wanted) process.stdout.write(`\nThe emulator held ${stored} of ${wanted} restaurants.\n`);
printTable(`A quiet night, ${href('super')} and below`, sweeps);
printTable('Opening a page of the platform', pages, bounds);
const broken = brokenBounds(pages, bounds);
process.stdout.write(broken.map((sentence) => `Above its bound: ${sentence}\n`).join(''));
process.exit(broken.length === 0 ? 0 : 1);
