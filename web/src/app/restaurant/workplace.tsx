import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { members } from '@bhoj/domain/members/member.collection';
import { heldRights } from '@bhoj/domain/members/held-rights';
import { useLiveDoc } from '../../firebase/live.ts';
import { WorkplaceContext } from '../../firebase/restaurant.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { useSession } from '../../firebase/session.tsx';

/** Tells every page below it where the signed-in person works, and what they may do there. */
export function WorkplaceProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const user = session.state === 'in' ? session.user : null;
  const claims = user !== null && user.claims !== null && 'restaurant' in user.claims ? user.claims : null;
  const restaurantId = claims?.restaurant ?? null;
  const role = claims?.role ?? null;
  const name = user?.displayName ?? '';
  // The token is renewed every hour; the workplace object must stay the same.
  const workplace = useMemo(
    () => (restaurantId === null || role === null ? null : { restaurantId, role, name }),
    [restaurantId, role, name],
  );
  const uid = user?.uid ?? null;
  const isMember = workplace !== null && workplace.role !== 'owner';
  const member = useLiveDoc(
    members,
    isMember && uid !== null ? { restaurantId: workplace.restaurantId, uid } : null,
    { anyAge: true },
  );
  const record = member.state === 'ready' ? member.value : null;
  const isGone = member.state === 'missing' || member.state === 'denied';
  const rights = useMemo(
    () => (record === null ? (isGone ? [] : null) : heldRights(record)),
    [record, isGone],
  );
  return (
    <WorkplaceContext value={workplace}>
      <RightsContext value={rights}>{children}</RightsContext>
    </WorkplaceContext>
  );
}
