import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from '../../ui/shared/address/address.ts';
import { devices } from '@bhoj/domain/devices/device.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { useClient } from '../../firebase/client.ts';
import { leave } from '../../firebase/enter.ts';
import { useLiveDoc } from '../../firebase/live.ts';
import { useSession } from '../../firebase/session.tsx';
import type { SharedDevice } from '../../firebase/shared-device.ts';
import { signingOut } from '../guards/signing-out.ts';
import { forgetTouch, isTimeToLock, lastTouch, noteTouch } from '../../blocks/device/lock-model.ts';

/** ms between two looks at the clock. */
const EVERY = 2_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Locks a shared device that nobody has touched for some minutes, and leaves at once when the device is shut out. It
 * does not lock while the server does not answer, because then nobody could come back in. Unsent rounds stay on the
 * device in any case.
 */
export function DeviceLock({ device }: { readonly device: SharedDevice }) {
  const { restaurantId, deviceId } = device;
  const client = useClient();
  const navigate = useNavigate();
  const isIn = useSession().state === 'in';
  const live = useLiveDoc(devices, isIn ? { restaurantId, deviceId } : null);
  const isLocking = useRef(false);

  const lock = useCallback(async () => {
    if (isLocking.current) return;
    isLocking.current = true;
    forgetTouch();
    try {
      await signingOut(async () => {
        await leave(client);
        await navigate(href('device'), { replace: true });
      });
    } finally {
      isLocking.current = false;
    }
  }, [client, navigate]);

  const isShutOut = live.state === 'missing' || (live.state === 'ready' && live.value.shutOutAt !== null);
  useEffect(() => {
    if (isIn && isShutOut) void lock();
  }, [isIn, isShutOut, lock]);

  const lockMinutes = live.state === 'ready' ? live.value.lockMinutes : device.lockMinutes;
  // Behind a router without internet the browser believes that it is online. Only an answer of the server shows that
  // somebody could come back in.
  const isReached = live.state === 'ready' ? !live.fromCache : live.state !== 'loading';
  const look = useEffectEvent(() => {
    if (navigator.onLine && isReached && isTimeToLock(lastTouch(), lockMinutes, Date.now())) void lock();
  });
  // A touch that comes too late is not the same person's: the device stays due to lock.
  const touch = useEffectEvent(() => {
    const now = Date.now();
    if (lastTouch() !== null && isTimeToLock(lastTouch(), lockMinutes, now)) look();
    else noteTouch(now);
  });
  useEffect(() => {
    if (!isIn) return undefined;
    const touched = () => touch();
    if (lastTouch() === null) touched();
    const timer = setInterval(look, EVERY);
    TOUCHES.forEach((name) => addEventListener(name, touched, { passive: true, capture: true }));
    return () => {
      clearInterval(timer);
      TOUCHES.forEach((name) => removeEventListener(name, touched, { capture: true }));
    };
  }, [isIn]);
  // The browser may have restored the session of a tab that was closed for a while.
  useEffect(() => {
    if (isIn && isReached) look();
  }, [isIn, isReached]);
  return null;
}
