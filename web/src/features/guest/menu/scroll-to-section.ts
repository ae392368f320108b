/** Frames without a move after which a jump has arrived, and the most that it takes: two seconds and more. */
const STILL = 4;
const MOST = 150;

/** What a guest does who goes elsewhere meanwhile. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Scrolls to a section and stays with it until it stands still: a long menu renders its sections, and learns how tall
 * they are, only as they come near, so a single jump lands before or behind it. The guest's own move ends it. Returns
 * a function that ends it, too.
 */
export function scrollToSection(id: string): () => void {
  let [frame, frames, still] = [0, 0, 0];
  let isFocused = false;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const move of OWN_MOVES) removeEventListener(move, end);
  };
  const step = () => {
    const before = scrollY;
    const section = document.getElementById(id);
    section?.scrollIntoView();
    if (section !== null && !isFocused) {
      section.focus({ preventScroll: true });
      isFocused = true;
    }
    still = section !== null && scrollY === before ? still + 1 : 0;
    frames += 1;
    if (still < STILL && frames < MOST) frame = requestAnimationFrame(step);
    else end();
  };
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true });
  step();
  return end;
}
