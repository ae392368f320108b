import type { Bound } from './print-table.ts';

/** The times at which a page is opened: with an empty cache, and with what the first opening has kept. */
export const TIMES_OPENED = ['cold', 'again'] as const;
export type TimeOpened = (typeof TIMES_OPENED)[number];

/** The owner's pages that are opened. */
export const OWNERS_PAGES = ['dashboard', 'orders', 'menu', 'finance', 'trending', 'settings'] as const;

/** A figure's goal; `reached` is what it was so far, where that is more. */
const bound = (row: string, column: string, { wanted, reached = wanted }: Goal): Bound =>
  reached > wanted ? { row, column, atMost: reached, wanted } : { row, column, atMost: wanted };

interface Goal {
  readonly wanted: number;
  readonly reached?: number;
}

/** The times of a page as multiples of the bare one's. */
const RATIOS = ['content', 'script', 'blocking'] as const;
type Ratio = (typeof RATIOS)[number];

/** A page that is opened beside a bare one. `reached` is from a busy machine: a quiet one may lower it. */
interface PairedGoals {
  /** What each ratio is wanted to be. */
  readonly wanted: number;
  readonly reached: Readonly<Record<Ratio, number>>;
  readonly files: number;
  readonly requests: number;
  readonly kilobytes: number;
}

const PAIRED: Readonly<Record<'guest' | 'captain' | 'kitchen', PairedGoals>> = {
  guest: {
    wanted: 1.5,
    reached: { content: 2.3, script: 4.7, blocking: 3.3 },
    files: 15,
    requests: 15,
    kilobytes: 175,
  },
  captain: {
    wanted: 1.8,
    reached: { content: 3.9, script: 4.2, blocking: 4.9 },
    files: 15,
    requests: 30,
    kilobytes: 450,
  },
  kitchen: {
    wanted: 1.8,
    reached: { content: 2.9, script: 5, blocking: 6.4 },
    files: 15,
    requests: 28,
    kilobytes: 430,
  },
};

/** The screens that show their last view until the live one is there. */
const HAS_LAST_VIEW: ReadonlySet<string> = new Set(['captain', 'kitchen']);

export const openedBounds = (): readonly Bound[] =>
  Object.entries(PAIRED).flatMap(([who, { wanted, reached, files, requests, kilobytes }]) => [
    ...TIMES_OPENED.flatMap((time) =>
      RATIOS.map((ratio) => bound(`${who}, ${time}`, `${ratio} / bare`, { wanted, reached: reached[ratio] })),
    ),
    ...(HAS_LAST_VIEW.has(who) ? [bound(`${who}, again`, 'last view / start', { wanted: 0.1 })] : []),
    bound(`${who}, cold`, 'script files', { wanted: files }),
    bound(`${who}, cold`, 'requests', { wanted: requests }),
    bound(`${who}, cold`, 'KB', { wanted: kilobytes }),
  ]);

type OwnersPage = (typeof OWNERS_PAGES)[number];

/** The script files of each page until its content, as they were counted. */
const FILES: Readonly<Record<OwnersPage, number>> = {
  dashboard: 40,
  orders: 72,
  menu: 55,
  finance: 40,
  trending: 42,
  settings: 47,
};

/** The layout shift of the pages that move more than they may. */
const SHIFTS: Partial<Record<OwnersPage, number>> = { menu: 0.23, trending: 0.23, settings: 0.12 };

export const ownersBounds = (): readonly Bound[] =>
  OWNERS_PAGES.flatMap((page) => [
    bound(page, 'script files', { wanted: 25, reached: FILES[page] }),
    bound(page, 'script KB', { wanted: 480, reached: 680 }),
    bound(page, 'layout shift', { wanted: 0.05, reached: SHIFTS[page] ?? 0 }),
  ]);
