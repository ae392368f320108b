import type { NoticeEntry } from './by-day.ts';

/** Returns how many of these came after the last look. */
export const unreadOf = (entries: readonly NoticeEntry[], readAt: number | null): number =>
  entries.filter(({ value }) => value.createdAt > (readAt ?? 0)).length;

/** Returns the time of the newest of these; 0 without any. */
export const newestOf = (entries: readonly NoticeEntry[]): number =>
  Math.max(0, ...entries.map(({ value }) => value.createdAt));
