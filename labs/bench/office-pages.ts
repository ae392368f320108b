import { href } from '@bhoj/domain/catalogue/routes';
import { DAYS_READ_MOST } from '@bhoj/domain/figures/span/trend';
import type { Bound } from './print-table.ts';

/**
 * How many documents the shell itself gets: the owner's record, the three sections of its settings, the setting of the
 * subscription, and the connection twice, because it changes once.
 */
const SHELL = 7;

/** The documents that the home page reads besides the shell and the live floor (P-HOME-5). */
const HOME_DOCUMENTS = 10;
const MONTH_DOCUMENTS = 35;
const YEAR_DOCUMENTS = 15;

const at = (route: 'finance' | 'trending', query: string): string => `${href(route)}?${query}`;

interface OfficePage {
  readonly row: string;
  readonly path: string;
  /** True for a page with tables and open orders. */
  readonly showsFloor?: true;
  /** The most documents that it may read, however many are stored. */
  readonly atMost: number;
}

/** `month` is the current one, `yyyy-mm`. */
export const officePages = (month: string): readonly OfficePage[] => [
  { row: 'home', path: href('dashboard'), showsFloor: true, atMost: HOME_DOCUMENTS + SHELL },
  { row: 'finance, a month', path: at('finance', `span=month:${month}`), atMost: MONTH_DOCUMENTS },
  { row: 'finance, a year', path: at('finance', `span=year:${month}`), atMost: YEAR_DOCUMENTS },
  {
    row: 'finance, money of a month',
    path: at('finance', `tab=money&span=month:${month}`),
    atMost: MONTH_DOCUMENTS + SHELL,
  },
  // The views of trending with the most reads.
  { row: 'trending, 60 days', path: at('trending', 'period=60'), atMost: DAYS_READ_MOST + SHELL },
  {
    row: 'trending, 28 days with a trend',
    path: at('trending', 'period=28'),
    atMost: DAYS_READ_MOST + SHELL,
  },
  {
    row: 'trending, 28 days sold out',
    path: at('trending', 'period=28&view=soldOut'),
    atMost: DAYS_READ_MOST + SHELL,
  },
];

/** The name of a page's row once the restaurant has `stored` orders. */
export const withStored = (row: string, stored: number): string => `${row}; ${stored} orders`;

/** The column of a page's documents besides tables, open orders and the menu. */
export const BESIDE_FLOOR = 'beside the live floor';

/** The numbers of stored orders at which pages are measured. */
export const STORED_ORDERS = [100, 100_000] as const;

export const officeBounds = (): readonly Bound[] =>
  STORED_ORDERS.flatMap((stored) =>
    officePages('2026-11').map(({ row, atMost }) => ({
      row: withStored(row, stored),
      column: BESIDE_FLOOR,
      atMost,
    })),
  );
