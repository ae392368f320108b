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

/** A page that is opened beside a bare one. */
interface PairedGoals {
  /** The time of the real page as a multiple of the bare one's: script, blocking, first content. */
  readonly ratio: Goal;
  readonly files: Goal;
  readonly requests: number;
  readonly kilobytes: number;
}

const PAIRED: Readonly<Record<'guest' | 'captain' | 'kitchen', PairedGoals>> = {
  guest: { ratio: { wanted: 1.5 }, files: { wanted: 15 }, requests: 105, kilobytes: 200 },
  captain: { ratio: { wanted: 1.8 }, files: { wanted: 15 }, requests: 45, kilobytes: 470 },
  kitchen: { ratio: { wanted: 1.8 }, files: { wanted: 15 }, requests: 45, kilobytes: 470 },
};

export const openedBounds = (): readonly Bound[] =>
  Object.entries(PAIRED).flatMap(([who, { ratio, files, requests, kilobytes }]) => [
    ...TIMES_OPENED.flatMap((time) =>
      ['content / bare', 'script / bare', 'blocking / bare'].map((column) =>
        bound(`${who}, ${time}`, column, ratio),
      ),
    ),
    bound(`${who}, cold`, 'script files', files),
    bound(`${who}, cold`, 'requests', { wanted: requests }),
    bound(`${who}, cold`, 'KB', { wanted: kilobytes }),
  ]);

/** The layout shift of the pages that move more than they may. */
const SHIFTS: Partial<Record<(typeof OWNERS_PAGES)[number], number>> = { dashboard: 0.4, finance: 0.32 };

export const ownersBounds = (): readonly Bound[] =>
  OWNERS_PAGES.flatMap((page) => [
    bound(page, 'script files', { wanted: 25 }),
    bound(page, 'script KB', { wanted: 480, reached: 950 }),
    bound(page, 'layout shift', { wanted: 0.05, reached: SHIFTS[page] ?? 0 }),
  ]);
