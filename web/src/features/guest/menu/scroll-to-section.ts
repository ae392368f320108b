/** A jump has arrived after this many frames without a move; `MOST` frames are the limit, about two seconds. */
const STILL = 4;
const MOST = 150;

/** Events by which a guest moves elsewhere in the meantime. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Scrolls to a section and follows it until it no longer moves: a long menu renders its sections, and learns their
 * heights, only as they come near, so a single jump misses. The guest's own move ends it.
 */
export function scrollToSection(id: string): void {
  let frames = 0;
  let still = 0;
  const end = () => {
    frames = MOST;
  };
  for (const move of OWN_MOVES) addEventListener(move, end, { once: true, passive: true });
  const step = () => {
    if (frames >= MOST || still >= STILL) return;
    frames += 1;
    const before = scrollY;
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    still = section && scrollY === before ? still + 1 : 0;
    requestAnimationFrame(step);
  };
  step();
}
