import { useCallback, useEffect, useState } from 'react';
import { isRecent } from '@bhoj/domain/figures/home/recent';
import { recents } from '@bhoj/domain/figures/shape/recent.collection';
import { refreshRecent } from '@bhoj/domain/figures/home/recent.contract';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { useCall } from '../../firebase/call.ts';
import { useLiveDoc } from '../../firebase/live.ts';
import type { Live } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';

/**
 * The last eight weeks before the current business day. When the stored ones are from another day, or one of their days
 * has changed, it lets the server compute them anew; meanwhile the page shows the stored ones. It fails only when there
 * are none.
 */
export function useRecent(today: IsoDate): Live<Recent> {
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(recents, { restaurantId });
  const refresh = useCall(refreshRecent);
  const isOnline = useOnline();
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const known = live.state === 'ready' ? live.value : null;
  const isWanted =
    (live.state === 'missing' || (live.state === 'ready' && !live.fromCache)) && !isRecent(known, today);
  const asked = isWanted && isOnline ? `${attempt} ${today} ${known?.staleSince ?? ''}` : null;
  useEffect(() => {
    if (asked === null) return;
    refresh({}).catch(() => setFailed(asked));
  }, [asked, refresh]);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  if (live.state !== 'missing') return live;
  return asked === null || failed === asked ? { state: 'failed', retry } : { state: 'loading' };
}
