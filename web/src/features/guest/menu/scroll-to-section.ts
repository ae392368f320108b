/** Frames without a move after which a jump has arrived, and the most that it takes: two seconds and more. */
const STILL = 4;
const MOST = 150;

/** What a guest does who goes elsewhere meanwhile. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Scrolls to a section and stays with it until it stands still: a long menu renders its sections, and learns how tall
 * they are, only as they come near, so a single jump lands before or behind it. The guest's own move ends it.
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
