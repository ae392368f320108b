import { officeBounds } from './office-pages.ts';
import type { Bound } from './print-table.ts';

/**
 * The bounds on costs and times. The way of a ticket is bounded as a multiple of a bare write's way in the same run.
 */
export const BOUNDS = {
  orderToKitchen: [{ row: 'ratio', column: 'p50', atMost: 4 }],
  order: [
    { row: 'the whole order', column: 'writes', atMost: 22 },
    // One of them is of the costs: only the first bill of a day that sells a dish reads them.
    { row: 'the whole order', column: 'server and rules reads', atMost: 26 },
    { row: 'the whole order', column: 'delivered', atMost: 40 },
  ],
  pages: [
    { row: 'guest menu', column: 'documents delivered', atMost: 3 },
    { row: 'guest menu', column: 'gzip KB of script before content', atMost: 105 },
    { row: 'captain', column: 'gzip KB of script before content', atMost: 380 },
    { row: 'kitchen', column: 'gzip KB of script before content', atMost: 380 },
    // The shell alone has 450; charts come when they are asked for.
    { row: 'dashboard', column: 'gzip KB of script before content', atMost: 480 },
  ],
  office: officeBounds(),
} as const satisfies Readonly<Record<string, readonly Bound[]>>;
