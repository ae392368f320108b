import { useEffect, useState } from 'react';
import { secondsLeft } from '@bhoj/domain/orders/rounds/take-back';

/** How often a countdown looks at the clock, in ms. */
const TICK = 250;

/** Returns the whole seconds left until `until` (epoch ms by the device's clock), live; 0 once it is over, or for null. */
export function useSecondsLeft(until: number | null): number {
  const left = () => (until === null ? 0 : secondsLeft(until, Date.now()));
  const [, setShown] = useState(left);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => {
      const shown = secondsLeft(until, Date.now());
      setShown(shown);
      if (shown === 0) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [until]);
  return left();
}
