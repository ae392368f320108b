import { useCallback, useEffect, useRef, useState } from 'react';
import { sectionId } from './menu-model.ts';
import { scrollToSection } from './scroll-to-section.ts';

/** px that the sticky search and category bar cover, plus a little. */
const COVERED = 132;

const topOf = (id: string): number =>
  document.getElementById(sectionId(id))?.getBoundingClientRect().top ?? Infinity;

/** At the end of the page, the last categories are too short to reach the bar. */
const isAtEnd = (): boolean => scrollY + innerHeight >= document.body.scrollHeight - 1;

/** Returns the category being read, and a function that scrolls to another. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const chosen = useRef('');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isChosen = isAtEnd() && topOf(chosen.current) < innerHeight;
      setCurrent(isChosen ? chosen.current : (ids.findLast((id) => topOf(id) <= COVERED) ?? ids[0]));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    // Another language or a turned phone moves the sections without a scroll.
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, [ids]);
  const goTo = useCallback((id: string) => {
    chosen.current = id;
    scrollToSection(sectionId(id));
    setCurrent(id);
  }, []);
  return { current, goTo };
}
