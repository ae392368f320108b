/** A jump has arrived after this many frames without a move; `MOST` frames are the limit, about two seconds. */
const STILL = 4;
const MOST = 150;

/** Marks the place of dishes that are not drawn yet (`DishBlock`). */
export const UNDRAWN = 'data-undrawn';

/** In screens: a little less than the distance at which dishes are drawn (`useNear`). */
const REACH = 1.9;

/** True when all dishes near the screen are drawn: no height near it changes any more. */
function isDrawn(): boolean {
  const reach = REACH * innerHeight;
  return [...document.querySelectorAll(`[${UNDRAWN}]`)].every((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return bottom < -reach || top > innerHeight + reach;
  });
}

/** Events by which a guest moves elsewhere in the meantime. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Scrolls to a section and follows it until it no longer moves: a long menu draws its dishes, and so learns their
 * heights, only as they come near, and a single jump would miss. It stops when the guest scrolls.
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
    still = section && scrollY === before && isDrawn() ? still + 1 : 0;
    requestAnimationFrame(step);
  };
  step();
}
