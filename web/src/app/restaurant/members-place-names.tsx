import type { ReactNode } from 'react';
import { NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { PlaceNamesContext } from '../../ui/shared/place-names.ts';

/**
 * Provides the owner's names of tables to captains and cooks. They come from the public profile, because captains and
 * cooks may not read the owner's record.
 */
export function MembersPlaceNames({ children }: { readonly children: ReactNode }) {
  const profile = useLiveDoc(profiles, { restaurantId: useRestaurantId() }, { anyAge: true });
  const placeNames = (profile.state === 'ready' ? profile.value.placeNames : undefined) ?? NO_PLACE_NAMES;
  return <PlaceNamesContext value={placeNames}>{children}</PlaceNamesContext>;
}
