import type { ReactNode } from 'react';
import { NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { InMemoryClient } from './in-memory.fixtures.tsx';
import type { InMemory } from './in-memory.fixtures.tsx';
import type { Live } from './live.ts';
import { OwnersRecordContext, SETTINGS_CONTEXTS, WorkplaceContext } from './restaurant.tsx';
import { PlaceNamesContext } from '../ui/shared/place-names.ts';
import type { Workplace } from './restaurant.tsx';

export interface InRestaurantProps extends Partial<Workplace> {
  /** The owner's record with all settings, or their state, for pages that need them. */
  readonly record?: WholeRestaurant | Live<WholeRestaurant>;
  readonly placeNames?: PlaceNames;
  /** The database and callables. */
  readonly backend?: InMemory;
  readonly children: ReactNode;
}

const isLive = (record: WholeRestaurant | Live<WholeRestaurant>): record is Live<WholeRestaurant> =>
  'state' in record;

const { service: Service, documents: Documents, notices: Notices } = SETTINGS_CONTEXTS;

/** Provides the contexts of the shells: the restaurant asha@example.com, by default with its owner as the person. */
export function InRestaurant({
  restaurantId = 'asha@example.com',
  role = 'owner',
  name = 'Asha Rao',
  record,
  placeNames = NO_PLACE_NAMES,
  backend,
  children,
}: InRestaurantProps) {
  const live =
    record === undefined || isLive(record)
      ? record
      : { state: 'ready' as const, value: record, fromCache: false };
  const inPlace = (
    <WorkplaceContext value={{ restaurantId, role, name }}>
      <OwnersRecordContext value={live ?? null}>
        <Service value={live ?? null}>
          <Documents value={live ?? null}>
            <Notices value={live ?? null}>
              <PlaceNamesContext value={placeNames}>{children}</PlaceNamesContext>
            </Notices>
          </Documents>
        </Service>
      </OwnersRecordContext>
    </WorkplaceContext>
  );
  return backend === undefined ? inPlace : <InMemoryClient of={backend}>{inPlace}</InMemoryClient>;
}
