import { useEffect, useState } from 'react';
import { useClockOffset } from './server-clock.ts';

/** Returns the current time by the server's clock, epoch ms, updated every `every` ms. */
export function useNow(every: number): number {
  const offset = useClockOffset();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now + offset;
}
