import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { seedDemo } from '../../demo/demo-restaurant.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { importTime } from './import-time.ts';
import { BOUNDS } from './bounds.ts';
import { brokenBounds, printTable } from './print-table.ts';
import { DETAILS } from './traced.ts';
import type { Builds } from './before.ts';
import type { Bound, Table } from './print-table.ts';

interface Measurement {
  readonly title: string;
  readonly bounds?: readonly Bound[];
  readonly measure: () => Table | Promise<Table>;
}

/** Built once, for the measurements that open pages. */
let made: ReturnType<typeof seedDemo> | null = null;
const demo = () => (made ??= seedDemo({ ...urlsFromEnv(process.env), withHistory: false, now: Date.now() }));

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});

/** The web app of the commit after `--against`, built once; undefined without it. */
let both: Promise<Builds> | undefined;
const builds = (): Promise<Builds> | undefined =>
  values.against === undefined
    ? undefined
    : (both ??= import('./before.ts').then(({ buildsWith }) => buildsWith(values.against ?? '')));

/** By the name that `npm run bench -- NAME` takes, in the order in which they run. */
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  pages: {
    title: 'Opening a page',
    bounds: BOUNDS.pages,
    measure: async () => (await import('./page-cost.ts')).pageCost(await demo()),
  },
  firstContent: {
    title: 'First content on a low-tier phone, beside bare pages',
    bounds: BOUNDS.firstContent,
    measure: async () => {
      const { restaurantId } = await demo();
      return (await import('./first-content.ts')).firstContent(restaurantId, await builds());
    },
  },
  owners: {
    title: "The owner's pages on a low-tier phone",
    bounds: BOUNDS.owners,
    measure: async () => {
      await demo();
      return (await import('./owners-pages.ts')).ownersPages(await builds());
    },
  },
  taps: {
    title: 'A tap to its answer, with 60 open tables and 40 tickets (ms)',
    bounds: BOUNDS.taps,
    measure: async () => {
      await demo();
      return (await import('./taps.ts')).taps(await builds());
    },
  },
  tapThreads: {
    title: "The page's own thread until a tap's answer, at the machine's speed (ms)",
    measure: async () => {
      await demo();
      return (await import('./taps.ts')).tapThreads(await builds());
    },
  },
  firstScreens: {
    title: "A guest's first screens on a slow phone (s)",
    bounds: BOUNDS.firstScreens,
    measure: async () => (await import('./first-screens.ts')).firstScreens(),
  },
  // It fills the emulator and empties it at the end, so the other measurements come before it.
  office: {
    title: 'Opening a page of the back office',
    bounds: BOUNDS.office,
    measure: async () => {
      await demo();
      return (await import('./office-cost.ts')).officeCost();
    },
  },
  // These mount the callables in this process, which changes its project.
  order: {
    title: 'One whole order',
    bounds: BOUNDS.order,
    measure: async () => (await import('./order-cost.ts')).orderCost(),
  },
  orderToKitchen: {
    title: 'Order to kitchen (ms)',
    bounds: BOUNDS.orderToKitchen,
    measure: async () => (await import('./latency.ts')).latency(),
  },
  booking: {
    title: 'Booking into a full evening (ms)',
    bounds: BOUNDS.booking,
    measure: async () => (await import('./full-evening.ts')).fullEvening(),
  },
  rush: {
    title: 'Thirty calls at once on the same documents (ms)',
    bounds: BOUNDS.rush,
    measure: async () => (await import('./rush.ts')).rushHour(),
  },
  stock: {
    title: 'What bills use of the stock',
    bounds: BOUNDS.stock,
    measure: async () => (await import('./stock-rate.ts')).stockRate(),
  },
  bundle: { title: 'Importing the functions (ms)', measure: importTime },
};

/**
 * `npm run bench`, or `npm run bench -- pages order` for some of it: measures costs and times, and prints a table and
 * JSON in `.bench/`. The word `details` adds script time by part and what moves on a page. With `--against COMMIT`,
 * `firstContent`, `owners`, `taps` and `tapThreads` also open the pages of that commit, by turns with today's. Times
 * are ratios to the bare platform in the same run, so that machines can be compared. It fails when a bound is broken,
 * and at the end when a measurement threw; the others still run.
 */
const wanted = positionals.filter((word) => word !== DETAILS);
const unknown = wanted.filter((name) => MEASUREMENTS[name] === undefined);
if (unknown.length > 0)
  throw new Error(
    `No measurement: ${unknown.join(', ')}. There are ${Object.keys(MEASUREMENTS).join(', ')}.`,
  );

const tables: Record<string, Table> = {};
const broken: string[] = [];
const failed: string[] = [];
for (const [name, { title, bounds = [], measure }] of Object.entries(MEASUREMENTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    const table = await measure();
    tables[name] = table;
    printTable(title, table, bounds);
    broken.push(...brokenBounds(table, bounds));
  } catch (cause) {
    failed.push(name);
    process.stdout.write(`\n${title}\n  Not measured: ${inspect(cause)}\n`);
  }
}

const folder = new URL('../../.bench/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`bench-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`, folder);
writeFileSync(file, `${JSON.stringify(tables, null, 2)}\n`);
process.stdout.write(`\nWritten to ${fileURLToPath(file)}\n`);
process.stdout.write(broken.map((sentence) => `Above its bound: ${sentence}\n`).join(''));
process.stdout.write(failed.map((name) => `Not measured: ${name}\n`).join(''));
process.exit(broken.length + failed.length === 0 ? 0 : 1);
