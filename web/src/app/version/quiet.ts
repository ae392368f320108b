/** ms without a touch, after which nobody is using the page. */
const QUIET = 60_000;
const LOOK_EVERY = 5000;

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Code that warns before the page is closed also reports it here: unsent rounds, unsaved settings. */
const mayLeave = (): boolean => globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const isTyped = (field: EventTarget): boolean =>
  field instanceof HTMLElement && field.isConnected && !('value' in field && field.value === '');

/**
 * Calls `act` once at a quiet moment: nobody has touched the page for a minute, no dialog is open, no field has an
 * entry, and nothing warns before the page is closed. Returns a function that cancels it.
 */
export function whenQuiet(act: () => void): () => void {
  const entered = new Set<EventTarget>();
  let touched = Date.now();
  const touch = () => {
    touched = Date.now();
  };
  const enter = (event: Event) => {
    touch();
    if (event.target !== null) entered.add(event.target);
  };
  const timer = setInterval(() => {
    if (Date.now() - touched < QUIET) return;
    if (document.querySelector(DIALOGS) !== null || [...entered].some(isTyped) || !mayLeave()) return;
    stop();
    act();
  }, LOOK_EVERY);
  for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true });
  addEventListener('input', enter, { capture: true });
  function stop() {
    clearInterval(timer);
    for (const kind of TOUCHES) removeEventListener(kind, touch, { capture: true });
    removeEventListener('input', enter, { capture: true });
  }
  return stop;
}
