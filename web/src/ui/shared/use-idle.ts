import { useEffect, useState } from 'react';
import { onceIdle } from './once-idle.ts';

/** Returns true from the first moment, after `from` became true, in which the browser is idle. */
export function useIdle(from: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (from ? onceIdle(() => setIdle(true)) : undefined), [from]);
  return isIdle;
}
