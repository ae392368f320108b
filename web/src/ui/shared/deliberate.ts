/**
 * Buttons that send, take money or destroy take no press for a moment after they appear (`data-deliberate` in
 * base-css.ts). Each further tap starts that moment again, so that a third tap does not do what the second could not.
 */
export function waitForTheFinger(): void {
  document.addEventListener(
    'pointerdown',
    () => {
      for (const button of document.querySelectorAll('[data-deliberate]'))
        for (const waiting of button.getAnimations()) waiting.currentTime = 0;
    },
    { capture: true, passive: true },
  );
}
