/** The events by which a person first touches the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** Calls `act` once, when a person first touches the page. Returns a function that cancels it. */
export function atFirstTouch(act: () => void): () => void {
  const waiting = new AbortController();
  const options = { capture: true, passive: true, signal: waiting.signal };
  const touched = () => {
    waiting.abort();
    act();
  };
  for (const sign of SIGNS) globalThis.addEventListener(sign, touched, options);
  return () => waiting.abort();
}
