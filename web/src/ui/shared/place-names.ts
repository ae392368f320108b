import { createContext, use } from 'react';
import { NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';

/** What the owner calls tables, rooms and floors. Provided by app/restaurant. */
export const PlaceNamesContext = createContext<PlaceNames>(NO_PLACE_NAMES);

/** The names that the owner chose for tables, rooms and floors, by id (P-LABEL-1). */
export const usePlaceNames = (): PlaceNames => use(PlaceNamesContext);
