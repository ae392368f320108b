import type { NoticeEntry } from './by-day.ts';

/** How many of these came after the last look. */
export const unreadOf = (entries: readonly NoticeEntry[], readAt: number | null): number =>
  entries.filter(({ value }) => value.createdAt > (readAt ?? 0)).length;

/** The time of the newest of these; 0 for none. */
export const newestOf = (entries: readonly NoticeEntry[]): number =>
  Math.max(0, ...entries.map(({ value }) => value.createdAt));
