import { useCallback, useEffect, useRef, useState } from 'react';
import { whenHidden } from './when-hidden.ts';

export interface Moment {
  readonly isWaiting: boolean;
  /** Does the act after a moment, unless it is undone; a further start in that time does nothing. */
  readonly start: (act: () => void) => void;
  readonly takeBack: () => void;
}

/** An act that can be undone for `ms`. Leaving the screen or the app does it at once. */
export function useMoment(ms: number): Moment {
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
    const stop = whenHidden(() => end()?.());
    return () => {
      stop();
      end()?.();
    };
  }, [end]);
  const takeBack = useCallback(() => void end(), [end]);
  const start = useCallback(
    (act: () => void) => {
      if (held.current !== null) return;
      held.current = act;
      setWaiting(true);
      timer.current = setTimeout(() => end()?.(), ms);
    },
    [end, ms],
  );
  return { isWaiting, start, takeBack };
}
