import { MINUTE } from '../time/ist.ts';
import type { SupportTime } from '../restaurant/support-time.schema.ts';

/** How long a restaurant stays open to support, in minutes (P-PLATFORM-46). */
export const SUPPORT_MINUTES = 30;

export const isOpenToSupport = (time: SupportTime | undefined, now: number): boolean =>
  time !== undefined && now < time.until;

/**
 * Returns the support time after the owner opened the restaurant. While it is open, or when the same opening comes
 * again, it stays as it is: no opening is extended or restarted.
 */
export const openedTo = (time: SupportTime | undefined, id: string, now: number): SupportTime =>
  time !== undefined && (time.id === id || isOpenToSupport(time, now))
    ? time
    : { id, from: now, until: now + SUPPORT_MINUTES * MINUTE };

/** Returns the support time after somebody ended it; null where it is not open. */
export const endedTime = (time: SupportTime | undefined, now: number): SupportTime | null =>
  time !== undefined && isOpenToSupport(time, now) ? { ...time, until: now } : null;
