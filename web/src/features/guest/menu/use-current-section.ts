import { useCallback, useEffect, useState } from 'react';

export const sectionId = (categoryId: string): string => `category-${categoryId}`;

/** px that the sticky search and category bar cover, and a little more. */
const COVERED = 132;

/** Returns the category being read, and a function that scrolls to another. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = ids.filter((id) => {
        const section = document.getElementById(sectionId(id));
        return section !== null && section.getBoundingClientRect().top <= COVERED;
      });
      setCurrent(passed.at(-1) ?? ids[0]);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [ids]);
  const goTo = useCallback((id: string) => {
    const section = document.getElementById(sectionId(id));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    setCurrent(id);
  }, []);
  return { current, goTo };
}
