import { useEffect, useRef } from 'react';
import styles from './login.module.css';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * A warm light that follows the pointer, and stays still under reduced motion. It fills its positioned, isolated
 * container, behind all other content.
 */
export function PointerGlow() {
  const glow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia(STILL).matches) return undefined;
    let frame = 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { current } = glow;
        const frameOf = current?.getBoundingClientRect();
        if (frameOf === undefined) return;
        current?.style.setProperty('--glow-x', `${clientX - frameOf.left}px`);
        current?.style.setProperty('--glow-y', `${clientY - frameOf.top}px`);
      });
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', follow);
    };
  }, []);
  return <div ref={glow} aria-hidden className={styles['glow']} />;
}
