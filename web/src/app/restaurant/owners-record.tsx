import type { ReactNode } from 'react';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import {
  documentSettings,
  noticeSettings,
  serviceSettings,
} from '@bhoj/domain/restaurant/settings.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import { OwnersRecordContext, SETTINGS_CONTEXTS, useRestaurantId } from '../../firebase/restaurant.tsx';
import { PlaceNamesContext } from '../../ui/shared/place-names.ts';

const { service: Service, documents: Documents, notices: Notices } = SETTINGS_CONTEXTS;

/** Watches the owner's record and settings once for all pages below it. */
export function OwnersRecordProvider({ children }: { readonly children: ReactNode }) {
  const restaurantId = useRestaurantId();
  const record = useLiveDoc(restaurants, { restaurantId });
  const placeNames = (record.state === 'ready' ? record.value.placeNames : undefined) ?? NO_PLACE_NAMES;
  return (
    <OwnersRecordContext value={record}>
      <Service value={useLiveDoc(serviceSettings, { restaurantId })}>
        <Documents value={useLiveDoc(documentSettings, { restaurantId })}>
          <Notices value={useLiveDoc(noticeSettings, { restaurantId })}>
            <PlaceNamesContext value={placeNames}>{children}</PlaceNamesContext>
          </Notices>
        </Documents>
      </Service>
    </OwnersRecordContext>
  );
}
