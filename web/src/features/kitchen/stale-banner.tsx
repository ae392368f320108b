import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { kitchen } from '../../messages/kitchen.ts';
import { useOnline } from '../../ui/use-online.ts';
import styles from './kitchen.module.css';

/** A list shown from the device for this long (ms) is not just starting up. */
const PATIENCE = 5000;

/** Loud where tickets may be missing: the network is gone, or the server has not been heard for a while. */
export function StaleBanner({ fromCache }: { readonly fromCache: boolean }) {
  const isOnline = useOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!fromCache) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [fromCache]);
  return (
    <div role="alert" className={styles['alert']}>
      {(!isOnline || (fromCache && isLong)) && (
        <div className={styles['stale']}>
          <WifiOff size={28} aria-hidden />
          <strong>{kitchen.stale}</strong> {kitchen.staleHint}
        </div>
      )}
    </div>
  );
}
