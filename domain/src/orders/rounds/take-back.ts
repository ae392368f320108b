const SECOND = 1000;

/** How long a round waits on the device that sent it, which takes it back until then (P-TAKEBACK-1). In ms. */
export const TAKE_BACK_MS = 10 * SECOND;

/**
 * Returns the whole seconds left until `until`; both times are epoch ms by the device's clock. A clock that was set
 * meanwhile never shows more than the whole wait.
 */
export const secondsLeft = (until: number, now: number): number =>
  Math.ceil(Math.min(Math.max(0, until - now), TAKE_BACK_MS) / SECOND);
