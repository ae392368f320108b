/** The first signs of a person at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** Calls `act` once, at the first sign that a person uses the page. Returns the function that ends the waiting. */
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
