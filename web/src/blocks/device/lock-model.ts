import { MINUTE } from '@bhoj/domain/time/ist';

const KEY = 'bhoj.touch';

/** True when a device that was last touched at `touched` (epoch ms, null for never) must lock itself. */
export const isTimeToLock = (touched: number | null, lockMinutes: number | null, now: number): boolean =>
  lockMinutes !== null && touched !== null && now - touched >= lockMinutes * MINUTE;

/** Returns when this tab was last touched; null before the first touch. It outlives a reload, as the session does. */
export function lastTouch(): number | null {
  const kept = Number(sessionStorage.getItem(KEY));
  return kept > 0 ? kept : null;
}

export const noteTouch = (at: number): void => sessionStorage.setItem(KEY, String(at));

/** The next person begins anew. */
export const forgetTouch = (): void => sessionStorage.removeItem(KEY);
