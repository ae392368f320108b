import { useEffect } from 'react';
import { beforeSigningOut } from '../../firebase/before-sign-out.ts';
import { useClient } from '../../firebase/client.ts';
import { onceIdle } from '../../ui/shared/once-idle.ts';
import { useOnDemand } from '../../ui/shared/use-on-demand.ts';
import { endPush } from './end-push.ts';

const load = () => import('./registered-again.tsx');

/** Keeps this browser registered for messages, once the first page stands, and ends that at a sign-out. */
export function RegisteredLater() {
  const client = useClient();
  const [loaded, fetch] = useOnDemand(load);
  // From the start on: a person may sign out before anything else is loaded.
  useEffect(() => beforeSigningOut(() => endPush(client)), [client]);
  useEffect(() => onceIdle(fetch), [fetch]);
  return loaded === null ? null : <loaded.RegisteredAgain />;
}
