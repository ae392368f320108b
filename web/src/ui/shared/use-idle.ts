import { useEffect, useState } from 'react';
import { onceIdle } from './once-idle.ts';

/** True from the first moment, after `from` became true, in which the browser has nothing else to do. */
export function useIdle(from: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (from ? onceIdle(() => setIdle(true)) : undefined), [from]);
  return isIdle;
}
