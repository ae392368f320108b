/** ms; for browsers without requestIdleCallback. */
const SOON = 100;

/** Calls `act` once the browser is idle, within a second at the latest. The returned function cancels it. */
export function onceIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 10 * SOON });
  return () => cancelIdleCallback(handle);
}
