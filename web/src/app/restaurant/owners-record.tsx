import type { ReactNode } from 'react';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import { OwnersRecordContext, useRestaurantId } from '../../firebase/restaurant.tsx';
import { PlaceNamesContext } from '../../ui/shared/place-names.ts';

/** Watches the owner's record once for all pages below it. */
export function OwnersRecordProvider({ children }: { readonly children: ReactNode }) {
  const restaurantId = useRestaurantId();
  const record = useLiveDoc(restaurants, { restaurantId });
  const placeNames = (record.state === 'ready' ? record.value.placeNames : undefined) ?? NO_PLACE_NAMES;
  return (
    <OwnersRecordContext value={record}>
      <PlaceNamesContext value={placeNames}>{children}</PlaceNamesContext>
    </OwnersRecordContext>
  );
}
