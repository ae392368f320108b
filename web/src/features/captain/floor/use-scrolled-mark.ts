import { useLayoutEffect } from 'react';

/**
 * Marks the page's body when a captain leaves the tables while scrolled below their first screen: then the way back
 * draws all tiles at once (`floor-plan.module.css`). The mark does not change while the tables are shown.
 */
export function useScrolledMark(): void {
  useLayoutEffect(() => {
    let isScrolled = false;
    const note = () => {
      isScrolled = scrollY > innerHeight / 2;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      document.body.toggleAttribute('data-scrolled', isScrolled);
    };
  }, []);
}
