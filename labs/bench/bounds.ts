import { officeBounds } from './office-pages.ts';
import { openedBounds, ownersBounds } from './opened-measured.ts';
import type { Bound } from './print-table.ts';
import { STOCK_BOUNDS } from './stock-measured.ts';
import { tapBounds } from './taps-measured.ts';

/** The bounds on costs and times. The time of a ticket is measured against a bare write in the same run. */
export const BOUNDS = {
  orderToKitchen: [{ row: 'ratio', column: 'p50', atMost: 4 }],
  // Seconds at the processor of a low-tier phone, on an otherwise idle machine.
  firstScreens: [
    { row: 'details after the scan', column: 'p50', atMost: 1.5 },
    { row: 'menu after the tap', column: 'p50', atMost: 1.5 },
    { row: 'menu of 490 dishes', column: 'p50', atMost: 2.5 },
  ],
  firstContent: openedBounds(),
  owners: ownersBounds(),
  taps: tapBounds(),
  order: [
    // docs/decisions/037 explains each.
    { row: 'the whole order', column: 'writes', atMost: 20 },
    { row: 'the whole order', column: 'server and rules reads', atMost: 25 },
    { row: 'the whole order', column: 'delivered', atMost: 40 },
  ],
  // ms on an otherwise idle machine.
  booking: [
    { row: 'a host books', column: 'p95', atMost: 600 },
    { row: 'a guest books', column: 'p95', atMost: 600 },
  ],
  // ms on an otherwise idle machine.
  rush: [
    { row: 'bills, one instance', column: 'p95', atMost: 1000 },
    { row: 'bills, two instances', column: 'p95', atMost: 4000 },
    { row: 'rounds at a table, two instances', column: 'p95', atMost: 4000 },
    ...(['bills', 'rounds at a table'] as const).flatMap((what) =>
      (['one instance', 'two instances'] as const).map((on) => ({
        row: `${what}, ${on}`,
        column: 'failed',
        atMost: 0,
      })),
    ),
  ],
  pages: [
    { row: 'guest menu', column: 'documents delivered', atMost: 3 },
    { row: 'guest menu', column: 'gzip KB of script before content', atMost: 105 },
    { row: 'captain', column: 'gzip KB of script before content', atMost: 370 },
    { row: 'kitchen', column: 'gzip KB of script before content', atMost: 370 },
    { row: 'dashboard', column: 'gzip KB of script before content', atMost: 430 },
  ],
  stock: STOCK_BOUNDS,
  office: officeBounds(),
} as const satisfies Readonly<Record<string, readonly Bound[]>>;
