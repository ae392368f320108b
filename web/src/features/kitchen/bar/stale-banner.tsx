import { WifiOff } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import styles from './stale-banner.module.css';

/** ms. When tickets still come from the device's cache after this time, the server is silent. */
const PATIENCE = 5000;

export interface StaleBannerProps {
  readonly fromCache: boolean;
  /** Epoch ms by the server's clock. */
  readonly now: number;
}

/**
 * A large warning that tickets may be missing: the network is gone, or the server has been silent for a while. The
 * shell shows no banner of its own here.
 */
export const StaleBanner = memo(function StaleBanner({ fromCache, now }: StaleBannerProps) {
  const kitchen = useWords(kitchenPart);

  const isOnline = useOnline();
  const [isLong, setLong] = useState(false);
  const isStale = fromCache || !isOnline;
  const [since, setSince] = useState<number | null>(null);
  if (isStale !== (since !== null)) setSince(isStale ? now : null);
  useEffect(() => {
    if (!fromCache) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [fromCache]);
  return (
    <div role="alert" className={styles['alert']} data-banner>
      {since !== null && (!isOnline || isLong) && (
        <div className={styles['stale']}>
          <WifiOff size={28} aria-hidden />
          <p>
            <strong>{kitchen.stale(clockName(since))}</strong> {kitchen.staleHint}
          </p>
        </div>
      )}
    </div>
  );
});
