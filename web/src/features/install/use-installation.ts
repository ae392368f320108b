import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useClient } from '../../firebase/client.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { saveOwnerFields } from '../../firebase/write.ts';
import { LAST_TICK, TICK } from './install-model.ts';
import { serverNow } from '../../ui/shared/server-clock.ts';

export type InstallState = 'ready' | 'installing' | 'complete' | 'not-saved';

/** ms until the dashboard opens (LIMIT-6). */
const REDIRECT_AFTER = 2000;

/**
 * The simulated installation: runs to the last tick, marks the owner's record as installed, and opens the dashboard.
 * Offline, the write waits on the device and nothing waits for it; only a refusal keeps the wizard open.
 */
export function useInstallation(): { state: InstallState; tick: number; start: () => void } {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const navigate = useNavigate();
  const [state, setState] = useState<InstallState>('ready');
  const [tick, setTick] = useState(0);
  /** The last tick reached. It survives a refused write, so that a retry does not start from the beginning. */
  const reached = useRef(0);

  const finish = useEffectEvent(() => {
    setState('complete');
    saveOwnerFields(client, restaurantId, { installed: true, installationDate: serverNow() }).catch(() =>
      setState('not-saved'),
    );
  });

  useEffect(() => {
    if (state !== 'installing') return undefined;
    const timer = setInterval(() => {
      reached.current = Math.min(reached.current + 1, LAST_TICK + 1);
      if (reached.current <= LAST_TICK) setTick(reached.current);
      else {
        clearInterval(timer);
        finish();
      }
    }, TICK);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    if (state !== 'complete') return undefined;
    const timer = setTimeout(() => void navigate(href('dashboard'), { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  return {
    state,
    tick,
    // When only the write was refused, the files are in place and the last tick follows at once.
    start: () => setState('installing'),
  };
}
