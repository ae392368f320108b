import { useLayoutEffect } from 'react';

/**
 * Marks the page's body when the tables are left below their first screen: on the way back all tiles are then drawn at once
 * (`floor-plan.module.css`). The mark does not change while they are shown.
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
