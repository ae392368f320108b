import { createContext, use } from 'react';

/** The owner's names for tables, rooms and floors, by id; empty by default. Provided by app/restaurant. */
export const PlaceNamesContext = createContext<Readonly<Record<string, string>>>({});

/** Returns the owner's names for tables, rooms and floors, by id (P-LABEL-1). */
export const usePlaceNames = (): Readonly<Record<string, string>> => use(PlaceNamesContext);
