import type { Bound } from './print-table.ts';

/** How many bills have their usage entered and folded. */
export const BILLS = 300;
export const USAGE = `usage of ${BILLS} bills`;
export const BARE = `${BILLS} bare transactions`;

/** Bounds for any machine. How many moves a minute are entered depends on the machine, and is only printed. */
export const STOCK_BOUNDS: readonly Bound[] = [
  { row: USAGE, column: 'reads of each', atMost: 7 },
  { row: USAGE, column: 'writes of each', atMost: 2.1 },
  { row: 'ratio', column: 'time', atMost: 6 },
];
