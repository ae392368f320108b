import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { WorkplaceContext } from '../../firebase/restaurant.tsx';
import { useSession } from '../../firebase/session.tsx';

/** Tells every page below it where the signed-in person works. */
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
  return <WorkplaceContext value={workplace}>{children}</WorkplaceContext>;
}
