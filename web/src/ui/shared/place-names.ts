import { createContext, use } from 'react';

/** What the owner calls tables, rooms and floors, by id; none by default. Provided by app/restaurant. */
export const PlaceNamesContext = createContext<Readonly<Record<string, string>>>({});

/** The names that the owner chose for tables, rooms and floors, by id (P-LABEL-1). */
export const usePlaceNames = (): Readonly<Record<string, string>> => use(PlaceNamesContext);
