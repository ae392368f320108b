import type { Bound } from './print-table.ts';

/** The times at which a page is opened: with an empty cache, and with what the first opening has kept. */
export const TIMES_OPENED = ['cold', 'again'] as const;
export type TimeOpened = (typeof TIMES_OPENED)[number];

/** The owner's pages that are opened. */
export const OWNERS_PAGES = ['dashboard', 'orders', 'menu', 'finance', 'trending', 'settings'] as const;

/** Makes a figure's bound from its goal. `reached` is the best value so far, where that is above the goal. */
const bound = (row: string, column: string, { wanted, reached = wanted }: Goal): Bound =>
  reached > wanted ? { row, column, atMost: reached, wanted } : { row, column, atMost: wanted };

interface Goal {
  readonly wanted: number;
  readonly reached?: number;
}

/** The times of a page as multiples of the bare one's. */
const RATIOS = ['content', 'answers', 'script', 'blocking'] as const;
type Ratio = (typeof RATIOS)[number];

/**
 * A page that is opened beside a bare one. `reached` is from a quiet machine, with a tenth more; where the machine of an earlier run
 * reached less, from there (docs/decisions/085).
 */
interface PairedGoals {
  /** The wanted value of each ratio. */
  readonly wanted: number;
  readonly reached: Readonly<Record<Ratio, number>>;
  readonly files: number;
  readonly requests: number;
  readonly kilobytes: number;
}

const PAIRED: Readonly<Record<'guest' | 'captain' | 'kitchen', PairedGoals>> = {
  guest: {
    wanted: 1.5,
    reached: { content: 1.5, answers: 2.2, script: 3.9, blocking: 3 },
    files: 5,
    requests: 9,
    kilobytes: 175,
  },
  captain: {
    wanted: 1.8,
    reached: { content: 2.6, answers: 2.6, script: 4, blocking: 4.9 },
    files: 15,
    requests: 28,
    kilobytes: 420,
  },
  kitchen: {
    wanted: 1.8,
    reached: { content: 2.4, answers: 2.4, script: 3.8, blocking: 4.4 },
    files: 12,
    requests: 26,
    kilobytes: 410,
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

/**
 * The script files of each page until its content, two more than were counted or the goal, and the KB of script in full, a twentieth
 * more. `trending` draws charts at once, which are 100 KB.
 */
const REACHED: Readonly<Record<OwnersPage, { readonly files: number; readonly kilobytes: number }>> = {
  dashboard: { files: 25, kilobytes: 507 },
  orders: { files: 30, kilobytes: 665 },
  menu: { files: 29, kilobytes: 653 },
  finance: { files: 25, kilobytes: 513 },
  trending: { files: 25, kilobytes: 697 },
  settings: { files: 25, kilobytes: 556 },
};

export const ownersBounds = (): readonly Bound[] =>
  OWNERS_PAGES.flatMap((page) => [
    bound(page, 'script files', { wanted: 25, reached: REACHED[page].files }),
    bound(page, 'script KB', { wanted: 480, reached: REACHED[page].kilobytes }),
    bound(page, 'layout shift', { wanted: 0.05 }),
  ]);
