/** The names that an owner chose, by the id of the table, room or floor (`F1-T04`, `floor-1`). */
export type PlaceNames = Readonly<Record<string, string>>;

export const NO_PLACE_NAMES: PlaceNames = {};

/** Returns the name that the owner chose for a table, room or floor; null when there is none. */
export const chosenName = (names: PlaceNames | undefined, id: string): string | null =>
  names !== undefined && Object.hasOwn(names, id) ? (names[id] ?? null) : null;
