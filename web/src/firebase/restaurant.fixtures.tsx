import type { ReactNode } from 'react';
import { NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { InMemoryClient } from './in-memory.fixtures.tsx';
import type { InMemory } from './in-memory.fixtures.tsx';
import type { Live } from './live.ts';
import { OwnersRecordContext, WorkplaceContext } from './restaurant.tsx';
import { PlaceNamesContext } from '../ui/shared/place-names.ts';
import type { Workplace } from './restaurant.tsx';

export interface InRestaurantProps extends Partial<Workplace> {
  /** The owner's record or its state, for pages that need it. */
  readonly record?: Restaurant | Live<Restaurant>;
  readonly placeNames?: PlaceNames;
  /** The database and callables. */
  readonly backend?: InMemory;
  readonly children: ReactNode;
}

const isLive = (record: Restaurant | Live<Restaurant>): record is Live<Restaurant> => 'state' in record;

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
        <PlaceNamesContext value={placeNames}>{children}</PlaceNamesContext>
      </OwnersRecordContext>
    </WorkplaceContext>
  );
  return backend === undefined ? inPlace : <InMemoryClient of={backend}>{inPlace}</InMemoryClient>;
}
