import type { Bound } from './print-table.ts';

/** The times at which a page is opened: with an empty cache, and with what the first opening has kept. */
export const TIMES_OPENED = ['cold', 'again'] as const;
export type TimeOpened = (typeof TIMES_OPENED)[number];

/** The pages that are opened beside a bare one. */
export const PAIRED = ['guest', 'captain', 'kitchen'] as const;
export type Paired = (typeof PAIRED)[number];

/** The owner's pages that are opened. */
export const OWNERS_PAGES = ['dashboard', 'orders', 'menu', 'finance', 'trending', 'settings'] as const;

export const openedBounds = (): readonly Bound[] => [];
export const ownersBounds = (): readonly Bound[] => [];
