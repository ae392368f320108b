import type { ReactNode } from 'react';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { OwnersRecordContext, useRestaurantId } from '../../firebase/restaurant.tsx';

/** Watches the owner's record once for all pages below it. */
export function OwnersRecordProvider({ children }: { readonly children: ReactNode }) {
  const restaurantId = useRestaurantId();
  const record = useLiveDoc(restaurants, { restaurantId });
  return <OwnersRecordContext value={record}>{children}</OwnersRecordContext>;
}
