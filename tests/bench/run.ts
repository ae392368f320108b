import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importTime } from './import-time.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench`: what Bhoj costs and how quick it is, as a table and as JSON in `.bench/`. Times are ratios to the bare
 * platform in the same run, so that they can be compared between machines.
 */
// One after the other: mounting the callables makes this process one of another project.
const pages = await (await import('./page-cost.ts')).pageCost();
const order = await (await import('./order-cost.ts')).orderCost();
const orderToKitchen = await (await import('./latency.ts')).latency();
const bundle = importTime();

printTable('Order to kitchen (ms)', orderToKitchen);
printTable('One whole order', order);
printTable('Opening a page', pages);
printTable('Importing the functions (ms)', bundle);

const folder = new URL('../../.bench/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`bench-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`, folder);
writeFileSync(file, `${JSON.stringify({ orderToKitchen, order, pages, bundle }, null, 2)}\n`);
process.stdout.write(`\nWritten to ${fileURLToPath(file)}\n`);
process.exit(0);
