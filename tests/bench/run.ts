import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importTime } from './import-time.ts';
import { BOUNDS } from './bounds.ts';
import { brokenBounds, printTable } from './print-table.ts';

/**
 * `npm run bench`: measures costs and times, and prints a table and JSON in `.bench/`. Times are ratios to the bare
 * platform in the same run, so that machines can be compared. It fails when a bound is broken.
 */
// One after the other, because mounting the callables changes this process's project.
const pages = await (await import('./page-cost.ts')).pageCost();
const order = await (await import('./order-cost.ts')).orderCost();
const orderToKitchen = await (await import('./latency.ts')).latency();
const bundle = importTime();
const tables = { orderToKitchen, order, pages, bundle };

printTable('Order to kitchen (ms)', orderToKitchen, BOUNDS.orderToKitchen);
printTable('One whole order', order, BOUNDS.order);
printTable('Opening a page', pages, BOUNDS.pages);
printTable('Importing the functions (ms)', bundle);

const folder = new URL('../../.bench/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`bench-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`, folder);
writeFileSync(file, `${JSON.stringify(tables, null, 2)}\n`);
process.stdout.write(`\nWritten to ${fileURLToPath(file)}\n`);

const broken = [
  ...brokenBounds(orderToKitchen, BOUNDS.orderToKitchen),
  ...brokenBounds(order, BOUNDS.order),
  ...brokenBounds(pages, BOUNDS.pages),
];
process.stdout.write(broken.map((sentence) => `Above its bound: ${sentence}\n`).join(''));
process.exit(broken.length === 0 ? 0 : 1);
