import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a tap can be undone. In ms. */
export const MOMENT_MS = 3000;

export interface Moment {
  readonly isWaiting: boolean;
  /** Does the act after a moment, unless it is undone; a further start in that time does nothing. */
  readonly start: (act: () => void) => void;
  readonly takeBack: () => void;
}

/** An act that can be undone for a moment. Leaving the screen or the app does it at once. */
export function useMoment(): Moment {
  const [isWaiting, setWaiting] = useState(false);
  const held = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useCallback(() => {
    clearTimeout(timer.current);
    const act = held.current;
    held.current = null;
    setWaiting(false);
    return act;
  }, []);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && end()?.();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      end()?.();
    };
  }, [end]);
  const takeBack = useCallback(() => void end(), [end]);
  return {
    isWaiting,
    start: (act) => {
      if (held.current !== null) return;
      held.current = act;
      setWaiting(true);
      timer.current = setTimeout(() => end()?.(), MOMENT_MS);
    },
    takeBack,
  };
}
