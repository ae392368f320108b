import { use, useEffect } from 'react';
import { mayReceiveAny } from '@bhoj/domain/push/pushed';
import { pushMark } from '../../joint/push/push-mark.ts';
import { useClient } from '../../firebase/client.ts';
import { WorkplaceContext } from '../../firebase/restaurant.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { useSession } from '../../firebase/session.tsx';
import { endPush } from './end-push.ts';
import { PUSH_CHANGED } from './push-changed.ts';

/**
 * Registers this browser for messages again where somebody switched them on, also when the push service has changed the
 * subscription. Ends the messages when somebody else signs in, when the person is dismissed, or when they no longer
 * have a right to any message. Where messages are off, it loads nothing.
 */
export function RegisteredAgain() {
  const client = useClient();
  const session = useSession();
  const uid = session.state === 'in' ? session.user.uid : null;
  // Null for the owner, and while a member's record loads.
  const rights = use(RightsContext);
  const role = use(WorkplaceContext)?.role ?? null;
  const isOver = rights !== null && role !== null && !mayReceiveAny({ role, can: rights });
  useEffect(() => {
    if (isOver) void endPush(null);
  }, [isOver]);
  useEffect(() => {
    if (uid === null || !('serviceWorker' in navigator)) return undefined;
    const again = () => {
      if (pushMark() === null) return;
      void import('../../joint/push/push-device.ts').then(
        ({ registerAgain }) => registerAgain(client, uid),
        () => undefined,
      );
    };
    const hear = ({ data }: MessageEvent) => {
      if ((data as { type?: unknown } | null)?.type === PUSH_CHANGED) again();
    };
    again();
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [client, uid]);
  return null;
}
