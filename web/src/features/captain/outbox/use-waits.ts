import { useCallback, useEffect, useRef, useState } from 'react';
import { pauseBefore } from '../../../ui/shared/pause-before.ts';
import { whenOnline } from '../../../ui/shared/when-online.ts';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The orders with rounds that wait for their next try. The wait grows with each failure, and ends when the network
 * returns.
 */
export function useWaits() {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(NOBODY);
  const failures = useRef(new Map<string, number>());
  const release = useCallback((orderId: string) => {
    setWaiting((all) => new Set([...all].filter((id) => id !== orderId)));
  }, []);
  useEffect(() => whenOnline(() => setWaiting(NOBODY)), []);
  const hold = useCallback(
    (orderId: string) => {
      const failed = failures.current.get(orderId) ?? 0;
      failures.current.set(orderId, failed + 1);
      setWaiting((all) => new Set([...all, orderId]));
      setTimeout(() => release(orderId), pauseBefore(failed));
    },
    [release],
  );
  const forget = useCallback((orderId: string) => void failures.current.delete(orderId), []);
  return { waiting, hold, forget };
}
